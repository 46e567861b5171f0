import { people } from '../people.ts'
import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'
import type { World } from '../world.ts'
import { findListed } from './catalogues.ts'

export const nppes: StandIn = {
  answer: ({ query }, world) => {
    const name = `${query.get('first_name')} ${query.get('last_name')}`
    const results = findListed(world, name).map((person) => ({
      enumeration_type: 'NPI-1',
      number: `100000${person.birthYear}`,
      basic: { first_name: person.given, last_name: person.family, status: 'A' },
      addresses: [
        { address_purpose: 'LOCATION', address_1: '1 Quay', city: person.place.split(',')[0] },
      ],
      taxonomies: [{ code: '152W00000X', desc: person.occupation, primary: true }],
    }))
    return reply({ result_count: results.length, results })
  },
}

export const gnd: StandIn = {
  answer: ({ query }, world) => {
    const member = findListed(world, (query.get('q') ?? '').replaceAll('"', '')).map((person) => ({
      id: `https://d-nb.info/gnd/99${person.birthYear}`,
      gndIdentifier: `99${person.birthYear}`,
      type: ['Person', 'DifferentiatedPerson'],
      preferredName: `${person.family}, ${person.given}`,
      dateOfBirth: [String(person.birthYear)],
      professionOrOccupation: [{ label: person.occupation }],
    }))
    return reply({ id: 'https://lobid.org/gnd/search', totalItems: member.length, member })
  },
}

export const ukParliament: StandIn = {
  answer: ({ query }, world) => {
    const items = findListed(world, query.get('Name') ?? '').map((person) => ({
      value: {
        id: person.birthYear,
        nameDisplayAs: nameOf(person),
        nameFullTitle: nameOf(person),
        // a seat is another employer than that of the other records
        latestParty: null,
        latestHouseMembership: null,
      },
      links: [],
    }))
    return reply({ items, totalResults: items.length, skip: 0, take: 10, links: [] })
  },
}

/** News that show a person's name: the pages that engines know, too. */
export const gdelt: StandIn = {
  answer: ({ query }, world) => {
    const articles = world.pages(query.get('query') ?? '').map(({ url, title }) => ({
      url,
      title,
      seendate: '20251101T031500Z',
      domain: URL.parse(url)?.hostname,
      language: 'English',
    }))
    return reply(articles.length === 0 ? {} : { articles })
  },
  throttled: () => reply('Please limit requests to one every 5 seconds.', 429),
}

export const marginalia: StandIn = {
  answer: ({ query }, world) => {
    const results = world.pages(query.get('query') ?? '').map(({ url, title, snippet }) => ({
      url,
      title,
      description: snippet,
    }))
    return reply({ license: 'CC-BY-NC-SA 4.0', page: 1, pages: 1, results })
  },
}

/** The officers of companies, as their registers answer who is asked for by name. */
export const officerIndexes = {
  french: (world: World, query: URLSearchParams) => {
    const name = `${query.get('prenoms_personne')} ${query.get('nom_personne')}`
    const results = findListed(world, name).map((person) => ({
      siren: `99000${person.birthYear}`,
      nom_complet: person.organization,
      dirigeants: [
        {
          nom: person.family,
          prenoms: person.given,
          annee_de_naissance: String(person.birthYear),
          qualite: 'Gérant',
          type_dirigeant: 'personne physique',
        },
      ],
      complements: { est_entrepreneur_individuel: false },
    }))
    return reply({ results, total_results: results.length, page: 1, per_page: 10 })
  },
  british: (world: World, query: URLSearchParams) => {
    const items = findListed(world, query.get('q') ?? '').map((person) => ({
      title: nameOf(person),
      appointment_count: 1,
      date_of_birth: { year: person.birthYear, month: 5 },
      links: { self: `/officers/invented${person.birthYear}/appointments` },
    }))
    return reply({ items, total_results: items.length, kind: 'search#officers' })
  },
  american: (world: World, query: URLSearchParams) => {
    const name = (query.get('q') ?? '').replaceAll('"', '')
    const hits = findListed(world, name).map((person) => ({
      _id: `0000000000-26-00${person.birthYear}:form4.xml`,
      _source: {
        display_names: [
          `${person.family} ${person.given}  (CIK 000199${person.birthYear})`,
          `${person.organization}  (CIK 0001999099)`,
        ],
        form: '4',
        file_date: '2026-01-02',
      },
    }))
    return reply({ hits: { total: { value: hits.length, relation: 'eq' }, hits } })
  },
  /** One report of the American index: its person owns a part of the company. */
  americanReport: (path: string) => {
    const [, year] = /\/data\/199(\d{4})\/\d+\/form4\.xml$/.exec(path) ?? []
    const person = people.find((one) => one.isListed && String(one.birthYear) === year)
    if (person === undefined) return null
    return reply(
      `<ownershipDocument><issuer><issuerName>${person.organization}</issuerName></issuer>
      <reportingOwner><rptOwnerCik>000199${year}</rptOwnerCik>
      <rptOwnerName>${person.family} ${person.given}</rptOwnerName>
      <isTenPercentOwner>1</isTenPercentOwner></reportingOwner></ownershipDocument>`,
      200,
      { 'content-type': 'text/xml' },
    )
  },
} as const
