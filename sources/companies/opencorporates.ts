import { z } from 'zod'
import { buildRecord, type CompanyRecord } from '../../research/companies/company-record.ts'
import { isSameNumber } from '../../research/companies/identifiers.ts'
import { parseJurisdiction, toCountryPart } from '../../research/companies/jurisdiction.ts'
import { parseCompanyName } from '../../research/companies/parse-company-name.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { toPersonName } from '../shared/person-name.ts'
import { toPlainLine } from '../shared/plain.ts'
import type { Question, SourceAnswer } from '../shared/source.ts'
import { type Companies, defineCompanySource } from './shared/company-source.ts'
import { buildLocation, buildParts } from './shared/register-parts.ts'
import { findRegisterName, toDay, toRegisterCountry } from './shared/register-record.ts'

const provider = 'opencorporates'

const common = {
  provider,
  baseUrl: 'https://api.opencorporates.com',
  key: { name: 'openCorporates', need: 'required' },
  // by contract; the smallest one allows far less in a day
  limit: { requests: 5, seconds: 1 },
  // the contract decides what may be kept
  cacheSeconds: 0,
  termsUrl: 'https://opencorporates.com/terms-of-use-2/',
  licence: 'share-alike with attribution, by contract',
  throttled: ({ status }: SourceAnswer) => (status === 403 ? quotaWaitSeconds : null),
} as const

/** 403 is a quota that is spent, of a day or a month. Seconds until it is tried again. */
const quotaWaitSeconds = 3_600

const Company = z.object({
  name: z.string().min(1),
  company_number: z.string().min(1),
  jurisdiction_code: z.string().min(2),
  company_type: optionalText,
  current_status: optionalText,
  inactive: optionalFlag,
  incorporation_date: optionalText,
  dissolution_date: optionalText,
  registry_url: optionalText,
  opencorporates_url: z.url(),
  source: z.object({ publisher: optionalText }).nullish().catch(null),
  branch: optionalText,
  previous_names: optionalItems(
    z.object({
      company_name: z.string().min(1),
      start_date: optionalText,
      end_date: optionalText,
    }),
  ),
  industry_codes: optionalItems(
    z.object({
      industry_code: z.object({
        code: z.string().min(1),
        description: optionalText,
        code_scheme_name: optionalText,
      }),
    }),
  ),
  officers: optionalItems(
    z.object({
      officer: z.object({
        name: z.string().min(1),
        position: optionalText,
        start_date: optionalText,
        end_date: optionalText,
      }),
    }),
  ),
  registered_address: z
    .object({
      street_address: optionalText,
      locality: optionalText,
      region: optionalText,
      postal_code: optionalText,
      country: optionalText,
    })
    .nullish()
    .catch(null),
  registered_address_in_full: optionalText,
})

/** Companies of all registers by name. */
export const opencorporatesSearch = defineCompanySource({
  ...common,
  name: 'opencorporates-search',
  accepts: ['company'],
  request: (question, { base, key }) => {
    const q = findRegisterName(question, null)
    if (q === null || question.kind !== 'company') return null
    const { jurisdiction } = question
    const query = new URLSearchParams({
      q,
      // a country's code finds the companies of the country, not of its parts
      ...(jurisdiction === null ? {} : { jurisdiction_code: toCode(jurisdiction) }),
      per_page: '20',
      api_token: key ?? '',
    })
    return { url: `${base}/v0.4/companies/search?${query}` }
  },
  body: z.object({ results: z.object({ companies: items(z.object({ company: Company })) }) }),
  evidence: ({ results }) => ({
    findings: results.companies.map(({ company }) => ({
      kind: 'record',
      record: toRecord(company),
    })),
  }),
})

