import { nameOf } from '../person.ts'
import { reply, type StandIn } from '../stand-in.ts'

/**
 * One server. The link to the person's own site is verified, as a server does that found a link
 * back.
 */
export const mastodon: StandIn = {
  answer: ({ query }, world) => {
    const person = world.holder('mastodon', query.get('acct') ?? '')
    if (person === null) return reply({ error: 'Record not found' }, 404)
    const { mastodon: acct } = person.accounts
    const value = `<a href="${person.site}" rel="me nofollow">site</a>`
    return reply({
      id: String(person.birthYear),
      username: acct,
      acct,
      url: `https://mastodon.social/@${acct}`,
      display_name: nameOf(person),
      note: `<p>${person.bio}</p>`,
      avatar: 'https://files.mastodon.social/avatars/original/missing.png',
      fields:
        person.site === null
          ? []
          : [{ name: 'Site', value, verified_at: '2026-01-02T03:04:05.000+00:00' }],
      noindex: false,
      bot: false,
      group: !person.isPerson,
    })
  },
  throttled: (_asked, now) =>
    reply({ error: 'Too many requests' }, 429, {
      'x-ratelimit-reset': new Date(now.getTime() + 40_000).toISOString(),
    }),
}
