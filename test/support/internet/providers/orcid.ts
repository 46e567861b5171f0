import { nameOf, type Person } from '../person.ts'
import { type Asked, reply, type StandIn } from '../stand-in.ts'
import type { World } from '../world.ts'

export const orcid: StandIn = {
  answer: (asked, world) => {
    const [, id, part] = /^\/v3\.0\/([\dX-]+)\/(\w+)$/.exec(asked.path) ?? []
    if (id === undefined) return reply(searchIn(asked, world))
    const person = world.known('orcid', id)
    if (person === null) return reply({ 'response-code': 404, 'error-code': 9016 }, 404)
    if (part === 'person') return reply(recordOf(person))
    const groups = affiliationsOf(person, part === 'employments' ? 'employment' : 'education')
    return reply({ 'affiliation-group': groups, path: asked.path })
  },
}

/** Solr's query, as far as it is needed: an address, or the whole name among the credit names. */
function searchIn({ query }: Asked, world: World) {
  const q = query.get('q') ?? ''
  const [email] = /(?<=^email:")[^"]+/.exec(q) ?? []
  const [name] = /(?<=credit-name:")[^"]+/.exec(q) ?? ['']
  const found = email === undefined ? world.named(name) : [world.reached(email)]
  const records = found.flatMap((person) => {
    if (person?.ids.orcid === undefined) return []
    return {
      'orcid-id': person.ids.orcid,
      'given-names': person.given,
      'family-names': person.family,
      'credit-name': null,
      'other-name': [],
      email: person.email === null ? [] : [person.email],
      'institution-name': [person.organization],
    }
  })
  return { 'expanded-result': records.length === 0 ? null : records, 'num-found': records.length }
}

function recordOf(person: Person) {
  const visibility = 'public'
  return {
    name: {
      'given-names': { value: person.given },
      'family-name': { value: person.family },
      'credit-name': { value: nameOf(person) },
    },
    'other-names': { 'other-name': [] },
    biography: { content: person.bio, visibility },
    'researcher-urls': {
      'researcher-url': person.site === null ? [] : [{ url: { value: person.site }, visibility }],
    },
    emails: { email: [] },
    addresses: { address: [{ country: { value: person.country }, visibility }] },
  }
}

function affiliationsOf({ stays = [], country }: Person, name: 'employment' | 'education') {
  const toDate = (year: number | null) =>
    year === null ? null : { year: { value: String(year) }, month: null, day: null }
  return stays
    .filter(({ kind }) => kind === (name === 'employment' ? 'post' : 'study'))
    .map(({ title, at, from, to }) => ({
      summaries: [
        {
          [`${name}-summary`]: {
            'department-name': null,
            'role-title': title,
            'start-date': toDate(from),
            'end-date': toDate(to),
            organization: { name: at, address: { city: null, region: null, country } },
            visibility: 'public',
          },
        },
      ],
    }))
}
