import { z } from 'zod'
import type { CompanyRecord } from '../../../research/companies/company-record.ts'
import { isSameNumber } from '../../../research/companies/identifiers.ts'
import {
  items,
  optionalItems,
  optionalNumber,
  optionalRecord,
  optionalText,
} from '../../shared/lenient.ts'
import { optionalFlag } from '../../shared/optional-fields.ts'
import { toPersonName } from '../../shared/person-name.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { optionalBirthYear } from '../shared/optional-birth-year.ts'
import { buildLocation, buildParts } from '../shared/register-parts.ts'
import {
  buildPage,
  buildRegisterRecord,
  findNumber,
  findRegisterName,
  toDay,
  toRegisterCountry,
} from '../shared/register-record.ts'
import { frenchRegister } from './french-access.ts'
import { frenchForms } from './french-forms.ts'

const register = 'recherche_entreprises'

const Unit = z.object({
  siren: z.string().regex(/^\d{9}$/),
  nom_complet: z.string().min(1),
  nom_raison_sociale: optionalText,
  sigle: optionalText,
  nature_juridique: optionalText,
  etat_administratif: optionalText,
  activite_principale: optionalText,
  date_creation: optionalText,
  date_fermeture: optionalText,
  tranche_effectif_salarie: optionalText,
  annee_tranche_effectif_salarie: optionalText,
  siege: z
    .object({
      adresse: optionalText,
      code_postal: optionalText,
      libelle_commune: optionalText,
      libelle_commune_etranger: optionalText,
      libelle_pays_etranger: optionalText,
    })
    .nullish()
    .catch(null),
  dirigeants: optionalItems(
    z.object({
      nom: optionalText,
      prenoms: optionalText,
      denomination: optionalText,
      qualite: optionalText,
      type_dirigeant: optionalText,
      annee_de_naissance: optionalBirthYear,
    }),
  ),
  finances: optionalRecord(z.object({ ca: optionalNumber, resultat_net: optionalNumber })),
  complements: z.object({ est_entrepreneur_individuel: optionalFlag }).nullish().catch(null),
})
const Answer = z.object({ results: items(Unit) })

/** Companies by name, without officers: the full answer has their years of birth. */
export const rechercheEntreprisesSearch = defineCompanySource({
  ...frenchRegister,
  name: 'recherche-entreprises-search',
  accepts: ['company'],
  cacheSeconds: 86_400,
  request: (question, { base }) => {
    const name = findRegisterName(question, 'FR')
    // shorter texts are refused (400)
    if (name === null || [...name].length < 3) return null
    return { url: `${base}/search?${buildQuery(name, 'siege,complements')}` }
  },
  body: Answer,
  evidence: ({ results }) => ({
    findings: results
      .filter(({ nom_complet: name }) => toKnown(name) !== null)
      .map((unit) => ({ kind: 'record', record: toRecord(unit) })),
  }),
})

/** The company of one number; the register's full text search may answer with others as well. */
export const rechercheEntreprisesCompany = defineCompanySource({
  ...frenchRegister,
  name: 'recherche-entreprises-company',
  accepts: ['company', 'company_id'],
  // officers' years of birth are in the answer, so it is not kept
  cacheSeconds: 0,
  request: (question, { base }) => {
    const number = findNumber(question, register)
    if (number === null) return null
    return { url: `${base}/search?${buildQuery(number, 'siege,complements,dirigeants,finances')}` }
  },
  body: Answer,
  evidence: ({ results }, question) => {
    const number = findNumber(question, register) ?? ''
    const unit = results.find(({ siren }) => isSameNumber(siren, number))
    return { findings: unit === undefined ? [] : describe(unit) }
  },
})

function buildQuery(q: string, include: string): URLSearchParams {
  return new URLSearchParams({ q, minimal: 'true', include, page: '1', per_page: '10' })
}

type Unit = z.infer<typeof Unit>

