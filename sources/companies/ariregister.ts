import { z } from 'zod'
import type { CompanyRecord } from '../../research/companies/company-record.ts'
import { isSameNumber } from '../../research/companies/identifiers.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import type { Question } from '../shared/source.ts'
import { type Companies, defineCompanySource } from './shared/company-source.ts'
import { buildLocation, buildParts } from './shared/register-parts.ts'
import {
  buildPage,
  buildRegisterRecord,
  findNumber,
  findRegisterName,
  toAddressLine,
} from './shared/register-record.ts'

const register = 'ariregister'

const Company = z.object({
  reg_code: z.union([z.int().transform(String), z.string()]).pipe(z.string().regex(/^\d{8}$/)),
  name: z.string().min(1),
  historical_names: optionalItems(z.string()),
  status: optionalText,
  legal_address: optionalText,
  zip_code: optionalText,
})

/** Companies by name or number, ten at most; a caller without a name is refused (403). */
export const ariregister = defineCompanySource({
  name: 'ariregister-company',
  provider: register,
  baseUrl: 'https://ariregister.rik.ee',
  accepts: ['company', 'company_id'],
  // no limit is documented
  limit: { requests: 3, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://avaandmed.ariregister.rik.ee/en/open-data-api/introduction-api-services',
  licence: 'open data of the Estonian business register',
  request: (question, { base }) => {
    const q = findNumber(question, register) ?? findRegisterName(question, 'EE')
    if (q === null) return null
    return { url: `${base}/est/api/autocomplete?${new URLSearchParams({ q })}` }
  },
  body: z.object({ status: z.literal('OK'), data: items(Company) }),
  evidence: ({ data }, question) => {
    const isByNumber = findNumber(question, register) !== null
    return {
      findings: data
        .filter((company) => isAskedFor(company, question))
        .flatMap((company) => describe(company).slice(0, isByNumber ? undefined : 1)),
    }
  },
})

/** The search for a number finds those that begin with it as well. */
function isAskedFor({ reg_code: code }: z.infer<typeof Company>, question: Question<Companies>) {
  const number = findNumber(question, register)
  return number === null || isSameNumber(code, number)
}

function describe(company: z.infer<typeof Company>): Companies['finding'][] {
  const record = toRecord(company)
  return buildParts(record, {
    registration: {
      entityType: null,
      legalStatus: company.status,
      authority: 'Äriregister',
      incorporationDate: null,
      dissolutionDate: null,
      url: buildPage(register, company.reg_code),
    },
    previousNames: company.historical_names.map((name) => ({ name, from: null, to: null })),
    locations: [
      buildLocation('registered', {
        lines: [company.legal_address],
        city: record.city,
        postalCode: company.zip_code,
        country: 'EE',
      }),
    ],
  })
}

const statuses: Readonly<Record<string, CompanyRecord['status']>> = {
  R: 'active',
  L: 'liquidation',
  N: 'insolvent',
  K: 'dissolved',
}

function toRecord(company: z.infer<typeof Company>): CompanyRecord {
  // "Harju maakond, Tallinn, Kesklinna linnaosa, …": the county is not where it is
  const [first = '', second] = (company.legal_address ?? '').split(',').map((part) => part.trim())
  return buildRegisterRecord(register, {
    number: company.reg_code,
    name: company.name,
    // a self-employed person bears the mark in front or behind
    kind: /(?:^FIE\s|\sFIE$)/i.test(company.name) ? 'sole_trader' : 'company',
    status: statuses[company.status ?? ''] ?? 'unknown',
    city: /\bmaakond$/i.test(first) ? (second ?? null) : first,
    address: toAddressLine(company.legal_address, company.zip_code),
  })
}
