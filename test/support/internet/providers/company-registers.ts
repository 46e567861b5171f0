import { type Company, findByName, findByNumber } from '../companies.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'
import { officerIndexes } from './people-registers.ts'

const absent = reply({ status: 404, error: 'Not Found' }, 404)
const list = (one: Company | null) => (one === null ? [] : [one])

/** The register of Norway, with days of birth of its people. */
export const brreg: StandIn = {
  answer: ({ path, query }) => {
    const [, number = '', roles] = /enheter\/(\d{9})(\/roller)?$/.exec(path) ?? []
    if (number === '') {
      const enheter = findByName('brreg', query.get('navn') ?? '').map(toUnit)
      const page = { size: 20, totalElements: enheter.length, totalPages: 1, number: 0 }
      return reply(enheter.length === 0 ? { page } : { _embedded: { enheter }, page })
    }
    const found = findByNumber('brreg', number)
    if (found === null) return absent
    return reply(roles === undefined ? toUnit(found) : { rollegrupper: [{ roller }] })
  },
}

const born = { fodselsdato: '1970-02-03', erDoed: false }
const roller = [
  {
    type: { kode: 'DAGL', beskrivelse: 'Daglig leder' },
    person: { ...born, navn: { fornavn: 'Sigrid', etternavn: 'Halvorsen' } },
    fratraadt: false,
  },
  {
    type: { kode: 'MEDL', beskrivelse: 'Styremedlem' },
    person: { ...born, navn: { fornavn: 'Odd', etternavn: 'Tidligere' } },
    fratraadt: true,
  },
  {
    type: { kode: 'DTPR', beskrivelse: 'Deltaker med delt ansvar' },
    person: { ...born, fodselsdato: '2014-06-01', navn: { fornavn: 'Nils', etternavn: 'Ungdom' } },
    fratraadt: false,
  },
  {
    type: { kode: 'REVI', beskrivelse: 'Revisor' },
    enhet: { organisasjonsnummer: '923609059', navn: ['EKSEMPEL REVISJON AS'] },
    fratraadt: false,
  },
]

function toUnit({ number, name, former, city, status, form }: Company) {
  return {
    organisasjonsnummer: number,
    navn: name,
    organisasjonsform: { kode: 'AS', beskrivelse: form },
    historiskeNavn:
      former === undefined
        ? []
        : [{ navn: former, fraDato: '2001-05-11 08:32:09', tilDato: '2010-01-04 07:00:00' }],
    forretningsadresse: {
      adresse: ['Kaien 1'],
      postnummer: '5003',
      poststed: city,
      landkode: 'NO',
    },
    naeringskode1: { kode: '35.110', beskrivelse: 'Produksjon av elektrisitet' },
    antallAnsatte: 321,
    registreringsdatoAntallAnsatteEnhetsregisteret: '2026-01-14',
    stiftelsesdato: '2001-05-11',
    konkurs: status === 'konkurs',
    underAvvikling: false,
    underTvangsavviklingEllerTvangsopplosning: false,
  }
}

/** The register of the United Kingdom, with months of birth and nationalities of its people. */
export const companiesHouse: StandIn = {
  answer: ({ path, query }, world) => {
    if (path === '/search/officers') return officerIndexes.british(world, query)
    if (path === '/search/companies') {
      const items = findByName('companies_house', query.get('q') ?? '').map((one) => ({
        title: one.name,
        company_number: one.number,
        company_status: one.status,
        company_type: one.form,
        address: { locality: one.city, country: 'England' },
      }))
      return reply({ items, total_results: items.length, kind: 'search#companies' })
    }
    const [, number = '', officers] = /^\/company\/(\w+)(\/officers)?$/.exec(path) ?? []
    const found = findByNumber('companies_house', number)
    if (found === null)
      return reply({ errors: [{ error: 'company-profile-not-found', type: 'ch:service' }] }, 404)
    if (officers !== undefined) return reply({ items: directors, total_results: 2 })
    return reply({
      company_number: number,
      company_name: found.name,
      company_status: found.status,
      type: found.form,
      date_of_creation: '2014-03-25',
      sic_codes: ['35110'],
      registered_office_address: { address_line_1: '1 Quay Street', locality: found.city },
    })
  },
}

