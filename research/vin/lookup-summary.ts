import type { Vehicle } from '../../contract/operations/vin.ts'
import type { Coverage } from '../../contract/results/coverage.ts'
import { conjunction } from '../text/formats/conjunctions.ts'
import { formatCount } from '../text/formats/format-count.ts'
import { dropDuplicates } from '../text/order.ts'
import { describeUnknowns, describeVehicle, describeWarnings } from './summary.ts'

/** By the name of a row of coverage. */
const parts = {
  recalls: 'recalls',
  ratings: 'safety ratings',
  complaints: 'complaints',
  history: 'title or accident history',
} as const

type Decoded = {
  /** By the offline decoder alone. */
  vehicle: Vehicle
  warnings: readonly string[]
  /** What the online decoder gives differently. */
  contradictions: readonly string[]
}

/**
 * The sentences about a vehicle that was looked up online, each with the number of its source. A
 * recall whose vehicles should not be driven, or not stand near buildings, comes first.
 * @param cite the number of a provider's source
 */
export function buildLookupSummary(
  vehicle: Vehicle,
  decoded: Decoded,
  cite: (provider: string) => string,
): string {
  const described = describeVehicle(vehicle)
  const isFilled = described !== describeVehicle(decoded.vehicle)
  const sentences: [text: string | null, ...sources: string[]][] = [
    [parkIt(vehicle), 'recalls'],
    [parkOutside(vehicle), 'recalls'],
    [described, 'vpic_offline', ...(isFilled ? ['vpic_online'] : [])],
    [describeWarnings(decoded.warnings), 'vpic_offline'],
    [describeWarnings(decoded.contradictions), 'vpic_online'],
    [describeUnknowns(vehicle), 'vpic_online'],
    [sayRecalls(vehicle), 'recalls'],
    [sayRatings(vehicle), 'ratings'],
    [sayComplaints(vehicle), 'complaints'],
    [sayHistory(vehicle), 'history'],
    [describeParts(vehicle, isUnasked, 'looked up'), 'vpic_offline'],
    [describeParts(vehicle, isFailed, 'answered when asked'), 'vpic_offline'],
  ]
  return sentences
    .flatMap(([text, ...sources]) =>
      text === null ? [] : [`${text} ${sources.map((source) => cite(source)).join('')}.`],
    )
    .join(' ')
}

function sayCampaigns(all: readonly { campaignNumber: string }[]): string {
  const names = all.map(({ campaignNumber }) => campaignNumber)
  return `${all.length === 1 ? 'recall' : 'recalls'} ${conjunction.format(names)}`
}

function parkIt({ recalls = [] }: Vehicle): string | null {
  const some = recalls.filter((recall) => recall.parkIt === true)
  if (some.length === 0) return null
  const campaigns = sayCampaigns(some)
  return `Vehicles of ${campaigns} should not be driven until they are repaired ("park it")`
}

function parkOutside({ recalls = [] }: Vehicle): string | null {
  const some = recalls.filter((recall) => recall.parkOutside === true)
  if (some.length === 0) return null
  return (
    `Vehicles of ${sayCampaigns(some)} should be parked outside and away from buildings ` +
    'until they are repaired'
  )
}

/** The agency writes capitals; make and own model are named as in the vehicle's headline. */
function nameModels({ headline, year, make, model }: Vehicle, models: readonly string[]): string {
  const isOwn = models.length === 1 && models[0]?.toUpperCase() === model?.toUpperCase()
  if (isOwn) return headline
  const named = `${year} ${make}`
  const opening = headline.slice(0, named.length)
  const spelled = opening.toUpperCase() === named.toUpperCase() ? opening : named
  return `${spelled} ${conjunction.format(models)}`
}

function sayRecalls(vehicle: Vehicle): string | null {
  const { recalls: all, recallModels = [] } = vehicle
  if (all === undefined) return null
  const names = nameModels(vehicle, recallModels)
  if (all.length === 0) return `No recall is published for the ${names}`
  const [newest] = all
  const dated =
    newest?.reportReceivedDate === null ? '' : `, the newest of ${newest?.reportReceivedDate}`
  const counted = formatCount(all.length, 'recall is', 'recalls are')
  const [are, concern] = all.length === 1 ? ['it is', 'it concerns'] : ['they are', 'they concern']
  return (
    `${counted} published for the ${names}${dated}; ${are} published by model and year, so ` +
    `whether ${concern} this vehicle is unknown`
  )
}

function sayRatings({ safety }: Vehicle): string | null {
  const overall = safety.ratings.filter(({ test }) => test === 'overall')
  if (overall.length === 0) return null
  const said = overall.map(({ variant, stars }) =>
    stars === null ? `the ${variant} is not rated` : `the ${variant} has ${stars} of 5 stars`,
  )
  return `In the agency's crash tests, ${conjunction.format(said)} overall`
}

function sayComplaints({ complaintsCount: count, headline }: Vehicle): string | null {
  if (count === undefined) return null
  const counted = count === 0 ? 'no complaint' : formatCount(count, 'complaint')
  return `Owners filed ${counted} about the ${headline} with the agency`
}

function sayHistory({ history: record }: Vehicle): string | null {
  if (record === undefined) return null
  const { titles, brands, salvage, thefts, accidents } = record
  const counts = { titles, brands, 'salvage records': salvage, thefts, accidents }
  const found = Object.entries(counts).filter(([, list]) => list.length > 0)
  if (found.length === 0)
    return (
      'The history provider has no record of this vehicle, which does not mean that its ' +
      'history is clean'
    )
  const marks = dropDuplicates(brands.flatMap(({ description }) => description ?? []))
  const named = marks.length === 0 ? '' : ` (${conjunction.format(marks)})`
  const listed = found
    .map(([name, list]) => `${name}: ${list.length}${list === brands ? named : ''}`)
    .join(', ')
  return `The history provider lists ${listed}; what is not reported is not in it`
}

function isUnasked(outcome: Coverage['outcome']): boolean {
  return outcome === 'not_configured' || outcome === 'skipped'
}

function isFailed(outcome: Coverage['outcome']): boolean {
  return !isUnasked(outcome) && outcome !== 'ok' && outcome !== 'no_results'
}

/** What was not looked up is no statement about the vehicle. */
function describeParts(
  { coverage }: Vehicle,
  test: (outcome: Coverage['outcome']) => boolean,
  said: string,
): string | null {
  const names = Object.entries(parts).flatMap(([provider, name]) =>
    coverage.some((row) => row.provider === provider && test(row.outcome)) ? [name] : [],
  )
  if (names.length === 0) return null
  return `Not ${said}: ${conjunction.format(names)}`
}
