import { z } from 'zod'
import type { CompanyRecord } from '../../research/companies/company-record.ts'
import { isSameNumber } from '../../research/companies/identifiers.ts'
import { items, optionalItems, optionalNumber, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { toPersonName } from '../shared/person-name.ts'
import { type Companies, defineCompanySource } from './shared/company-source.ts'
import { optionalBirthYear } from './shared/optional-birth-year.ts'
import { buildLocation, buildParts } from './shared/register-parts.ts'
import {
  buildPage,
  buildRegisterRecord,
  findNumber,
  findRegisterName,
  toAddressLine,
  toDay,
} from './shared/register-record.ts'

const register = 'brreg'
const roles = 'brreg-roles'

const common = {
  provider: register,
  baseUrl: 'https://data.brreg.no',
  // no limit is documented
  limit: { requests: 5, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://data.norge.no/nlod/no/2.0',
  licence: 'NLOD 2.0',
} as const

const Address = z
  .object({
    adresse: optionalItems(z.string()),
    postnummer: optionalText,
    poststed: optionalText,
    landkode: optionalText,
  })
  .nullish()
  .catch(null)

const Industry = z
  .object({ kode: z.string().min(1), beskrivelse: optionalText })
  .nullish()
  .catch(null)

const Unit = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: z.string().min(1),
  organisasjonsform: z.object({ kode: optionalText, beskrivelse: optionalText }).nullish(),
  forretningsadresse: Address,
  postadresse: Address,
  historiskeNavn: optionalItems(
    z.object({ navn: z.string().min(1), fraDato: optionalText, tilDato: optionalText }),
  ),
  naeringskode1: Industry,
  naeringskode2: Industry,
  naeringskode3: Industry,
  antallAnsatte: optionalNumber,
  registreringsdatoAntallAnsatteEnhetsregisteret: optionalText,
  stiftelsesdato: optionalText,
  slettedato: optionalText,
  konkurs: optionalFlag,
  underAvvikling: optionalFlag,
  underTvangsavviklingEllerTvangsopplosning: optionalFlag,
})

/** Units by name. An answer without any has no list at all. */
export const brregSearch = defineCompanySource({
  ...common,
  name: 'brreg-search',
  accepts: ['company'],
  request: (question, { base }) => {
    const name = findRegisterName(question, 'NO')
    if (name === null) return null
    const query = new URLSearchParams({ navn: name, size: '20', page: '0' })
    return { url: `${base}/enhetsregisteret/api/enheter?${query}` }
  },
  body: z.object({
    page: z.object({ totalElements: z.int().min(0) }),
    _embedded: z.object({ enheter: items(Unit) }).optional(),
  }),
  evidence: ({ _embedded: found }) => ({
    findings: (found?.enheter ?? []).map((unit) => ({ kind: 'record', record: toRecord(unit) })),
  }),
})

/** The unit of one number; one that is gone is answered as such (410) or with its last day. */
export const brregCompany = defineCompanySource({
  ...common,
  name: 'brreg-company',
  accepts: ['company', 'company_id'],
  absent: [404, 410],
  request: (question, { base }) => {
    const number = findNumber(question, register)
    return number === null ? null : { url: `${base}/enhetsregisteret/api/enheter/${number}` }
  },
  body: Unit,
  evidence: (unit, question) => {
    const number = findNumber(question, register)
    if (number === null || !isSameNumber(unit.organisasjonsnummer, number)) return { findings: [] }
    const hasOfficers = toRecord(unit).kind !== 'sole_trader' && unit.slettedato === null
    return {
      findings: describe(unit),
      leads: hasOfficers ? [{ step: roles, text: number }] : [],
    }
  },
})

const Role = z.object({
  type: z.object({ kode: optionalText, beskrivelse: optionalText }),
  fratraadt: optionalFlag,
  person: z
    .object({
      navn: z.object({ fornavn: optionalText, mellomnavn: optionalText, etternavn: optionalText }),
      erDoed: optionalFlag,
      fodselsdato: optionalBirthYear,
    })
    .nullish()
    .catch(null),
  enhet: z
    .object({ navn: optionalItems(z.string()), erSlettet: optionalFlag })
    .nullish()
    .catch(null),
})

/**
 * Who runs a unit; the dead and units that are gone stay listed. Days of birth are in the answer,
 * so it is not kept; the year is read.
 */
