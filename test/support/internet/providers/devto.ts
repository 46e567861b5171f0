import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

export const devto: StandIn = {
  answer: ({ query }, world) => {
    const person = world.holder('devto', query.get('url') ?? '')
    if (person === null) return reply({ error: 'not found', status: 404 }, 404)
    return reply({
      type_of: 'user',
      username: person.accounts.devto,
      name: nameOf(person),
      summary: person.bio,
      location: person.place,
      website_url: person.site,
      twitter_username: null,
      github_username: person.accounts.github ?? null,
      profile_image: null,
    })
  },
}
