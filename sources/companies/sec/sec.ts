import { z } from 'zod'
import { buildRecord, type CompanyRecord } from '../../../research/companies/company-record.ts'
import { isSameNumber } from '../../../research/companies/identifiers.ts'
import { parseJurisdiction, toCountryPart } from '../../../research/companies/jurisdiction.ts'
import { parseCompanyName } from '../../../research/companies/parse-company-name.ts'
import { removeTails } from '../../../research/identity/names/legal-forms/remove-tails.ts'
import { subdivisions } from '../../../research/identity/places/tables/subdivisions.ts'
import { items, optionalItems, optionalText } from '../../shared/lenient.ts'
import { toPlainLine } from '../../shared/plain.ts'
import type { Question } from '../../shared/source.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { buildLocation, buildParts } from '../shared/register-parts.ts'
import { findRegisterName, toAddressLine, toDay } from '../shared/register-record.ts'
import { sec } from './sec-access.ts'
import { listFactLeads } from './sec-facts.ts'

const provider = 'sec'

const Hit = z.object({
  _id: z.string().regex(/^\d{1,10}$/),
  _source: z.object({ entity: z.string().min(1), tickers: optionalText }),
})

/** Who files with the commission, by name or ticker; also those that are no longer listed. */
export const secSearch = defineCompanySource({
  ...sec,
  name: 'sec-search',
  baseUrl: 'https://efts.sec.gov',
  accepts: ['company'],
  limit: { requests: 2, seconds: 1 },
  request: (question, { base }) => {
    const keysTyped = findTyped(question)
    if (keysTyped === null) return null
    return { url: `${base}/LATEST/search-index?${new URLSearchParams({ keysTyped })}` }
  },
  body: z.object({ hits: z.object({ hits: items(Hit) }) }),
  evidence: ({ hits }) => ({
    findings: hits.hits.flatMap((hit) => {
      const record = toHitRecord(hit)
      return record === null ? [] : [{ kind: 'record' as const, record }]
    }),
  }),
})

function findTyped(question: Question<Companies>): string | null {
  if (question.kind !== 'company') return null
  // companies of every country file with it
  return question.ticker ?? findRegisterName(question, null)
}

/**
 * People who own shares are in the same index; they have neither a ticker nor a legal form.
 * @returns null for one that may be a person
 */
function toHitRecord({ _id, _source }: z.infer<typeof Hit>): CompanyRecord | null {
  const name = _source.entity.replace(/(?:\s*\([^()]*\))+\s*$/, '').trim()
  const [ticker = null] = (_source.tickers ?? '').split(/[,\s]+/).filter((one) => one !== '')
  if (name === '' || (ticker === null && parseCompanyName(name).form === null)) return null
  return buildRecord({
    id: `${provider}:${_id}`,
    origin: 'filing',
    name: removeTails(name),
    cik: _id,
    ticker,
  })
}

/** Blanks and the word "None" stand for what is not there. */
const said = z
  .string()
  .nullish()
  .transform((text) => (text == null || /^(?:none|\s*)$/i.test(text) ? null : text))
  .catch(null)

const Address = z
  .object({
    street1: said,
    street2: said,
    city: said,
    zipCode: said,
    stateOrCountry: said,
    stateOrCountryDescription: said,
  })
  .nullish()
  .catch(null)

const Filer = z.object({
  cik: z.union([z.string(), z.int().transform(String)]).pipe(z.string().regex(/^\d{1,10}$/)),
  name: z.string().min(1),
  entityType: said,
  sic: said,
  sicDescription: said,
  tickers: optionalItems(z.string()),
  stateOfIncorporation: said,
  stateOfIncorporationDescription: said,
  addresses: z.object({ business: Address }).nullish().catch(null),
  filings: z
    .object({
      recent: z
        .object({ form: optionalItems(z.string()), reportDate: optionalItems(z.string()) })
        .nullish(),
    })
    .nullish()
    .catch(null),
  formerNames: optionalItems(
    z.object({ name: z.string().min(1), from: optionalText, to: optionalText }),
  ),
})

