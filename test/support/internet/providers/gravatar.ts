import { nameOf } from '../person.ts'
import { lastOf, reply, type StandIn, secondsFrom } from '../stand-in.ts'
import { sha256 } from '../world.ts'

export const gravatar: StandIn = {
  answer: ({ path }, world) => {
    const slug = lastOf(path)
    const person = /^[0-9a-f]{64}$/.test(slug)
      ? world.reached(slug)
      : world.holder('gravatar', slug)
    if (person === null) return reply({ error: 'Profile not found', code: 'not_found' }, 404)
    const { github, gravatar: word } = person.accounts
    return reply({
      hash: sha256(person.email ?? ''),
      display_name: nameOf(person),
      profile_url: `https://gravatar.com/${word}`,
      // a picture would be fetched, and this world has no picture host
      avatar_url: '',
      location: person.place,
      description: person.bio,
      verified_accounts:
        github === undefined
          ? []
          : [{ service_type: 'github', url: `https://github.com/${github}`, is_hidden: false }],
      links: person.site === null ? [] : [{ label: 'Site', url: person.site }],
    })
  },
  throttled: (_asked, now) =>
    reply({ error: 'Too many requests' }, 429, { 'x-ratelimit-reset': secondsFrom(now, 40) }),
}
