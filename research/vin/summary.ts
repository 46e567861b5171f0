import type { Vehicle } from '../../contract/operations/vin.ts'
import { conjunction } from '../text/formats/conjunctions.ts'
import { toCapital } from '../text/words/to-capital.ts'
import { linkingWords } from './tables/linking-words.ts'

/** What the sentences need of a vehicle. */
type Described = Pick<
  Vehicle,
  | 'vin'
  | 'headline'
  | 'trim'
  | 'bodyClass'
  | 'engine'
  | 'plant'
  | 'manufacturer'
  | 'drivetrain'
  | 'transmission'
> & { safety: Pick<Vehicle['safety'], 'airbags' | 'features'> }

/** "2021 Ford F-150"; says what is unknown rather than leaving it out. */
export function buildHeadline(
  year: number | null,
  make: string | null,
  model: string | null,
  manufacturer: string | null,
): string {
  const maker =
    make ?? (manufacturer ? `vehicle by ${manufacturer}` : 'vehicle of an unknown maker')
  // trailers are often named like their maker
  const name =
    model && make && model.toLowerCase() === make.toLowerCase()
      ? make
      : [maker, model].filter(Boolean).join(' ')
  const unknown = [
    year === null ? 'model year' : '',
    make !== null && model === null ? 'model' : '',
  ].filter(Boolean)
  const dated = year === null ? toCapital(name) : `${year} ${name}`
  return `${dated}${unknown.length > 0 ? ` (${conjunction.format(unknown)} unknown)` : ''}`
}

/** One to four sentences, each ending in the number of its source. */
export function buildDecodeSummary(vehicle: Described, messages: string[], cite: string): string {
  const unknowns = list(sayUnknowns(vehicle))
  const sentences = [
    describeVehicle(vehicle),
    describeWarnings(messages),
    `The offline data does not say ${unknowns}, which means unknown and not absent`,
    'Recalls, safety ratings and title or accident history were not looked up, because no ' +
      'provider of them is configured',
  ]
  return sentences
    .flatMap((sentence) => (sentence === null ? [] : [`${sentence} ${cite}.`]))
    .join(' ')
}

/** Null where there is nothing to warn of. */
export function describeWarnings(messages: readonly string[]): string | null {
  if (messages.length === 0) return null
  const clauses = messages.flatMap((message) => message.replace(/\.$/, '').split('. '))
  return `Take care: ${clauses.map(toClause).join('; ')}`
}

/** A sentence inside another one: it begins small, unless it begins with an abbreviation. */
function toClause(sentence: string): string {
  return sentence.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
}

/** Null where all is known. */
export function describeUnknowns(vehicle: Described): string | null {
  const some = sayUnknowns(vehicle)
  if (some.length === 0) return null
  return `The data does not say ${list(some)}, which means unknown and not absent`
}

/** What the VIN stands for. */
export function describeVehicle({
  vin,
  headline,
  trim,
  bodyClass,
  engine,
  plant,
  manufacturer,
}: Described): string {
  const details = [
    trim && `trim ${trim}`,
    bodyClass && lowerWords(bodyClass),
    describeEngine(engine),
    engine.electrification && lowerWords(engine.electrification),
  ].filter(Boolean)
  const place = [plant.city, plant.state, plant.country].filter((part) => part !== null)
  const made = [
    manufacturer && ` made by ${manufacturer}`,
    place.length > 0 && ` in ${lowerCapitals(place.join(', '))}`,
  ].filter(Boolean)
  return (
    `VIN ${vin} stands for: ` +
    `${headline}${details.length > 0 ? `, ${details.join(', ')}` : ''}` +
    // the stop of the sentence comes behind its citation
    `${made.length > 0 ? `,${made.join('').replace(/\.$/, '')}` : ''}`
  )
}

function describeEngine({ displacementL, cylinders, fuelType }: Vehicle['engine']): string | null {
  const parts = [
    displacementL && `${displacementL} L`,
    cylinders && `${cylinders}-cylinder`,
    fuelType && lowerWords(fuelType),
  ].filter(Boolean)
  if (parts.length === 0) return null
  if (fuelType !== 'Electric') return `${parts.join(' ')} engine`
  // what has cylinders beside the motor burns something that the data does not say
  const range = parts.slice(0, -1)
  return range.length === 0 ? 'electric motor' : `electric motor, ${range.join(' ')} engine`
}

/** "Compressed Natural Gas (CNG)" in a sentence: abbreviations keep their capitals. */
function lowerWords(text: string): string {
  return text.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
}

/** A code, or letters that are made small. */
const shouted = /\([^)]*\)|, \p{Lu}{2}(?=,| \(|$)|(?<=\p{L})['’]S(?!\p{L})|\p{Lu}{2,}/gu

/**
 * "ST. LOUIS, UNITED STATES (USA)": the data shouts its places; what is in brackets is a code.
 * So are two letters behind a place: "FLUSHING, NY". "LEE'S SUMMIT", "MCALLEN", "DEL RIO" are Lee's
 * Summit, McAllen, Del Rio.
 */
function lowerCapitals(places: string): string {
  return places.replace(shouted, (word, at: number) => {
    if (/^[(,]/.test(word)) return word
    const small = word.toLowerCase()
    if (/^\P{L}/u.test(small)) return small
    const isFirst = at === 0 || places.slice(0, at).endsWith(', ')
    if (linkingWords.has(small) && !isFirst) return small
    return small.length > 4 && small.startsWith('mc')
      ? `Mc${toCapital(small.slice(2))}`
      : toCapital(small)
  })
}

function sayUnknowns({ drivetrain, transmission, safety }: Described): string[] {
  return [
    drivetrain === null ? 'the drive type' : '',
    transmission === null ? 'the transmission' : '',
    safety.airbags.length === 0 ? 'where the air bags are' : '',
    // the offline data has one element of equipment, on restraints, and none of driver assistance
    safety.features.length < 2 ? 'which driver assistance is fitted' : '',
  ].filter((one) => one !== '')
}

function list(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
}
