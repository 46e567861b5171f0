import { z } from 'zod'
import type { CompanyRecord } from '../../../research/companies/company-record.ts'
import { isSameNumber } from '../../../research/companies/identifiers.ts'
import { items, optionalItems, optionalNumber, optionalText } from '../../shared/lenient.ts'
import { toPersonName } from '../../shared/person-name.ts'
import type { Lead, Question } from '../../shared/source.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { optionalBirthYear } from '../shared/optional-birth-year.ts'
import { buildLocation, buildParts } from '../shared/register-parts.ts'
import {
  buildPage,
  buildRegisterRecord,
  findNumber,
  findRegisterName,
  toAddressLine,
  toDay,
  toRegisterCountry,
} from '../shared/register-record.ts'
import { buildKeyHeader, companiesHouse } from './british-access.ts'
import { britishForms, toBritishStatus } from './british-forms.ts'

const register = 'companies_house'
const officers = 'companies-house-officers'

const Address = z
  .object({
    premises: optionalText,
    address_line_1: optionalText,
    address_line_2: optionalText,
    locality: optionalText,
    region: optionalText,
    postal_code: optionalText,
    country: optionalText,
  })
  .nullish()
  .catch(null)

const Item = z.object({
  company_number: z.string().min(1),
  title: z.string().min(1),
  company_status: optionalText,
  company_type: optionalText,
  address: Address,
  /** Former names with ' · ' between them, where the query was found in one. */
  snippet: optionalText,
  matches: z
    .object({ snippet: optionalItems(z.number()) })
    .nullish()
    .catch(null),
})

/** Companies by name; an item without a title is none that can be named. */
export const companiesHouseSearch = defineCompanySource({
  ...companiesHouse,
  name: 'companies-house-search',
  accepts: ['company'],
  limit: { requests: 200, seconds: 300 },
  request: (question, { base, key }) => {
    const q = findRegisterName(question, 'GB')
    if (q === null) return null
    const query = new URLSearchParams({ q, items_per_page: '20' })
    return { url: `${base}/search/companies?${query}`, headers: buildKeyHeader(key) }
  },
  body: z.object({ items: items(Item) }),
  evidence: ({ items: found }) => ({
    findings: found.map((item) => ({
      kind: 'record',
      record: toRecord({
        number: item.company_number,
        name: toLine(item.title),
        previousNames: listFormerNames(item),
        status: item.company_status,
        type: item.company_type,
        address: item.address,
      }),
    })),
  }),
})

