import { nameOf } from '../person.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'

export const chessCom: StandIn = {
  answer: ({ path }, world) => {
    const person = world.holder('chess-com', lastOf(path))
    if (person === null)
      return reply({ code: 0, message: `User "${lastOf(path)}" not found.` }, 404)
    return reply({
      player_id: person.birthYear,
      username: person.accounts['chess-com'],
      status: 'basic',
      name: nameOf(person),
      location: person.place,
      country: `https://api.chess.com/pub/country/${person.country}`,
    })
  },
}
