import { nameOf } from '../person.ts'
import { lastOf, reply, type StandIn } from '../stand-in.ts'

export const codeberg: StandIn = {
  answer: ({ path, query }, world) => {
    if (path.endsWith('/users/search')) {
      const data = world.named(query.get('q') ?? '').flatMap((person) => {
        const { codeberg: login } = person.accounts
        return login === undefined ? [] : [{ login, full_name: nameOf(person) }]
      })
      return reply({ ok: true, data })
    }
    const person = world.holder('codeberg', lastOf(path))
    if (person === null)
      return reply(
        { message: 'user redirect does not exist', url: 'https://codeberg.org/api/swagger' },
        404,
      )
    return reply({
      id: person.birthYear,
      login: person.accounts.codeberg,
      full_name: nameOf(person),
      email: `${person.accounts.codeberg}@noreply.codeberg.org`,
      avatar_url: '',
      location: person.place,
      website: person.site ?? '',
      description: person.bio,
    })
  },
}