function listFormerNames({ snippet, matches }: z.infer<typeof Item>): string[] {
  const isFound = matches !== null && matches !== undefined && matches.snippet.length > 0
  if (snippet === null || !isFound) return []
  return snippet
    .split(' · ')
    .map(toLine)
    .filter((name) => name !== '')
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const Profile = z.object({
  company_number: z.string().min(1),
  company_name: z.string().min(1),
  company_status: optionalText,
  type: optionalText,
  registered_office_address: Address,
  date_of_creation: optionalText,
  date_of_cessation: optionalText,
  sic_codes: optionalItems(z.string()),
  previous_company_names: optionalItems(
    z.object({ name: z.string().min(1), effective_from: optionalText, ceased_on: optionalText }),
  ),
})

/** The company of one number. */
export const companiesHouseCompany = defineCompanySource({
  ...companiesHouse,
  name: 'companies-house-company',
  accepts: ['company', 'company_id'],
  limit: { requests: 200, seconds: 300 },
  request: (question, { base, key }) => {
    const number = findNumber(question, register)
    return number === null
      ? null
      : { url: `${base}/company/${number}`, headers: buildKeyHeader(key) }
  },
  body: Profile,
  evidence: (profile, question) => {
    const number = findNumber(question, register)
    return number === null || !isSameNumber(profile.company_number, number)
      ? { findings: [] }
      : { findings: describe(profile), leads: [{ step: officers, text: number }] }
  },
})

function describe(profile: z.infer<typeof Profile>): Companies['finding'][] {
  const { previous_company_names: previous, registered_office_address: seat } = profile
  const record = toRecord({
    number: profile.company_number,
    name: profile.company_name,
    previousNames: previous.map(({ name }) => name),
    status: profile.company_status,
    type: profile.type,
    address: seat,
  })
  return buildParts(record, {
    registration: {
      entityType: record.legalForm ?? profile.type,
      legalStatus: profile.company_status,
      authority: 'Companies House',
      incorporationDate: toDay(profile.date_of_creation),
      dissolutionDate: toDay(profile.date_of_cessation),
      url: buildPage(register, profile.company_number),
    },
    previousNames: previous.map(({ name, effective_from: from, ceased_on: to }) => ({
      name,
      from: toDay(from),
      to: toDay(to),
    })),
    industries: profile.sic_codes.map((code) => ({ scheme: 'UK SIC 2007', code, label: null })),
    locations: seat
      ? [
          buildLocation('registered', {
            lines: [
              [seat.premises, seat.address_line_1].filter(Boolean).join(' '),
              seat.address_line_2,
            ],
            city: seat.locality,
            region: seat.region,
            postalCode: seat.postal_code,
            country: record.country,
          }),
        ]
      : [],
  })
}

/** Officers on a page, and how many pages are read. */
const officerPages = { size: 50, maxPages: 6 }

/**
 * A lead's text is the number of the company, and where a further page of its officers begins:
 * `00000006+50`.
 */
function parseOfficersAsked(question: Question<Companies>) {
  const [text = '', start = '0'] = question.kind === 'id' ? question.text.split('+') : []
  const number = text === '' ? null : findNumber({ kind: 'id', text }, register)
  return number === null || !/^\d{1,4}$/.test(start) ? null : { number, start: Number(start) }
}

/** The first page leads to all the others. */
function listOfficerLeads(number: string, start: number, total: number | null): Lead[] {
  if (start > 0 || total === null) return []
  const pages = Math.min(officerPages.maxPages, Math.ceil(total / officerPages.size))
  return Array.from({ length: Math.max(0, pages - 1) }, (_, n) => ({
    step: officers,
    text: `${number}+${(n + 1) * officerPages.size}`,
  }))
}

/** Who runs a company. Months of birth are in the answer, so it is not kept; the year is read. */
export const companiesHouseOfficers = defineCompanySource({
  ...companiesHouse,
  name: officers,
  accepts: [],
  limit: { requests: 200, seconds: 300 },
  cacheSeconds: 0,
  request: (question, { base, key }) => {
    const asked = parseOfficersAsked(question)
    if (asked === null) return null
    const { number, start } = asked
    const query = new URLSearchParams({
      items_per_page: String(officerPages.size),
      ...(start === 0 ? {} : { start_index: String(start) }),
    })
    return { url: `${base}/company/${number}/officers?${query}`, headers: buildKeyHeader(key) }
  },
  body: z.object({
    total_results: optionalNumber,
    items: items(
      z.object({
        name: z.string().min(1),
        officer_role: z.string().min(1),
        appointed_on: optionalText,
        resigned_on: optionalText,
        date_of_birth: z.object({ year: optionalBirthYear }).nullish().catch(null),
      }),
    ),
  }),
  evidence: ({ items: found, total_results: total }, question) => {
    const asked = parseOfficersAsked(question)
    if (asked === null) return { findings: [] }
    const of = `${register}:${asked.number}`
    const listed = found.map((officer) => {
      const isCompany = officer.officer_role.startsWith('corporate-')
      // "SURNAME, Forenames"
      const [family = '', given] = officer.name.split(/,(.*)/)
      return {
        name: isCompany ? officer.name : toPersonName(given, family),
        title: officer.officer_role.replaceAll('-', ' '),
        since: toDay(officer.appointed_on),
        until: toDay(officer.resigned_on),
        isCompany,
        birthYear: officer.date_of_birth?.year ?? null,
      }
    })
    return {
      findings: listed.length === 0 ? [] : [{ kind: 'officers', of, officers: listed }],
      leads: listOfficerLeads(asked.number, asked.start, total),
    }
  },
})

type Entry = Pick<CompanyRecord, 'name' | 'previousNames'> & {
  number: string
  status: string | null
  type: string | null
  address: z.infer<typeof Address>
}

function toRecord({ number, name, previousNames, status, type, address }: Entry): CompanyRecord {
  return buildRegisterRecord(register, {
    number,
    name,
    previousNames,
    kind: type === 'uk-establishment' ? 'branch' : 'company',
    status: toBritishStatus(status),
    legalForm: britishForms.get(type ?? '') ?? null,
    city: address?.locality ?? null,
    country: toRegisterCountry(address?.country ?? null) ?? 'GB',
    address: toAddressLine(
      address?.premises,
      address?.address_line_1,
      address?.address_line_2,
      address?.locality,
      address?.postal_code,
    ),
  })
}