/** The company of one number in one register. */
export const opencorporatesCompany = defineCompanySource({
  ...common,
  name: 'opencorporates-company',
  accepts: ['company', 'company_id'],
  request: (question, { base, key }) => {
    const entry = findEntry(question)
    if (entry === null) return null
    const [code, number] = [toCode(entry.jurisdiction), entry.number].map(encodeURIComponent)
    const query = new URLSearchParams({ api_token: key ?? '' })
    return { url: `${base}/v0.4/companies/${code}/${number}?${query}` }
  },
  body: z.object({ results: z.object({ company: Company }) }),
  evidence: ({ results: { company } }, question) => {
    const entry = findEntry(question)
    const isAsked = entry !== null && isSameNumber(company.company_number, entry.number)
    return { findings: isAsked ? describe(company) : [] }
  },
})

/** A lead's text is the id of a company: `gb:08957400`. */
function findEntry(question: Question<Companies>) {
  if (question.kind === 'company') {
    const { jurisdiction, number } = question
    return jurisdiction === null || number === null ? null : { jurisdiction, number }
  }
  if (question.kind === 'company_id') return question.numbers[0] ?? null
  if (question.kind !== 'id') return null
  const [code = '', number = ''] = question.text.split(/:(.*)/)
  const jurisdiction = parseJurisdiction(code)
  return jurisdiction === null || number === '' ? null : { jurisdiction, number }
}

function toCode(jurisdiction: string): string {
  return jurisdiction.toLowerCase().replace('-', '_')
}

type Company = z.infer<typeof Company>

function describe(company: Company): Companies['finding'][] {
  const record = toRecord(company)
  const { registered_address: seat, registry_url: page } = company
  return buildParts(record, {
    registration: {
      entityType: company.company_type,
      legalStatus: company.current_status,
      authority: company.source?.publisher ?? null,
      incorporationDate: toDay(company.incorporation_date),
      dissolutionDate: toDay(company.dissolution_date),
      url: page !== null && URL.canParse(page) ? page : company.opencorporates_url,
    },
    previousNames: company.previous_names.map((former) => ({
      name: former.company_name,
      from: toDay(former.start_date),
      to: toDay(former.end_date),
    })),
    industries: company.industry_codes.map(({ industry_code: one }) => ({
      scheme: one.code_scheme_name ?? 'industry',
      code: one.code,
      label: one.description,
    })),
    locations: seat
      ? [
          buildLocation('registered', {
            lines: [seat.street_address],
            city: seat.locality,
            region: seat.region,
            postalCode: seat.postal_code,
            country: record.country,
          }),
        ]
      : [],
    officers: company.officers.map(({ officer }) => {
      // whether an officer is a company is not said
      const isCompany = parseCompanyName(officer.name).form !== null
      return {
        name: isCompany ? officer.name : toPersonName(officer.name),
        title: officer.position ?? '',
        since: toDay(officer.start_date),
        until: toDay(officer.end_date),
        isCompany,
      }
    }),
  })
}

function toRecord(company: Company): CompanyRecord {
  const jurisdiction = parseJurisdiction(company.jurisdiction_code)
  const { company_number: number, registered_address: address } = company
  return buildRecord({
    id: `${provider}:${company.jurisdiction_code}:${number}`,
    origin: 'register',
    name: company.name,
    previousNames: company.previous_names.map((former) => former.company_name),
    kind: company.branch === null ? 'company' : 'branch',
    jurisdiction,
    status: toStatus(company),
    numbers: jurisdiction === null ? [] : [{ jurisdiction, number }],
    legalForm: company.company_type,
    city: toPlainLine(address?.locality),
    country:
      toRegisterCountry(address?.country ?? null) ??
      (jurisdiction === null ? null : toCountryPart(jurisdiction)),
    address: toPlainLine(company.registered_address_in_full),
  })
}

/** The words are each register's own; what they have in common is whether it is active. */
function toStatus(company: Company): CompanyRecord['status'] {
  const said = company.current_status ?? ''
  if (company.dissolution_date !== null || /dissol|struck|removed/i.test(said)) return 'dissolved'
  if (/liquidat|winding/i.test(said)) return 'liquidation'
  if (/insolven|bankrupt|administration|receiver/i.test(said)) return 'insolvent'
  if (company.inactive === true) return 'inactive'
  return company.inactive === false || /^active\b/i.test(said) ? 'active' : 'unknown'
}
