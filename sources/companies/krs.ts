import { z } from 'zod'
import type { CompanyRecord } from '../../research/companies/company-record.ts'
import { isSameNumber } from '../../research/companies/identifiers.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { toPersonName } from '../shared/person-name.ts'
import type { Question } from '../shared/source.ts'
import { type Companies, defineCompanySource } from './shared/company-source.ts'
import { buildLocation, buildParts } from './shared/register-parts.ts'
import {
  buildPage,
  buildRegisterRecord,
  findNumber,
  toAddressLine,
  toRegisterCountry,
} from './shared/register-record.ts'

const register = 'krs'
const associations = 'krs-association'

const Address = z
  .object({
    ulica: optionalText,
    nrDomu: optionalText,
    nrLokalu: optionalText,
    miejscowosc: optionalText,
    kodPocztowy: optionalText,
    kraj: optionalText,
  })
  .nullish()
  .catch(null)

const Seat = z
  .object({ wojewodztwo: optionalText, miejscowosc: optionalText })
  .nullish()
  .catch(null)

const Place = z.object({ siedziba: Seat, adres: Address })

/** The register masks people itself: `K******`. Companies among the members have a name. */
const Member = z.object({
  nazwisko: z.object({ nazwiskoICzlon: optionalText }).nullish().catch(null),
  imiona: z.object({ imie: optionalText }).nullish().catch(null),
  nazwa: optionalText,
  funkcjaWOrganie: optionalText,
  czyZawieszona: optionalFlag,
})
const Activity = z.object({
  opis: optionalText,
  kodDzial: z.string().min(1),
  kodKlasa: optionalText,
  kodPodklasa: optionalText,
})

const Extract = z.object({
  odpis: z.object({
    naglowekA: z.object({
      numerKRS: z.string().regex(/^\d{10}$/),
      dataRejestracjiWKRS: optionalText,
    }),
    dane: z.object({
      dzial1: z.object({
        danePodmiotu: z.object({
          nazwa: z.string().min(1),
          formaPrawna: optionalText,
          daneOWczesniejszejRejestracji: z.unknown().optional(),
        }),
        siedzibaIAdres: Place.nullish().catch(null),
        jednostkiTerenoweOddzialy: optionalItems(Place),
      }),
      dzial2: z
        .object({
          reprezentacja: z
            .object({ sklad: optionalItems(Member) })
            .nullish()
            .catch(null),
        })
        .nullish()
        .catch(null),
      dzial3: z
        .object({
          przedmiotDzialalnosci: z
            .object({ przedmiotPrzewazajacejDzialalnosci: optionalItems(Activity) })
            .nullish()
            .catch(null),
        })
        .nullish()
        .catch(null),
    }),
  }),
})
type Extract = z.infer<typeof Extract>

const common = {
  provider: register,
  baseUrl: 'https://api-krs.ms.gov.pl',
  // no limit is documented
  limit: { requests: 2, seconds: 1 },
  cacheSeconds: 86_400,
  timeoutMs: 10_000,
  termsUrl: 'https://prs.ms.gov.pl/krs/openApi',
  licence: 'public sector information, free re-use',
  body: Extract,
  evidence: (extract: Extract, question: Question<Companies>) => ({
    findings: isSameNumber(extract.odpis.naglowekA.numerKRS, findNumber(question, register) ?? '')
      ? describe(extract)
      : [],
  }),
} as const

/** The entrepreneur of one number; the register cannot be asked for names. */
export const krsCompany = defineCompanySource({
  ...common,
  name: 'krs-company',
  accepts: ['company', 'company_id'],
  request: (question, { base }) => buildRequest(base, findNumber(question, register), 'P'),
  absence: (question) => {
    const text = findNumber(question, register)
    return { findings: [], leads: text === null ? [] : [{ step: associations, text }] }
  },
})

