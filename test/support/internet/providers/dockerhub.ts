import { nameOf } from '../person.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'

export const dockerhub: StandIn = {
  answer: ({ path }, world) => {
    const person = world.holder('dockerhub', lastOf(path))
    if (person === null) return reply({ message: 'User not found', errinfo: {} }, 404)
    return reply({
      id: 'a5f1',
      username: person.accounts.dockerhub,
      full_name: nameOf(person),
      location: person.place,
      company: person.organization,
      profile_url: person.site ?? '',
      gravatar_url: '',
      type: person.isPerson ? 'User' : 'Organization',
    })
  },
}
