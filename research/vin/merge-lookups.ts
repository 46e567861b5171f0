import type { Recall, Vehicle } from '../../contract/operations/vin.ts'
import type { Coverage } from '../../contract/results/coverage.ts'
import { buildHistory, type History } from './build-history.ts'
import { buildLookupSummary } from './lookup-summary.ts'
import { listDecodeContradictions, mergeOnlineDecode } from './merge-online-decode.ts'
import type { VehiclePart } from './vehicle-part.ts'
import { type HistoryProvider, isHistoryProvider } from './vehicle-providers.ts'

/** What the online sources of a run came to. */
type Lookups = {
  /** Of the offline decode. */
  warnings: string[]
  asked: readonly string[]
  outcomes: readonly Coverage[]
  parts: readonly VehiclePart[]
  retrievedAt: string
}

const offline = 'vpic_offline'
const otherBody = 'The agency has tested vehicles of another body.'
const unasked = 'It needs make, model and model year, which are not all known.'

/** The decoded vehicle with what online sources say of it; what was not answered stays absent. */
export function mergeLookups(decoded: Vehicle, lookups: Lookups): Vehicle {
  const { parts, retrievedAt } = lookups
  const [online] = parts.filter((part) => part.kind === 'decode')
  const merged = online === undefined ? decoded : mergeOnlineDecode(decoded, online)
  const recalls = mergeByModel(parts.filter((part) => part.kind === 'recalls'))
  const complaints = mergeByModel(parts.filter((part) => part.kind === 'complaints'))
  const history = chooseHistory(lookups)
  const campaigns = recalls.parts.flatMap((part) => part.recalls)
  const hasRecalls = recalls.parts.length > 0 && (recalls.isWhole || campaigns.length > 0)
  const partial = [
    ...(recalls.isWhole ? [] : ['recalls']),
    ...(complaints.isWhole ? [] : ['complaints']),
  ]
  const ratings = chooseRatings(merged, parts)
  const isOtherBody = ratings.length === 0 && parts.some(({ kind }) => kind === 'ratings')
  const vehicle: Vehicle = {
    ...merged,
    safety: { ...merged.safety, ratings },
    ...(hasRecalls
      ? {
          recalls: mergeCampaigns(campaigns),
          recallsScope: 'make_model_year',
          recallModels: recalls.models,
        }
      : {}),
    ...(complaints.parts.length > 0 && complaints.isWhole
      ? { complaintsCount: complaints.parts.reduce((sum, { count }) => sum + count, 0) }
      : {}),
    ...(history === null ? {} : { history: { ...history, checkedAt: retrievedAt } }),
    coverage: buildCoverage(decoded, lookups, {
      partial,
      isEmpty: campaigns.length === 0,
      isOtherBody,
    }),
    retrievedAt,
  }
  const cited = listCitedSources(vehicle)
  const first = decoded.sources.length + 1
  const sources = cited.map(({ provider: _, ...source }, n) => ({
    id: `src_${first + n}`,
    position: first + n,
    ...source,
  }))
  const cite = (provider: string) => {
    const at = cited.findIndex((source) => source.provider === provider)
    return `[${at < 0 ? 1 : first + at}]`
  }
  return {
    ...vehicle,
    sources: [...decoded.sources, ...sources],
    summary: buildLookupSummary(
      vehicle,
      {
        vehicle: decoded,
        warnings: lookups.warnings,
        contradictions: online === undefined ? [] : listDecodeContradictions(decoded, online),
      },
      cite,
    ),
  }
}

/** Whether an answer may be kept as long as any: false where an online part failed. */
export function hasWholeLookups({ coverage }: Pick<Vehicle, 'coverage'>): boolean {
  const whole = ['ok', 'no_results', 'not_configured']
  return coverage.every(
    ({ provider, outcome, message }) =>
      provider === offline ||
      (whole.includes(outcome) && (outcome !== 'ok' || (message ?? null) === null)) ||
      (outcome === 'skipped' && message === unasked),
  )
}

/** Asked and without a record is a history, too: an empty one, with its notice. */
function chooseHistory({ parts, outcomes }: Lookups): History | null {
  const [part] = parts.filter(({ kind }) => kind === 'history')
  if (part?.kind === 'history') return buildHistory(part.history)
  const none = outcomes.find(
    ({ provider, outcome }) => outcome === 'no_results' && isHistoryProvider(provider),
  )
  return none === undefined ? null : buildHistory({ provider: none.provider })
}

type ByModel = { model: string; models: string[] }

/** `isWhole`: each of the names that were to be asked has answered. */
function mergeByModel<Part extends ByModel>(parts: readonly Part[]) {
  const models = [...new Set(parts.flatMap((part) => part.models))]
  const answered = new Set(parts.map(({ model }) => model))
  return { parts, models, isWhole: models.every((model) => answered.has(model)) }
}

/** One entry for each campaign, newest first. */
function mergeCampaigns(recalls: readonly Recall[]): Recall[] {
  const byCampaign = new Map(recalls.toReversed().map((one) => [one.campaignNumber, one]))
  return [...byCampaign.values()].sort((a, b) => {
    const [one, other] = [a.reportReceivedDate ?? '', b.reportReceivedDate ?? '']
    if (one !== other) return one < other ? 1 : -1
    return a.campaignNumber < b.campaignNumber ? 1 : -1
  })
}

/**
 * Ratings of the variants that fit drive and body. Where none has the drive, which sources name in
 * several ways, those of all with the body: another body is another vehicle.
 */