function describe(unit: Unit): Companies['finding'][] {
  const { siege: seat, activite_principale: activity } = unit
  const [city, postalCode] = [chooseCity(unit), toKnown(seat?.code_postal)]
  const country = chooseCountry(unit)
  const street = toKnown(seat?.adresse)?.replace(`${postalCode} ${city}`, '')
  return buildParts(toRecord(unit), {
    registration: {
      entityType: frenchForms.get(unit.nature_juridique ?? '') ?? null,
      legalStatus: words[unit.etat_administratif ?? ''] ?? unit.etat_administratif,
      authority: 'INSEE, répertoire Sirene',
      incorporationDate: toDay(unit.date_creation),
      dissolutionDate: toDay(unit.date_fermeture),
      url: buildPage(register, unit.siren),
    },
    industries: activity === null ? [] : [{ scheme: 'NAF', code: activity, label: null }],
    locations: [buildLocation('registered', { lines: [street], city, postalCode, country })],
    officers: unit.dirigeants.flatMap((officer) => {
      const isCompany = officer.type_dirigeant === 'personne morale'
      const name = isCompany
        ? (officer.denomination ?? '')
        : toPersonName(officer.prenoms, officer.nom)
      const title = officer.qualite ?? ''
      const birthYear = officer.annee_de_naissance
      return name === '' ? [] : [{ name, title, since: null, until: null, isCompany, birthYear }]
    }),
    figures: [...listFinances(unit), ...listStaff(unit)],
  })
}

/** Turnover and result by the year in which the accounts were closed. */
function listFinances({ finances }: Unit) {
  return Object.entries(finances).flatMap(([year, { ca, resultat_net: result }]) => {
    if (!/^\d{4}$/.test(year)) return []
    const given = [
      { measure: 'revenue', concept: 'ca', value: ca },
      { measure: 'netIncome', concept: 'resultat_net', value: result },
    ] as const
    return given.flatMap(({ value, ...one }) =>
      value === null ? [] : [{ ...one, value, currency: 'EUR', year: Number(year) }],
    )
  })
}

/** INSEE's bands of staff by code; `NN` is none known. */
const bands: ReadonlyMap<string, { low: number; high: number | null }> = new Map(
  `
00=0-0 01=1-2 02=3-5 03=6-9 11=10-19 12=20-49 21=50-99 22=100-199 31=200-249 32=250-499
41=500-999 42=1000-1999 51=2000-4999 52=5000-9999 53=10000-
`
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [code = '', low = '', high = ''] = pair.split(/[=-]/)
      return [code, { low: Number(low), high: high === '' ? null : Number(high) }] as const
    }),
)

function listStaff(unit: Unit) {
  const value = bands.get(unit.tranche_effectif_salarie ?? '')
  const year = Number(unit.annee_tranche_effectif_salarie ?? Number.NaN)
  if (value === undefined || !Number.isInteger(year)) return []
  return [{ measure: 'employees', concept: 'tranche_effectif_salarie', value, year } as const]
}

/** What the letters stand for. */
const words: Readonly<Record<string, string>> = { A: 'Active', C: 'Cessée' }
const statuses: Readonly<Record<string, CompanyRecord['status']>> = { A: 'active', C: 'dissolved' }

function toRecord(unit: Unit): CompanyRecord {
  const name = unit.nom_raison_sociale ?? unit.nom_complet
  const isPerson =
    unit.complements?.est_entrepreneur_individuel === true || unit.nature_juridique === '1000'
  return buildRegisterRecord(register, {
    number: unit.siren,
    name,
    otherNames: [unit.nom_complet, unit.sigle].flatMap((other) =>
      other === null || other === name ? [] : [other],
    ),
    kind: isPerson ? 'sole_trader' : 'company',
    status: statuses[unit.etat_administratif ?? ''] ?? 'unknown',
    legalForm: frenchForms.get(unit.nature_juridique ?? '') ?? null,
    city: chooseCity(unit),
    country: chooseCountry(unit),
    address: toKnown(unit.siege?.adresse),
  })
}

/** A seat may lie abroad. */
function chooseCity({ siege: seat }: Unit): string | null {
  return toKnown(seat?.libelle_commune ?? seat?.libelle_commune_etranger)
}

function chooseCountry({ siege: seat }: Unit): string | null {
  const abroad = seat?.libelle_pays_etranger ?? null
  return abroad === null ? 'FR' : toRegisterCountry(abroad)
}

/** What people have had hidden is marked so by the register. */
function toKnown(text: string | null | undefined): string | null {
  return text == null || text.includes('NON-DIFFUSIBLE') ? null : text
}