const directors = [
  {
    name: 'EXAMPLE, Sigrid Ada',
    officer_role: 'director',
    appointed_on: '2017-09-02',
    date_of_birth: { year: 1970, month: 2 },
    nationality: 'Norwegian',
  },
  {
    name: 'SAMPLE, Bernard',
    officer_role: 'secretary',
    appointed_on: '2010-07-02',
    resigned_on: '2016-01-31',
  },
]

/** The register of France: an officer and a figure that are hidden, an auditor, years of birth. */
export const rechercheEntreprises: StandIn = {
  answer: ({ query }, world) => {
    if (query.has('nom_personne')) return officerIndexes.french(world, query)
    const asked = query.get('q') ?? ''
    if (asked.length < 3) return reply({ erreur: 'Au moins trois caractères.' }, 400)
    const found = /^\d{9}$/.test(asked)
      ? list(findByNumber('recherche_entreprises', asked))
      : findByName('recherche_entreprises', asked)
    const isFull = query.get('include')?.includes('dirigeants')
    const results = found.map((one) => ({
      siren: one.number,
      nom_complet: one.name,
      nom_raison_sociale: one.name,
      nature_juridique: one.form,
      etat_administratif: one.status,
      activite_principale: '35.11Z',
      date_creation: '1998-04-01',
      siege: {
        adresse: `1 QUAI SUD 35000 ${one.city}`,
        code_postal: '35000',
        libelle_commune: one.city,
      },
      complements: { est_entrepreneur_individuel: false },
      ...(isFull ? { dirigeants, finances } : {}),
    }))
    return reply({ results, total_results: results.length, page: 1, per_page: 10 })
  },
}

const hidden = '[NON-DIFFUSIBLE]'
const dirigeants = [
  {
    nom: 'EXEMPLE',
    prenoms: 'ADA MARIE',
    annee_de_naissance: '1970',
    nationalite: 'Française',
    qualite: 'Président de SAS',
    type_dirigeant: 'personne physique',
  },
  {
    denomination: 'AUDIT EXEMPLE',
    qualite: 'Commissaire aux comptes titulaire',
    type_dirigeant: 'personne morale',
  },
  {
    nom: hidden,
    prenoms: hidden,
    annee_de_naissance: hidden,
    qualite: 'Directeur Général',
    type_dirigeant: 'personne physique',
  },
]
const finances = { 2024: { ca: 12_500_000, resultat_net: -2_147_483_648 } }

export const prh: StandIn = {
  answer: ({ query }) => {
    const [id, name] = [query.get('businessId'), query.get('name') ?? '']
    const found = id === null ? findByName('prh', name) : list(findByNumber('prh', id))
    const names = ({ name: own, former }: Company) => [
      { name: own, type: '1', registrationDate: '2005-01-01', version: 1 },
      ...(former === undefined
        ? []
        : [{ name: former, type: '1', registrationDate: '1990-01-01', endDate: '2004-12-31' }]),
    ]
    const described = (description: string) => [{ languageCode: '3', description }]
    return reply({
      totalResults: found.length,
      companies: found.map((one) => ({
        businessId: { value: one.number },
        names: names(one),
        companyForms: [{ type: '16', descriptions: described(one.form) }],
        companySituations: [],
        registeredEntries: [],
        addresses: [{ type: 1, street: 'Rantatie', postOffices: [{ city: one.city }] }],
        registrationDate: '1990-01-01',
      })),
    })
  },
}

