import { sumWeights } from '../identity/names/name-signal.ts'
import { compareText } from '../text/order.ts'
import { foldWords } from '../text/words/fold.ts'
import { compareNames, type MatchSignal } from './compare-names.ts'
import { computeEditDistance } from './compute-edit-distance.ts'
import { isSameNumber, normaliseNumber, parseLei } from './identifiers.ts'
import { compareJurisdictions, parseJurisdiction, toCountryPart } from './jurisdiction.ts'
import { parseCompanyName } from './parse-company-name.ts'
import { splitNamedCountry } from './split-named-country.ts'
import { splitNames } from './split-names.ts'

/**
 * What is asked for; everything but the name narrows it down. Without a name (empty), an identifier
 * alone decides.
 */
export type CompanyQuery = {
  name: string
  jurisdiction?: string | undefined
  lei?: string | undefined
  number?: string | undefined
  ticker?: string | undefined
  address?: string | undefined
}

export type CompanyCandidate = CompanyQuery & {
  id: string
  otherNames?: readonly string[] | undefined
  previousNames?: readonly string[] | undefined
  status?: string | undefined
  /** `branch` and `fund` stand behind a company of the same name. */
  kind?: string | undefined
}

/** @property confidence 0..100, meant as the percentage of such matches that are right */
export type CompanyMatch = { id: string; confidence: number; signals: MatchSignal[] }

/** Log-odds at which a match is as likely right as wrong, were there no other candidate. */
const turningPoint = 1.3
/** How fast the probability rises there. */
const slope = 1.25
/** How much likelier the better of two candidates is, for each unit between them. */
const sharpness = 2.5
/** Equal names in equal places stay below this, however much speaks for each. */
const maxConfidence = 99.5
/** Log-odds of a company that is listed under the ticker that is asked for. */
const sameTicker = 4.5
/** A number or an LEI without any agreement of names may be a neighbour's. */
const neighbourConfidence = 60

/** Ranks candidates by how likely each is the company that is asked for, best first. */
export function matchCompanies(
  query: CompanyQuery,
  candidates: readonly CompanyCandidate[],
): CompanyMatch[] {
  const isWord = findOtherWords(candidates)
  const weighed = candidates.map((candidate) => {
    const signals = weighCandidate(query, candidate, isWord(candidate.id))
    return { candidate, signals, total: sumWeights(signals) }
  })
  const best = Math.max(...weighed.map(({ total }) => total))
  const shares = weighed.map(({ total }) => Math.exp(sharpness * (total - best)))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return weighed
    .map(({ candidate, signals, total }, i) => ({
      id: candidate.id,
      total,
      confidence: toConfidence(total, (shares[i] ?? 0) / whole, signals),
      signals: signals
        .filter(({ weight }) => weight !== 0)
        .map((signal) => ({ ...signal, weight: Math.round(signal.weight * 100) / 100 }))
        .sort((x, y) => Math.abs(y.weight) - Math.abs(x.weight)),
    }))
    .sort((x, y) => y.total - x.total || compareText(x.id, y.id))
    .map(({ id, confidence, signals }) => ({ id, confidence, signals }))
}

function toConfidence(total: number, share: number, signals: readonly MatchSignal[]): number {
  const alone = 1 / (1 + Math.exp(slope * (turningPoint - total)))
  const maxShown = signals.some(({ signal }) => signal === 'name_disagrees')
    ? neighbourConfidence
    : maxConfidence
  return Math.round(10 * Math.min(maxShown, 100 * alone * share)) / 10
}

/** @returns for each candidate, whether a word stands in the names of another one */
function findOtherWords(candidates: readonly CompanyCandidate[]) {
  const owners = new Map<string, Set<string>>()
  for (const { id, name } of candidates)
    for (const word of parseCompanyName(name).written)
      owners.set(word, (owners.get(word) ?? new Set()).add(id))
  return (id: string) => (word: string) => {
    const ids = owners.get(word)
    return ids !== undefined && (ids.size > 1 || !ids.has(id))
  }
}

function weighCandidate(
  query: CompanyQuery,
  candidate: CompanyCandidate,
  isWord: (word: string) => boolean,
): MatchSignal[] {
  const identifiers = [...weighLei(query, candidate), ...weighNumber(query, candidate)]
  const isPinned = query.name === '' && sumWeights(identifiers) > 0
  const names = chooseBetter(
    isPinned ? [] : weighNames(query.name, candidate, isWord),
    weighTicker(query, candidate),
  )
  const disagrees = sumWeights(names) < 0 && sumWeights(identifiers) > 0
  return [
    ...names,
    ...identifiers,
    ...(disagrees ? [{ signal: 'name_disagrees', weight: -0.1 }] : []),
    ...weighJurisdiction(query, candidate),
    ...weighAddress(query, candidate),
    ...weighStanding(query.name, candidate),
  ]
}

/** The best of a candidate's names; a former or trading name says a little less. */
function weighNames(
  asked: string,
  candidate: CompanyCandidate,
  isWord: (word: string) => boolean,
): MatchSignal[] {
  const { name, otherNames = [], previousNames = [] } = candidate
  const kinds: readonly (readonly [readonly string[], MatchSignal | null])[] = [
    [[name], null],
    [otherNames, { signal: 'other_name', weight: -0.4 }],
    [previousNames, { signal: 'former_name', weight: -1.8 }],
  ]
  const all = kinds.flatMap(([texts, mark]) =>
    texts.flatMap((text) =>
      listAsked(asked, candidate).flatMap(([one, ...placed]) =>
        splitNames(text).map((other) => {
          const signals = [...compareNames(one, other, isWord), ...placed]
          return mark === null ? signals : [...signals, { ...mark, detail: text }]
        }),
      ),
    ),
  )
  return all.reduce((best, signals) => (sumWeights(signals) > sumWeights(best) ? signals : best))
}

