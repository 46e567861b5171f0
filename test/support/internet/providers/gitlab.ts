import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

export const gitlab: StandIn = {
  answer: ({ query }, world) => {
    const person = world.holder('gitlab', query.get('username') ?? '')
    if (person === null) return reply([])
    const { gitlab: username } = person.accounts
    return reply([
      {
        id: person.birthYear,
        username,
        name: nameOf(person),
        state: 'active',
        locked: false,
        avatar_url: null,
      },
    ])
  },
}
