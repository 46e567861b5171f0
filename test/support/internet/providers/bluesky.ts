import { nameOf, type Person } from '../person.ts'
import { reply, type StandIn, secondsFrom } from '../stand-in.ts'

export const bluesky: StandIn = {
  answer: ({ path, query }, world) => {
    if (path.endsWith('searchActors')) {
      const found = world
        .named(query.get('q') ?? '')
        .filter(({ accounts }) => accounts.bluesky !== undefined)
      return reply({ actors: found.map(profileOf) })
    }
    const person = world.holder('bluesky', query.get('actor') ?? '')
    return person === null
      ? reply({ error: 'InvalidRequest', message: 'Profile not found' }, 400)
      : reply(profileOf(person))
  },
  throttled: (_asked, now) =>
    reply({ error: 'RateLimitExceeded' }, 429, { 'ratelimit-reset': secondsFrom(now, 40) }),
}

function profileOf(person: Person) {
  return {
    did: `did:plc:${String(person.birthYear)
      .replaceAll(/[0189]/g, 'a')
      .padEnd(24, 'z')}`,
    handle: person.accounts.bluesky,
    displayName: nameOf(person),
    description: person.bio,
    labels: [],
  }
}