/** The names that are asked for: also without a country behind them that is the candidate's. */
function listAsked(
  asked: string,
  { jurisdiction }: CompanyCandidate,
): (readonly [name: string, ...MatchSignal[]])[] {
  const placed = splitNamedCountry(asked)
  const code = parseJurisdiction(jurisdiction ?? '')
  const isThere = placed !== null && code !== null && toCountryPart(code) === placed.country
  return [
    ...splitNames(asked).map((name) => [name] as const),
    ...(isThere ? [[placed.name, { signal: 'country_in_name', weight: -1.2 }] as const] : []),
  ]
}

/** An exchange lists a company once under its ticker, whatever the company is called. */
function weighTicker({ ticker }: CompanyQuery, candidate: CompanyCandidate): MatchSignal[] | null {
  if (ticker === undefined || ticker !== candidate.ticker) return null
  return [{ signal: 'same_ticker', weight: sameTicker, detail: ticker }]
}

function chooseBetter(names: MatchSignal[], ticker: MatchSignal[] | null): MatchSignal[] {
  return ticker !== null && sumWeights(ticker) > sumWeights(names) ? ticker : names
}

function weighLei(query: CompanyQuery, candidate: CompanyCandidate): MatchSignal[] {
  const [asked, found] = [query.lei, candidate.lei].map((lei) => lei && parseLei(lei))
  if (!asked || !found) return []
  return asked === found
    ? [{ signal: 'same_lei', weight: 7, detail: asked }]
    : [{ signal: 'other_lei', weight: -7 }]
}

function weighNumber(query: CompanyQuery, candidate: CompanyCandidate): MatchSignal[] {
  const [asked, found] = [
    normaliseNumber(query.number ?? ''),
    normaliseNumber(candidate.number ?? ''),
  ]
  if (asked === '' || found === '') return []
  const apart = relateJurisdictions(query, candidate) === 'apart'
  if (isSameNumber(asked, found))
    return [{ signal: 'same_number', weight: apart ? 1 : 5, detail: found }]
  if (apart) return []
  // one digit may be a slip, but neighbours in a register are one digit apart as well
  const slip = asked.length > 5 && computeEditDistance(asked, found, 1) === 1
  return [{ signal: 'other_number', weight: slip ? -4.2 : -5.6, detail: `${asked} / ${found}` }]
}

function relateJurisdictions(query: CompanyQuery, candidate: CompanyCandidate) {
  const [asked, found] = [query.jurisdiction, candidate.jurisdiction].map((code) =>
    code ? parseJurisdiction(code) : null,
  )
  return asked && found ? compareJurisdictions(asked, found) : null
}

const relationWeights = { same: 0.4, within: 0.3, neighbours: -4, apart: -5.2 } as const

function weighJurisdiction(query: CompanyQuery, candidate: CompanyCandidate): MatchSignal[] {
  const relation = relateJurisdictions(query, candidate)
  if (relation === null) return []
  return [
    {
      signal: relationWeights[relation] > 0 ? 'same_jurisdiction' : 'other_jurisdiction',
      weight: relationWeights[relation],
      detail: `${query.jurisdiction} / ${candidate.jurisdiction}`,
    },
  ]
}

/** Streets and codes of one address; the words of a country or a kind of road are no evidence. */
function weighAddress(query: CompanyQuery, candidate: CompanyCandidate): MatchSignal[] {
  const [asked, found] = [query.address, candidate.address].map(
    (text) => new Set(foldWords(text ?? '').filter((word) => word.length > 1 || /\d/.test(word))),
  )
  if (!asked || !found || asked.size === 0 || found.size === 0) return []
  const shared = [...asked].filter((word) => found.has(word)).length
  const part = shared / Math.min(asked.size, found.size)
  if (part >= 0.6) return [{ signal: 'same_address', weight: 0.5 }]
  return part < 0.2 ? [{ signal: 'other_address', weight: -0.5 }] : []
}

const branchWords = /branch|niederlassung|succursale|sucursal|filial|bijkantoor|oddzial/
const fundWords = /fund|fonds|fondo|trust|sicav|ucits|portfolio|series|etf/

/**
 * Active companies stand before those that are gone. A branch or a fund is another entity than the
 * company whose name it bears, unless it is asked for.
 */
function weighStanding(asked: string, { name, status, kind }: CompanyCandidate): MatchSignal[] {
  const signals: MatchSignal[] = []
  if (/dissol|inactiv|ceased|closed|struck|removed/i.test(status ?? ''))
    signals.push({ signal: 'not_active', weight: -0.6, detail: status ?? '' })
  const plain = foldWords(asked).join(' ')
  if (/branch/i.test(kind ?? '') && !branchWords.test(plain))
    signals.push({ signal: 'branch', weight: -4.4 })
  if (/fund/i.test(kind ?? '') && !fundWords.test(plain) && asked !== name)
    signals.push({ signal: 'fund', weight: -2 })
  return signals
}
