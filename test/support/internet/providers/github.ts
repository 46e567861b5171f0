import { nameOf, type Person } from '../person.ts'
import { lastOf, reply, type StandIn, secondsFrom } from '../stand-in.ts'

const missing = reply(
  { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
  404,
)

export const github: StandIn = {
  answer: ({ path, query }, world) => {
    if (path === '/search/users') {
      const q = query.get('q') ?? ''
      const byEmail = /^(\S+) in:email$/.exec(q)?.[1]
      const found =
        byEmail === undefined
          ? world.named(q.replace(/\b(?:in|type):\w+/g, ''))
          : [world.reached(byEmail)]
      const logins = found.flatMap((person) =>
        person?.isPerson === true ? (person.accounts.github ?? []) : [],
      )
      return reply({
        total_count: logins.length,
        incomplete_results: false,
        items: logins.map((login) => ({ login, type: 'User' })),
      })
    }
    if (path === '/search/commits') {
      const [, email = ''] = /^author-email:(\S+)$/.exec(query.get('q') ?? '') ?? []
      const login = world.reached(email)?.accounts.github
      const found = login === undefined ? [] : [{ login, type: 'User' }]
      const items = found.map((author) => ({ author, commit: { author: { email } } }))
      return reply({ total_count: items.length, incomplete_results: false, items })
    }
    const [, login = '', rest] = /^\/users\/([^/]+)(\/social_accounts)?$/.exec(path) ?? []
    const person = world.holder('github', lastOf(login))
    if (person === null) return missing
    return reply(rest === undefined ? userOf(person) : socialsOf(person))
  },
  throttled: (_asked, now) =>
    reply({ message: 'API rate limit exceeded for 203.0.113.7.' }, 403, {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': secondsFrom(now, 40),
    }),
}

function userOf(person: Person) {
  return {
    login: person.accounts.github,
    id: 9_900_000 + person.birthYear,
    type: person.isPerson ? 'User' : 'Organization',
    name: nameOf(person),
    company: person.organization,
    blog: person.site ?? '',
    location: person.place,
    email: person.email,
    bio: person.bio,
    twitter_username: null,
    // a picture would be fetched, and this world has no picture host
    avatar_url: '',
  }
}

function socialsOf({ accounts, site }: Person) {
  const urls = [
    accounts.mastodon === undefined ? null : `https://mastodon.social/@${accounts.mastodon}`,
    site,
  ]
  return urls.flatMap((url) => (url === null ? [] : [{ provider: 'generic', url }]))
}
