import { nameOf } from '../person.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'

export const lichess: StandIn = {
  answer: ({ path }, world) => {
    const person = world.holder('lichess', lastOf(path))
    if (person === null) return reply({ error: 'Not found' }, 404)
    const profile = {
      realName: nameOf(person),
      bio: person.bio,
      location: person.place,
      links: person.site ?? '',
    }
    return reply({
      id: person.accounts.lichess?.toLowerCase(),
      username: person.accounts.lichess,
      perfs: {},
      profile,
    })
  },
  // no Retry-After: its documentation says a minute
  throttled: () => reply({ error: 'Too many requests' }, 429),
}