export const brregRoles = defineCompanySource({
  ...common,
  name: roles,
  accepts: [],
  cacheSeconds: 0,
  absent: [404, 410],
  request: (question, { base }) => {
    const number = findNumber(question, register)
    return number === null ? null : { url: `${base}/enhetsregisteret/api/enheter/${number}/roller` }
  },
  body: z.object({ rollegrupper: items(z.object({ roller: optionalItems(Role) })) }),
  evidence: ({ rollegrupper: groups }, question) => {
    const officers = groups
      .flatMap(({ roller }) => roller)
      .filter(
        ({ fratraadt, person, enhet: unit }) =>
          ![fratraadt, person?.erDoed, unit?.erSlettet].includes(true),
      )
      .flatMap(({ type, person, enhet: unit }) => {
        const own = person?.navn
        const name = own
          ? toPersonName(own.fornavn, own.mellomnavn, own.etternavn)
          : (unit?.navn.join(' ').trim() ?? '')
        const title = type.beskrivelse ?? type.kode ?? ''
        const birthYear = person?.fodselsdato ?? null
        const held = { name, title, since: null, until: null, isCompany: !own, birthYear }
        return name === '' ? [] : [held]
      })
    const of = `${register}:${findNumber(question, register)}`
    return { findings: officers.length === 0 ? [] : [{ kind: 'officers', of, officers }] }
  },
})

type Unit = z.infer<typeof Unit>

function describe(unit: Unit): Companies['finding'][] {
  const { forretningsadresse: seat, antallAnsatte: staff } = unit
  const industries = [unit.naeringskode1, unit.naeringskode2, unit.naeringskode3]
  return buildParts(toRecord(unit), {
    registration: {
      entityType: unit.organisasjonsform?.beskrivelse ?? null,
      legalStatus: describeStatus(unit),
      authority: 'Brønnøysundregistrene, Enhetsregisteret',
      incorporationDate: toDay(unit.stiftelsesdato),
      dissolutionDate: toDay(unit.slettedato),
      url: buildPage(register, unit.organisasjonsnummer),
    },
    previousNames: unit.historiskeNavn.map(({ navn, fraDato, tilDato }) => ({
      name: navn,
      from: toDay(fraDato),
      to: toDay(tilDato),
    })),
    industries: industries.flatMap((one) =>
      one == null ? [] : [{ scheme: 'NACE', code: one.kode, label: one.beskrivelse }],
    ),
    locations:
      seat == null
        ? []
        : [
            buildLocation('registered', {
              lines: seat.adresse,
              city: seat.poststed,
              postalCode: seat.postnummer,
              country: seat.landkode,
            }),
          ],
    figures:
      staff === null
        ? []
        : [
            {
              measure: 'employees',
              concept: 'antallAnsatte',
              value: staff,
              end: toDay(unit.registreringsdatoAntallAnsatteEnhetsregisteret),
            },
          ],
  })
}

const kinds: Readonly<Record<string, CompanyRecord['kind']>> = {
  ENK: 'sole_trader',
  NUF: 'branch',
  UTLA: 'branch',
}

function toRecord(unit: Unit): CompanyRecord {
  const address = unit.forretningsadresse ?? unit.postadresse ?? null
  return buildRegisterRecord(register, {
    number: unit.organisasjonsnummer,
    name: unit.navn,
    previousNames: unit.historiskeNavn.map(({ navn }) => navn),
    kind: kinds[unit.organisasjonsform?.kode ?? ''] ?? 'company',
    status: toStatus(unit),
    legalForm: unit.organisasjonsform?.beskrivelse ?? null,
    city: address?.poststed ?? null,
    country: address?.landkode ?? null,
    address: toAddressLine(...(address?.adresse ?? []), address?.postnummer, address?.poststed),
  })
}

/** The register states a status by flags only; the gravest flag decides. */
function describeStatus(unit: Unit): string {
  if (unit.slettedato !== null) return 'slettet'
  if (unit.konkurs === true) return 'konkurs'
  if (unit.underTvangsavviklingEllerTvangsopplosning === true)
    return 'under tvangsavvikling eller tvangsoppløsning'
  return unit.underAvvikling === true ? 'under avvikling' : 'registrert'
}

function toStatus(unit: Unit): CompanyRecord['status'] {
  const word = describeStatus(unit)
  if (word === 'slettet') return 'dissolved'
  if (word === 'konkurs') return 'insolvent'
  return word.startsWith('under') ? 'liquidation' : 'active'
}