export const ares: StandIn = {
  answer: ({ path, body }) => {
    const toSubject = ({ number, name, city, status, form }: Company) => ({
      ico: number,
      obchodniJmeno: name,
      sidlo: { kodStatu: 'CZ', nazevObce: city, textovaAdresa: `Nábřeží 1, 11000 ${city}` },
      pravniForma: form,
      datumVzniku: '2000-04-05',
      seznamRegistraci: { stavZdrojeVr: status },
    })
    if (path.endsWith('/vyhledat')) {
      const asked = String(body.obchodniJmeno)
      if (/^s\.? ?r\.? ?o\.?$/i.test(asked))
        return reply({ kod: 'CHYBA_VSTUPU', subKod: 'VYSTUP_PRILIS_MNOHO_VYSLEDKU' }, 400)
      const ekonomickeSubjekty = findByName('ares', asked).map(toSubject)
      return reply({ pocetCelkem: ekonomickeSubjekty.length, ekonomickeSubjekty })
    }
    const found = findByNumber('ares', lastOf(path))
    return found === null ? absent : reply(toSubject(found))
  },
}

export const rpo: StandIn = {
  answer: ({ query }) => {
    const [id, name] = [query.get('identifier'), query.get('fullName') ?? '']
    const found = id === null ? findByName('rpo', name) : list(findByNumber('rpo', id))
    const validFrom = '2008-05-30'
    const results = found.map((one) => ({
      identifiers: [{ value: one.number, validFrom }],
      fullNames: [
        ...(one.former === undefined
          ? []
          : [{ value: one.former, validFrom: '1992-04-29', validTo: '2008-05-29' }]),
        { value: one.name, validFrom },
      ],
      addresses: [{ validFrom, street: 'Nábrežie', municipality: { value: one.city } }],
      establishment: '1992-05-01',
    }))
    return reply({ results, license: 'CC BY 4.0' })
  },
}

export const ariregister: StandIn = {
  answer: ({ query }) => {
    const asked = query.get('q') ?? ''
    const found = /^\d{8}$/.test(asked)
      ? list(findByNumber('ariregister', asked))
      : findByName('ariregister', asked)
    const data = found.map((one) => ({
      reg_code: Number(one.number),
      name: one.name,
      historical_names: [],
      status: one.status,
      legal_address: `Harju maakond, ${one.city}, Sadama tn 1`,
      zip_code: '10111',
    }))
    return reply({ status: 'OK', data })
  },
}

/** The register of Poland, which masks its people itself. */
export const krs: StandIn = {
  answer: ({ path, query }) => {
    const found = query.get('rejestr') === 'P' ? findByNumber('krs', lastOf(path)) : null
    if (found === null) return absent
    const address = { ulica: 'UL. NADBRZEŻNA', nrDomu: '1', miejscowosc: found.city }
    const masked = {
      nazwisko: { nazwiskoICzlon: 'K******' },
      imiona: { imie: 'D*****' },
      identyfikator: { pesel: '7**********' },
      funkcjaWOrganie: 'PREZES ZARZĄDU',
      czyZawieszona: false,
    }
    return reply({
      odpis: {
        naglowekA: { numerKRS: found.number, dataRejestracjiWKRS: '19.07.2001' },
        dane: {
          dzial1: {
            danePodmiotu: { nazwa: found.name, formaPrawna: found.form },
            siedzibaIAdres: { siedziba: { miejscowosc: found.city }, adres: address },
          },
          dzial2: { reprezentacja: { sklad: [masked] } },
        },
      },
    })
  },
}

export const opencorporates: StandIn = {
  answer: ({ path, query }) => {
    const toCompany = ({ number, name, city }: Company) => ({
      name,
      company_number: number,
      jurisdiction_code: 'gb',
      company_type: 'Private Limited Company',
      current_status: 'Active',
      inactive: false,
      opencorporates_url: `https://opencorporates.com/companies/gb/${number}`,
      registered_address: { locality: city, country: 'United Kingdom' },
    })
    if (path.endsWith('/search')) {
      const found = findByName('companies_house', query.get('q') ?? '')
      const all = found.map((one) => ({ company: toCompany(one) }))
      return reply({ api_version: '0.4', results: { companies: all } })
    }
    const found = path.includes('/gb/') ? findByNumber('companies_house', lastOf(path)) : null
    if (found === null) return absent
    return reply({ api_version: '0.4', results: { company: toCompany(found) } })
  },
  // a quota that is spent
  throttled: () => reply({ error: { message: 'Exceeded limit' } }, 403),
}
