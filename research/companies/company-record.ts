import { z } from 'zod'
import { CompanyStatus } from '../../contract/operations/entity-search.ts'
import { foldWords } from '../text/words/fold.ts'
import { normaliseNumber, parseLei } from './identifiers.ts'
import { parseJurisdiction } from './jurisdiction.ts'

/** What kind of source a record is from, the most trusted first. */
export const recordOrigins = ['register', 'lei', 'filing', 'wikidata'] as const

const text = z.string().nullable()
const texts = z.array(z.string()).readonly()

/** What one provider says about one entity. */
export const CompanyRecord = z.object({
  /** Unique among the records that are merged together. */
  id: z.string(),
  origin: z.enum(recordOrigins),
  name: z.string(),
  otherNames: texts,
  previousNames: texts,
  kind: z.enum(['company', 'branch', 'fund', 'sole_trader']),
  /** ISO 3166 as GLEIF writes it; null where the source does not say. */
  jurisdiction: text,
  status: CompanyStatus,
  lei: text,
  /** Numbers in the register of a jurisdiction, as the register writes them. */
  numbers: z.array(z.object({ jurisdiction: z.string(), number: z.string() })).readonly(),
  cik: text,
  wikidata: text,
  ticker: text,
  legalForm: text,
  /** Of the list of entity legal forms (ISO 20275), where the source gives it in place of words. */
  legalFormCode: text,
  city: text,
  country: text,
  address: text,
})
export type CompanyRecord = z.infer<typeof CompanyRecord>

/** A record with nothing said but what is given. */
export function buildRecord(
  given: Pick<CompanyRecord, 'id' | 'origin' | 'name'> & Partial<CompanyRecord>,
): CompanyRecord {
  return {
    otherNames: [],
    previousNames: [],
    kind: 'company',
    jurisdiction: null,
    status: 'unknown',
    lei: null,
    numbers: [],
    cik: null,
    wikidata: null,
    ticker: null,
    legalForm: null,
    legalFormCode: null,
    city: null,
    country: null,
    address: null,
    ...given,
  }
}

/** The marks that stand for a company outside of any one source. */
export type CompanyMarks = Pick<CompanyRecord, 'lei' | 'numbers' | 'cik' | 'wikidata'>

/** @returns the ids that pin a company, steadiest first: `lei:…`, `gb:…`, `cik:…`, … */
export function listCompanyIds({ lei, numbers, cik, wikidata }: CompanyMarks): string[] {
  return [
    ...(lei === null ? [] : [`lei:${lei}`]),
    ...numbers.map(({ jurisdiction, number }) => `${jurisdiction.toLowerCase()}:${number}`),
    ...(cik === null ? [] : [`cik:${normaliseNumber(cik)}`]),
    ...(wikidata === null ? [] : [`wikidata:${wikidata}`]),
  ]
}

/** The id of a hit, or that of a profile, which is another field there. */
export function chooseCompanyId<Id>({ id, entityId }: { id?: Id; entityId?: Id }): Id | undefined {
  return id ?? entityId
}

/** @returns what an id of a company stands for, or null for a text that is none */
export function parseCompanyId(text: string): CompanyMarks | null {
  const none: CompanyMarks = { lei: null, numbers: [], cik: null, wikidata: null }
  const [, scheme = '', value = ''] = /^([a-z0-9_-]+):\s*(\S.*)$/i.exec(text.trim()) ?? []
  if (scheme === '') return null
  if (scheme.toLowerCase() === 'lei') {
    const lei = parseLei(value)
    return lei === null ? null : { ...none, lei }
  }
  if (scheme.toLowerCase() === 'cik')
    return /^\d{1,10}$/.test(value) ? { ...none, cik: normaliseNumber(value) } : null
  if (scheme.toLowerCase() === 'wikidata')
    return /^Q[1-9]\d*$/i.test(value) ? { ...none, wikidata: value.toUpperCase() } : null
  const jurisdiction = isCode(scheme) ? parseJurisdiction(scheme) : null
  // numbers have digits: "AI: Robotics" is a name, though AI is Anguilla
  return jurisdiction === null || !/\p{N}/u.test(value)
    ? null
    : { ...none, numbers: [{ jurisdiction, number: value }] }
}

const isCode = (text: string) => /^[a-z]{2}(?:[-_][a-z0-9]{1,3})?$/i.test(text)

/** "BT" for "Brackwater Tidal Ltd": what stands where a logo is missing. */
export function buildInitials(name: string): string {
  return foldWords(name)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
}