/** A filer by its number (CIK). */
export const secCompany = defineCompanySource({
  ...sec,
  name: 'sec-company',
  baseUrl: 'https://data.sec.gov',
  accepts: ['company_id'],
  limit: { requests: 2, seconds: 1 },
  // a thousand filings, most of which is not read
  maxBytes: 8_000_000,
  request: (question, { base }) => {
    const cik = findCik(question)
    return cik === null ? null : { url: `${base}/submissions/CIK${cik.padStart(10, '0')}.json` }
  },
  body: Filer,
  evidence: (filer, question) => {
    const isAsked = isSameNumber(filer.cik, findCik(question) ?? '') && !isPerson(filer)
    return isAsked
      ? {
          findings: describe(filer),
          leads: listFactLeads(filer.cik, listFilings(filer)),
        }
      : { findings: [] }
  },
})

/** Two lists side by side; a date that is missing anywhere puts all of them out of step. */
function listFilings({ filings }: Filer) {
  const { form: forms = [], reportDate: ends = [] } = filings?.recent ?? {}
  return forms.map((form, n) => ({
    form,
    periodEnd: ends.length === forms.length ? toDay(ends[n]) : null,
  }))
}

function findCik(question: Question<Companies>): string | null {
  if (question.kind === 'company_id') return question.cik
  return question.kind === 'id' && /^\d{1,10}$/.test(question.text) ? question.text : null
}

type Filer = z.infer<typeof Filer>

function describe(filer: Filer): Companies['finding'][] {
  const record = toRecord(filer)
  const { sic, sicDescription: label, addresses } = filer
  const seat = addresses?.business
  return buildParts(record, {
    registration: {
      entityType: null,
      legalStatus: null,
      authority: 'SEC EDGAR',
      incorporationDate: null,
      dissolutionDate: null,
      url: `https://www.sec.gov/edgar/browse/?CIK=${record.cik}`,
    },
    previousNames: filer.formerNames.map(({ name, from, to }) => ({
      name: removeTails(name),
      from: toDay(from),
      to: toDay(to),
    })),
    industries: sic === null ? [] : [{ scheme: 'SIC', code: sic, label }],
    locations: seat
      ? [
          buildLocation('headquarters', {
            lines: [seat.street1, seat.street2],
            city: seat.city,
            region: toJurisdiction(seat.stateOrCountry, seat.stateOrCountryDescription),
            postalCode: seat.zipCode,
            country: record.country,
          }),
        ]
      : [],
  })
}

/** People who report their shares have no business of their own. */
function isPerson({ sic, tickers, entityType, name }: Filer): boolean {
  return (
    sic === null &&
    tickers.length === 0 &&
    entityType !== 'operating' &&
    !parseCompanyName(name).form
  )
}

function toRecord(filer: Filer): CompanyRecord {
  const address = filer.addresses?.business
  const country = address
    ? toJurisdiction(address.stateOrCountry, address.stateOrCountryDescription)
    : null
  return buildRecord({
    id: `${provider}:${filer.cik.replace(/^0+(?=.)/, '')}`,
    origin: 'filing',
    name: removeTails(filer.name),
    previousNames: filer.formerNames.map(({ name }) => removeTails(name)),
    jurisdiction: toJurisdiction(filer.stateOfIncorporation, filer.stateOfIncorporationDescription),
    cik: filer.cik.replace(/^0+(?=.)/, ''),
    ticker: filer.tickers[0] ?? null,
    city: toPlainLine(address?.city),
    country: country === null ? null : toCountryPart(country),
    address: toAddressLine(address?.street1, address?.street2, address?.city, address?.zipCode),
  })
}

const states = new Set(subdivisions.values())

/** The commission's codes: those of the states are the post's, all others its own. */
function toJurisdiction(code: string | null, description: string | null): string | null {
  if (code !== null && states.has(`US-${code}`)) return `US-${code}`
  // "Ontario, Canada", "Cayman Islands"; a code that is repeated names nothing
  if (description === null || description === code) return null
  const [part = '', country] = description.split(',').map((text) => text.trim())
  return parseJurisdiction(part) ?? (country === undefined ? null : parseJurisdiction(country))
}
