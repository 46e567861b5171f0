import { nameOf, type Person } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

export const openalex: StandIn = {
  answer: ({ query }, world) => {
    const found = world
      .named(query.get('search') ?? '')
      .filter(({ ids }) => ids.openalex !== undefined)
    const results = found.map((person) => ({
      id: `https://openalex.org/${person.ids.openalex}`,
      orcid: person.ids.orcid === undefined ? null : `https://orcid.org/${person.ids.orcid}`,
      display_name: nameOf(person),
      display_name_alternatives: [],
      works_count: person.works.length,
      ids: {},
      affiliations: listAffiliations(person),
      last_known_institutions: [{ display_name: person.organization }],
      topics: [{ display_name: person.occupation }],
    }))
    return reply({ meta: { count: results.length, page: 1, per_page: 10 }, results })
  },
  throttled: () =>
    reply({ error: 'Rate limit exceeded', message: 'Daily rate limit exceeded' }, 403),
}

/** Of an employer the years of works that name it: two a stay, or the first. */
function listAffiliations({ stays = [] }: Person) {
  return stays
    .filter(({ kind }) => kind === 'post')
    .map(({ at, from, to }) => ({
      institution: { display_name: at },
      years: [from, to].filter((year) => year !== null),
    }))
}
