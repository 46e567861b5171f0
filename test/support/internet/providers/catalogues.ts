import { nameOf, type Person } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'
import type { World } from '../world.ts'

/** The people of a name that are listed in catalogues. */
export function findListed(world: World, name: string): Person[] {
  return world.named(name).filter(({ isListed }) => isListed === true)
}

export const openLibrary: StandIn = {
  answer: ({ query }, world) => {
    const docs = findListed(world, query.get('q') ?? '').map((person) => ({
      key: `OL${person.birthYear}A`,
      type: 'author',
      name: nameOf(person),
      birth_date: `1 May ${person.birthYear}`,
      top_work: person.works[0]?.title,
      work_count: person.works.length,
    }))
    return reply({ numFound: docs.length, start: 0, numFoundExact: true, docs })
  },
}

export const libraryOfCongress: StandIn = {
  answer: ({ query }, world) => {
    const hits = findListed(world, query.get('q') ?? '').map((person) => {
      const label = `${person.family}, ${person.given}, ${person.birthYear}-`
      return {
        suggestLabel: label,
        uri: `http://id.loc.gov/authorities/names/n${person.birthYear}000001`,
        aLabel: label,
        vLabel: '',
        more: { affiliations: [person.organization], occupations: [person.occupation] },
      }
    })
    return reply({ q: query.get('q'), count: hits.length, directory: '/authorities/names/', hits })
  },
}

export const dblp: StandIn = {
  answer: ({ query }, world) => {
    const hit = findListed(world, query.get('q') ?? '').map((person, n) => ({
      '@score': '3',
      '@id': String(n),
      info: {
        author: `${nameOf(person)} 0001`,
        url: `https://dblp.org/pid/00/${person.birthYear}`,
        notes: { note: { '@type': 'affiliation', text: person.organization } },
      },
    }))
    const counts = { '@total': String(hit.length), '@sent': String(hit.length), '@first': '0' }
    return reply({ result: { hits: hit.length === 0 ? counts : { ...counts, hit } } })
  },
}

export const europePmc: StandIn = {
  answer: ({ query }, world) => {
    const asked = query.get('query') ?? ''
    const [, family = ''] = /^AUTH:"(.*) \p{L}"$/u.exec(asked) ?? []
    const [, email = ''] = /^AFF:"(.*)"$/.exec(asked) ?? []
    const [reached] = email === '' ? [] : [world.reached(email)]
    const found = email === '' ? findListed(world, family) : reached ? [reached] : []
    const result = found.flatMap((person) => person.works.map((work) => toWork(person, work)))
    return reply({ version: '6.9', hitCount: result.length, resultList: { result } })
  },
}

function toWork(person: Person, { title, year }: Person['works'][number]) {
  const { given, family, ids, email, organization } = person
  const affiliation =
    email === null ? organization : `${organization}. Electronic address: ${email}.`
  return {
    id: `${person.birthYear}${year}`,
    source: 'MED',
    title,
    pubYear: String(year),
    journalInfo: { journal: { title: 'Journal of Invented Results' } },
    authorList: {
      author: [
        {
          fullName: `${family} ${given.charAt(0)}`,
          firstName: given,
          lastName: family,
          initials: given.charAt(0),
          ...(ids.orcid !== undefined && { authorId: { type: 'ORCID', value: ids.orcid } }),
          authorAffiliationDetailsList: { authorAffiliation: [{ affiliation }] },
        },
      ],
    },
  }
}

export const arxiv: StandIn = {
  answer: ({ query }, world) => {
    const [, name = ''] = /^au:"(.*)"$/.exec(query.get('search_query') ?? '') ?? []
    const entries = findListed(world, name).flatMap((person) =>
      person.works.map(
        ({ title, year }) =>
          `<entry><id>http://arxiv.org/abs/${year}.0${person.birthYear}v1</id>` +
          `<published>${year}-05-06T07:08:09Z</published><title>${escapeXml(title)}</title>` +
          `<author><name>${escapeXml(nameOf(person))}</name><arxiv:affiliation>` +
          `${escapeXml(person.organization)}</arxiv:affiliation></author></entry>`,
      ),
    )
    const head = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">`
    const total = `<opensearch:totalResults>${entries.length}</opensearch:totalResults>`
    return reply(`${head}${total}${entries.join('')}</feed>`, 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
    })
  },
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export const musicbrainz: StandIn = {
  answer: ({ query }, world) => {
    const [, name = ''] = /^artist:"(.*)" AND/.exec(query.get('query') ?? '') ?? []
    const artists = findListed(world, name).map((person) => ({
      id: `00000000-0000-4000-8000-00000000${person.birthYear}`,
      type: 'Person',
      score: 100,
      name: nameOf(person),
      disambiguation: person.occupation,
      'life-span': { begin: String(person.birthYear), ended: null },
    }))
    return reply({ created: '2026-01-02T03:04:05Z', count: artists.length, offset: 0, artists })
  },
  throttled: () => reply({ error: 'Your requests are exceeding the allowable rate limit.' }, 503),
}

export const datacite: StandIn = {
  answer: ({ query }, world) => {
    const [, name = ''] = /OR "(.*)"\)$/.exec(query.get('query') ?? '') ?? []
    const data = findListed(world, name).flatMap((person) =>
      person.works.map(({ doi, title, year }) => ({
        id: doi,
        type: 'dois',
        attributes: {
          doi,
          titles: [{ title }],
          publisher: 'Repository of Invented Results',
          publicationYear: year,
          creators: [
            {
              name: `${person.family}, ${person.given}`,
              nameType: 'Personal',
              affiliation: [person.organization],
              nameIdentifiers: [],
            },
          ],
        },
      })),
    )
    return reply({ data, meta: { total: data.length, totalPages: 1, page: 1 } })
  },
}

export const tvmaze: StandIn = {
  answer: ({ query }, world) =>
    reply(
      findListed(world, query.get('q') ?? '').map((person) => ({
        score: 0.9,
        person: {
          id: person.birthYear,
          url: `https://www.tvmaze.com/people/${person.birthYear}/invented`,
          name: nameOf(person),
          birthday: `${person.birthYear}-05-01`,
          deathday: null,
          country: null,
          image: null,
        },
      })),
    ),
}

export const internetArchive: StandIn = {
  answer: ({ query }, world) => {
    const [, name = ''] = /creator:\("(.*?)" OR/.exec(query.get('q') ?? '') ?? []
    const docs = findListed(world, name).flatMap((person) =>
      person.works.map(({ title, year }) => ({
        identifier: `invented-${person.birthYear}-${year}`,
        title,
        creator: `${person.family}, ${person.given}, ${person.birthYear}-`,
        date: `${year}-01-01T00:00:00Z`,
      })),
    )
    return reply({
      responseHeader: { status: 0 },
      response: { numFound: docs.length, start: 0, docs },
    })
  },
}
