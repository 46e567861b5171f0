import { z } from 'zod'
import { buildAccount, chooseMatches } from '../shared/build-account.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { optionalId } from '../shared/optional-fields.ts'
import { parseHtmlText } from '../shared/plain.ts'
import { defineSource, type SourceAnswer } from '../shared/source.ts'
import { parseErrorBody } from '../shared/waits.ts'

const maxPeople = 10

/**
 * Stack Overflow's people by a part of their name. Names and places come with HTML's character
 * references in them.
 */
export const stackexchange = defineSource({
  name: 'stackexchange',
  provider: 'stackexchange',
  baseUrl: 'https://api.stackexchange.com',
  accepts: ['name'],
  key: { name: 'stackExchange', need: 'optional' },
  limit: { requests: 300, seconds: 86_400, withKey: { requests: 10_000, seconds: 86_400 } },
  cacheSeconds: 86_400,
  termsUrl: 'https://stackoverflow.com/legal/api-terms-of-use',
  licence: 'CC BY-SA 4.0',
  request: (question, { base, key }) => {
    if (question.kind !== 'name') return null
    const query =
      `inname=${encodeURIComponent(question.text)}&site=stackoverflow&pagesize=` +
      `${maxPeople}&order=desc&sort=reputation`
    return {
      url: `${base}/2.3/users?${query}${key === null ? '' : `&key=${encodeURIComponent(key)}`}`,
    }
  },
  throttled: parseThrottle,
  refused: (answer) =>
    answer.status === 400 && [403, 405].includes(Number(parseErrorBody(answer.text)?.error_id)),
  body: z.object({
    items: items(
      z.object({
        user_id: z.number().int(),
        account_id: optionalId,
        display_name: z.string().min(1),
        location: optionalText,
        website_url: optionalText,
        profile_image: optionalText,
      }),
    ),
  }),
  evidence: ({ items: users }, question) => ({
    findings: users.slice(0, maxPeople).map((user) =>
      buildAccount({
        platform: 'stackoverflow',
        username: String(user.user_id),
        url: `https://stackoverflow.com/users/${user.user_id}`,
        matchedOn: chooseMatches(question),
        name: parseHtmlText(user.display_name),
        location: parseHtmlText(user.location),
        avatarUrl: user.profile_image,
        links: buildProfileLinks([parseHtmlText(user.website_url)], 'none'),
        ids: { stackexchange: user.account_id },
      }),
    ),
  }),
})

/**
 * `backoff` in an answer, or error 502, whose sentence names the seconds. Callers
 * that ask on are banned.
 */
function parseThrottle({ status, text }: SourceAnswer): number | null {
  const body = status === 200 || status === 400 ? parseErrorBody(text) : null
  if (body === null) return null
  if (typeof body.backoff === 'number') return Math.max(1, Math.ceil(body.backoff))
  if (status !== 400 || body.error_id !== 502) return null
  const seconds = /available in (\d{1,6}) seconds/.exec(String(body.error_message))?.[1]
  return seconds === undefined ? 60 : Math.max(1, Number(seconds))
}
