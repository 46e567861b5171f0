import { lastOf, reply, type StandIn } from '../stand-in.ts'

/** An unknown user is `null`; `about` is HTML. */
export const hackernews: StandIn = {
  answer: ({ path }, world) => {
    const person = world.holder('hackernews', lastOf(path))
    if (person === null) return reply(null)
    const link =
      person.site === null ? '' : `<p><a href="${person.site}" rel="nofollow">${person.site}</a>`
    return reply({
      id: person.accounts.hackernews,
      created: 1_400_000_000,
      karma: 12,
      about: `${person.bio}${link}`,
    })
  },
}
