import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

export const semanticScholar: StandIn = {
  answer: ({ query }, world) => {
    const found = world
      .named(query.get('query') ?? '')
      .filter(({ ids }) => ids.semanticScholar !== undefined)
    const data = found.map((person) => ({
      authorId: person.ids.semanticScholar,
      name: nameOf(person),
      affiliations: [person.organization],
      homepage: person.site,
      paperCount: person.works.length,
      externalIds: person.ids.orcid === undefined ? {} : { ORCID: person.ids.orcid },
    }))
    return reply({ total: data.length, offset: 0, data })
  },
  // the quota that all clients without a key share names no time
  throttled: () => reply({ message: 'Too Many Requests.', code: '429' }, 429),
}