function chooseRatings({ drivetrain, bodyClass }: Vehicle, parts: readonly VehiclePart[]) {
  const variants = parts
    .filter((part) => part.kind === 'ratings')
    .filter(({ variant }) => agrees(bodies, variant, bodyClass))
  const fitting = variants.filter(({ variant }) => agrees(drives, variant, drivetrain))
  return (fitting.length > 0 ? fitting : variants).flatMap(({ ratings }) => ratings)
}

const drives = [
  { variant: /\b(4WD|4X4)\b/i, vehicle: /4WD|4x4/i },
  { variant: /\bAWD\b/i, vehicle: /AWD/i },
  { variant: /\bFWD\b/i, vehicle: /FWD/i },
  { variant: /\bRWD\b/i, vehicle: /RWD|4x2/i },
] as const
const bodies = [
  { variant: /\b(PU|pickup)\b|\/CC\b|\/EC\b/i, vehicle: /pickup/i },
  { variant: /\bSUV\b/i, vehicle: /utility|multi-?purpose/i },
  { variant: /\b(VAN|MINIVAN)\b/i, vehicle: /van/i },
  { variant: /\b(SW|wagon)\b/i, vehicle: /wagon/i },
  { variant: /\b(HB|hatchback)\b/i, vehicle: /hatchback/i },
  { variant: /\b(C|coupe)\b/i, vehicle: /coupe/i },
  { variant: /\b4 DR\b/i, vehicle: /sedan|hatchback|wagon/i },
  { variant: /\b2 DR\b/i, vehicle: /coupe|hatchback|convertible/i },
] as const

/** False where the variant says another drive or body than the vehicle has. */
function agrees(
  rules: typeof drives | typeof bodies,
  variant: string | null,
  value: string | null,
): boolean {
  const said = rules.filter((rule) => rule.variant.test(variant ?? ''))
  return said.length === 0 || value === null || said.some((rule) => rule.vehicle.test(value))
}

/** Rows of the online parts: those that were asked, then a history that is not configured. */
function buildCoverage(
  decoded: Vehicle,
  { asked, outcomes }: Lookups,
  found: { partial: readonly string[]; isEmpty: boolean; isOtherBody: boolean },
): Coverage[] {
  const rows = asked.map((provider): Coverage => {
    const row = outcomes.find((one) => one.provider === provider)
    const named = isHistoryProvider(provider) ? 'history' : provider
    if (row === undefined)
      return { provider: named, outcome: 'timeout', message: 'The run ended before it answered.' }
    const { outcome, message } = row
    const isKnown = ![decoded.make, decoded.model, decoded.year].includes(null)
    if (outcome === 'skipped' && !isKnown) return { provider: named, outcome, message: unasked }
    if (provider === 'ratings' && found.isOtherBody)
      return { provider, outcome: 'no_results', message: otherBody }
    if (found.partial.includes(provider) && outcome === 'ok') {
      const isLost = provider === 'complaints' || found.isEmpty
      return {
        provider: named,
        outcome: isLost ? 'error' : 'ok',
        message: 'Not every name of the model was answered.',
      }
    }
    return { provider: named, outcome, message }
  })
  const others = decoded.coverage.filter(
    ({ provider }) => provider === offline || !rows.some((row) => row.provider === provider),
  )
  return [
    ...others.filter(({ provider }) => provider === offline),
    ...rows,
    ...others.filter(({ provider }) => provider !== offline),
  ]
}

const historyPages = {
  vinaudit: { url: 'https://www.vinaudit.com/', title: 'VinAudit', domain: 'vinaudit.com' },
  clearvin: { url: 'https://www.clearvin.com/', title: 'ClearVin', domain: 'clearvin.com' },
} as const satisfies Record<HistoryProvider, Omit<Cited, 'provider'>>

type Cited = { provider: string; url: string; title: string; domain: string }

/** The pages of the online parts that answered, for a person to read. */
function listCitedSources({ vin, year, make, model, ...vehicle }: Vehicle): Cited[] {
  const answered = (provider: string) =>
    vehicle.coverage.some((row) => row.provider === provider && row.outcome === 'ok')
  const domain = 'nhtsa.gov'
  const name = [year, make, model].map((part) => encodeURIComponent(part ?? '')).join('/')
  const rows: (Cited | false)[] = [
    answered('vpic_online') && {
      provider: 'vpic_online',
      url: `https://vpic.nhtsa.dot.gov/decoder/Decoder?VIN=${vin}`,
      title: 'NHTSA vPIC, online',
      domain,
    },
    vehicle.recalls !== undefined && {
      provider: 'recalls',
      url: `https://www.nhtsa.gov/recalls?vin=${vin}`,
      title: 'NHTSA recalls of this make, model and year',
      domain,
    },
    vehicle.safety.ratings.length > 0 && {
      provider: 'ratings',
      url: `https://www.nhtsa.gov/vehicle/${name}`,
      title: 'NHTSA safety ratings',
      domain,
    },
    vehicle.complaintsCount !== undefined && {
      provider: 'complaints',
      url: `https://www.nhtsa.gov/vehicle/${name}`,
      title: 'NHTSA complaints',
      domain,
    },
    vehicle.history !== undefined && {
      provider: 'history',
      ...historyPages[vehicle.history.provider === 'clearvin' ? 'clearvin' : 'vinaudit'],
    },
  ]
  return rows.filter((row) => row !== false)
}
