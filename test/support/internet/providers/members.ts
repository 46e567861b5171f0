import { nameOf, type Person } from '../person.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'
import type { World } from '../world.ts'
import { findListed } from './catalogues.ts'

/** Small sites know those who stand everywhere, by the name that they have at GitHub. */
function findMember(world: World, handle: string | null): Person | null {
  const person = world.holder('github', handle ?? '')
  return person?.isListed === true ? person : null
}

const loginOf = ({ accounts }: Person) => accounts.github ?? ''

export const npm: StandIn = {
  answer: ({ query }, world) => {
    const person = findMember(world, (query.get('text') ?? '').replace('maintainer:', ''))
    const objects = (person === null ? [] : [person]).map((one) => ({
      package: {
        name: `corners-${loginOf(one)}`,
        author: { name: nameOf(one), username: loginOf(one) },
        maintainers: [{ username: loginOf(one), email: one.email }],
      },
    }))
    return reply({ objects, total: objects.length, time: '2026-01-02T03:04:05.678Z' })
  },
}

export const crates: StandIn = {
  answer: ({ path }, world) => {
    const person = findMember(world, lastOf(path))
    if (person === null) return reply({ errors: [{ detail: 'Not Found' }] }, 404)
    const login = loginOf(person)
    return reply({
      user: { id: 1, login, name: nameOf(person), url: `https://github.com/${login}` },
    })
  },
}

export const metacpan: StandIn = {
  answer: ({ query }, world) => {
    const [, key = '', text = ''] = /^(\w+):"?(.*?)"?$/.exec(query.get('q') ?? '') ?? []
    const found =
      key === 'email'
        ? [world.reached(text)].filter((one) => one !== null)
        : key === 'name'
          ? findListed(world, text)
          : [findMember(world, text)].filter((one) => one !== null)
    const hits = found.map((person) => ({
      _source: {
        pauseid: (loginOf(person) || 'NOBODY').toUpperCase(),
        name: nameOf(person),
        email: person.email === null ? [] : [person.email],
        website: [],
      },
    }))
    return reply({ took: 1, hits: { total: hits.length, hits } })
  },
}

export const lemmy: StandIn = {
  answer: ({ query }, world) => {
    const person = findMember(world, query.get('username'))
    if (person === null) return reply({ error: 'not_found' }, 404)
    const name = loginOf(person)
    const actor_id = `https://lemmy.world/u/${name}`
    const said = { name, display_name: nameOf(person), bio: person.bio, actor_id }
    return reply({ person_view: { person: { ...said, deleted: false, banned: false } } })
  },
}

export const peertube: StandIn = {
  answer: ({ query }, world) => {
    const person = findMember(world, query.get('search'))
    const data = (person === null ? [] : [person]).map((one) => ({
      name: 'corners',
      ownerAccount: {
        name: loginOf(one),
        displayName: nameOf(one),
        url: `https://tube.example/accounts/${loginOf(one)}`,
        host: 'tube.example',
        description: one.bio,
      },
    }))
    return reply({ total: data.length, data })
  },
}

export const pixelfed: StandIn = {
  answer: ({ query }, world) => {
    const [, name = ''] = /^acct:(.*)@pixelfed\.social$/.exec(query.get('resource') ?? '') ?? []
    const person = findMember(world, name)
    if (person === null) return reply([], 404)
    const url = `https://pixelfed.social/${loginOf(person)}`
    return reply({ subject: `acct:${loginOf(person)}@pixelfed.social`, aliases: [url], links: [] })
  },
}

export const misskey: StandIn = {
  answer: ({ body }, world) => {
    const person = findMember(world, String(body.username))
    if (person === null) return reply({ error: { code: 'NO_SUCH_USER' } }, 404)
    return reply({
      id: '9inventedid',
      username: loginOf(person),
      host: null,
      name: nameOf(person),
      description: person.bio,
      location: person.place,
      birthday: null,
      isBot: false,
      fields: person.site === null ? [] : [{ name: 'Site', value: person.site }],
    })
  },
}
