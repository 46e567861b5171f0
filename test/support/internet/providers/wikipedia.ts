import { toCapital } from '../../../../research/text/words/to-capital.ts'
import { nameOf } from '../person.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'

/** Names of accounts begin with a capital there. */
export const wikipediaEditors: StandIn = {
  answer: ({ query }, world) => {
    const asked = query.get('ususers') ?? ''
    const person = world.holder('wikipedia', asked)
    const user =
      person === null
        ? { name: toCapital(asked), missing: true }
        : {
            userid: 990_001,
            name: toCapital(person.accounts.wikipedia ?? ''),
            editcount: 57,
            groups: ['*', 'user', 'autoconfirmed'],
          }
    return reply({ batchcomplete: true, query: { users: [user] } })
  },
}

/** Who has an item has an article. */
export const wikipedia: StandIn = {
  answer: ({ path }, world) => {
    const [person] = world
      .named(lastOf(path).replaceAll('_', ' '))
      .filter(({ ids }) => ids.wikidata !== undefined)
    if (person === undefined)
      return reply({ type: 'Internal error', title: 'Not found.', method: 'get' }, 404)
    return reply({
      type: 'standard',
      title: nameOf(person),
      wikibase_item: person.ids.wikidata,
      lang: 'en',
      description: `${person.occupation} (born ${person.birthYear})`,
      extract: `${nameOf(person)} is a ${person.occupation}.`,
      content_urls: {
        desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(lastOf(path))}` },
      },
    })
  },
}
