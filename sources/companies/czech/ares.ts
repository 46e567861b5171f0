import { z } from 'zod'
import type { CompanyRecord } from '../../../research/companies/company-record.ts'
import { isSameNumber } from '../../../research/companies/identifiers.ts'
import { items, optionalItems, optionalText } from '../../shared/lenient.ts'
import { optionalId } from '../../shared/optional-fields.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { buildLocation, buildParts } from '../shared/register-parts.ts'
import {
  buildPage,
  buildRegisterRecord,
  findNumber,
  findRegisterName,
  toDay,
} from '../shared/register-record.ts'
import { czechForms, czechKinds } from './czech-forms.ts'

const register = 'ares'

const common = {
  provider: register,
  baseUrl: 'https://ares.gov.cz',
  // 500 requests a minute are allowed
  limit: { requests: 5, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://ares.gov.cz/stranky/vyvojar-info',
  licence: 'CC BY 4.0',
} as const

const place = '/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty'

const Subject = z.object({
  ico: z.string().regex(/^\d{1,8}$/),
  obchodniJmeno: z.string().min(1),
  pravniForma: optionalText,
  sidlo: z
    .object({
      kodStatu: optionalText,
      nazevKraje: optionalText,
      nazevObce: optionalText,
      psc: optionalId,
      textovaAdresa: optionalText,
    })
    .nullish()
    .catch(null),
  datumVzniku: optionalText,
  datumZaniku: optionalText,
  czNace: optionalItems(z.string()),
  seznamRegistraci: z
    .object({
      stavZdrojeRos: optionalText,
      stavZdrojeVr: optionalText,
      stavZdrojeRes: optionalText,
    })
    .nullish()
    .catch(null),
})

/** Subjects by name. A name that over a thousand bear is refused; more words find them. */
export const aresSearch = defineCompanySource({
  ...common,
  name: 'ares-search',
  accepts: ['company'],
  request: (question, { base }) => {
    const obchodniJmeno = findRegisterName(question, 'CZ')
    if (obchodniJmeno === null) return null
    return {
      url: `${base}${place}/vyhledat`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ obchodniJmeno, start: 0, pocet: 20 }),
    }
  },
  isTooMany: ({ status, text }) => status === 400 && text.includes('VYSTUP_PRILIS_MNOHO_VYSLEDKU'),
  body: z.object({ ekonomickeSubjekty: items(Subject) }),
  evidence: ({ ekonomickeSubjekty: subjects }) => ({
    findings: subjects.map((subject) => ({ kind: 'record', record: toRecord(subject) })),
  }),
})

/** The subject of one number. Directors stand elsewhere, with days of birth, and are not read. */
export const aresCompany = defineCompanySource({
  ...common,
  name: 'ares-company',
  accepts: ['company', 'company_id'],
  request: (question, { base }) => {
    const number = findNumber(question, register)
    return number === null ? null : { url: `${base}${place}/${number}` }
  },
  body: Subject,
  evidence: (subject, question) => ({
    findings: isSameNumber(subject.ico, findNumber(question, register) ?? '')
      ? describe(subject)
      : [],
  }),
})

type Subject = z.infer<typeof Subject>

function describe(subject: Subject): Companies['finding'][] {
  const { sidlo: seat, seznamRegistraci: states } = subject
  const [street] = seat?.textovaAdresa?.split(',') ?? []
  return buildParts(toRecord(subject), {
    registration: {
      entityType: czechForms.get(subject.pravniForma ?? '') ?? null,
      legalStatus: states?.stavZdrojeVr ?? states?.stavZdrojeRos ?? states?.stavZdrojeRes ?? null,
      authority: 'Ministerstvo financí, ARES',
      incorporationDate: toDay(subject.datumVzniku),
      dissolutionDate: toDay(subject.datumZaniku),
      url: buildPage(register, subject.ico.padStart(8, '0')),
    },
    industries: subject.czNace.map((code) => ({ scheme: 'CZ-NACE', code, label: null })),
    locations: seat
      ? [
          buildLocation('registered', {
            lines: [street],
            city: seat.nazevObce,
            region: seat.nazevKraje,
            postalCode: seat.psc,
            country: seat.kodStatu,
          }),
        ]
      : [],
  })
}

function toRecord(subject: Subject): CompanyRecord {
  const { pravniForma: form, sidlo: seat } = subject
  return buildRegisterRecord(register, {
    // zeros in front get lost on the way
    number: subject.ico.padStart(8, '0'),
    name: subject.obchodniJmeno,
    kind: czechKinds.get(form ?? '') ?? 'company',
    status: subject.datumZaniku === null ? 'active' : 'dissolved',
    legalForm: czechForms.get(form ?? '') ?? null,
    city: seat?.nazevObce ?? null,
    country: seat?.kodStatu ?? null,
    address: seat?.textovaAdresa ?? null,
  })
}