/** Associations and foundations are in a part of their own, with numbers of the same row. */
export const krsAssociation = defineCompanySource({
  ...common,
  name: associations,
  accepts: [],
  request: (question, { base }) => buildRequest(base, findNumber(question, register), 'S'),
})

function buildRequest(base: string, number: string | null, part: 'P' | 'S') {
  if (number === null) return null
  return { url: `${base}/api/krs/OdpisAktualny/${number}?rejestr=${part}&format=json` }
}

function describe(extract: Extract): Companies['finding'][] {
  const { naglowekA: head, dane } = extract.odpis
  const {
    danePodmiotu: subject,
    siedzibaIAdres: seat,
    jednostkiTerenoweOddzialy: branches,
  } = dane.dzial1
  const isOlder = subject.daneOWczesniejszejRejestracji != null
  const activities = dane.dzial3?.przedmiotDzialalnosci?.przedmiotPrzewazajacejDzialalnosci ?? []
  return buildParts(toRecord(extract), {
    registration: {
      entityType: subject.formaPrawna,
      legalStatus: null,
      authority: 'Krajowy Rejestr Sądowy',
      // a company of an older register is older than its entry here
      incorporationDate: isOlder ? null : parseDayFirst(head.dataRejestracjiWKRS),
      dissolutionDate: null,
      url: buildPage(register, head.numerKRS),
    },
    industries: activities.map(({ opis, kodDzial, kodKlasa, kodPodklasa }) => ({
      scheme: 'PKD',
      code: [kodDzial, kodKlasa, kodPodklasa].filter(Boolean).join('.'),
      label: opis,
    })),
    locations: [
      ...(seat ? toLocation('registered', seat) : []),
      ...branches.flatMap((branch) => toLocation('branch', branch)),
    ],
    officers: (dane.dzial2?.reprezentacja?.sklad ?? [])
      .filter(({ czyZawieszona: isSuspended }) => isSuspended !== true)
      .flatMap((member) => {
        const person = toPersonName(member.imiona?.imie, member.nazwisko?.nazwiskoICzlon)
        const name = person === '' ? member.nazwa : person
        const title = member.funkcjaWOrganie?.toLowerCase() ?? ''
        return name === null
          ? []
          : [{ name, title, since: null, until: null, isCompany: person === '' }]
      }),
  })
}

/** A branch may lie abroad, in a country by its Polish name. */
function toLocation(
  kind: 'registered' | 'branch',
  { siedziba: seat, adres: address }: z.infer<typeof Place>,
) {
  if (!address) return []
  const isPolish = address.kraj === null || address.kraj === 'POLSKA'
  return [
    buildLocation(kind, {
      lines: [toStreet(address)],
      city: address.miejscowosc,
      region: seat?.wojewodztwo ?? null,
      postalCode: address.kodPocztowy,
      country: isPolish ? 'PL' : toRegisterCountry(address.kraj),
    }),
  ]
}

function toStreet(address: z.infer<typeof Address>): string {
  const house = [address?.nrDomu, address?.nrLokalu].filter(Boolean).join('/')
  return [address?.ulica, house].filter(Boolean).join(' ')
}

/** DD.MM.YYYY; null for anything else. */
function parseDayFirst(date: string | null): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date ?? '') ?? []
  const iso = `${year}-${month}-${day}`
  return z.iso.date().safeParse(iso).success ? iso : null
}

/** What the sixth section says of an end is not certain: the status stays unknown. */
function toRecord({ odpis }: Extract): CompanyRecord {
  const { danePodmiotu: subject, siedzibaIAdres: seat } = odpis.dane.dzial1
  const address = seat?.adres
  return buildRegisterRecord(register, {
    number: odpis.naglowekA.numerKRS,
    name: subject.nazwa,
    status: 'unknown',
    legalForm: subject.formaPrawna,
    city: seat?.siedziba?.miejscowosc ?? address?.miejscowosc ?? null,
    address: toAddressLine(toStreet(address), address?.kodPocztowy, address?.miejscowosc),
  })
}
