import { z } from 'zod'
import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import { parseProfileAddress } from '../../research/identity/profiles/profile-address.ts'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, parseHtmlLinks, parseTextLinks, parseWebUrl } from '../shared/links.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { parseHtmlText } from '../shared/plain.ts'
import { defineSource } from '../shared/source.ts'
import { parseWait } from '../shared/waits.ts'
import { isLocalName } from './chosen-server.ts'

const largest = 'https://mastodon.social'

/**
 * One account on one Mastodon server: the one that a full name has in it (`@ada@far.example`), else
 * the largest, unless the configuration says.
 */
export const mastodon = defineSource({
  name: 'mastodon',
  provider: 'mastodon',
  baseUrl: largest,
  accepts: ['username'],
  limit: { requests: 300, seconds: 300 },
  termsUrl: 'https://mastodon.social/terms-of-service',
  licence: 'Terms of the server; what people published on their profiles',
  // 410: suspended. A server that wants a token says 401, which is no word about the account
  absent: [404, 410],
  request: (question, { base }) => {
    if (question.kind !== 'username' || !isLocalName(question.text)) return null
    const server =
      question.host === undefined || base !== largest ? base : `https://${question.host}`
    return { url: `${server}/api/v1/accounts/lookup?acct=${encodeURIComponent(question.text)}` }
  },
  throttled: ({ status, headers }, now) =>
    status === 429 ? parseWait(headers['x-ratelimit-reset'], now) : null,
  body: z.object({
    acct: z.string().min(1),
    url: z.string(),
    display_name: optionalText,
    note: optionalText,
    avatar: optionalText,
    fields: optionalItems(z.object({ value: z.string(), verified_at: optionalText })),
    moved: z.object({ url: z.string() }).nullable().catch(null),
    noindex: optionalFlag,
    suspended: optionalFlag,
    bot: optionalFlag,
    group: optionalFlag,
  }),
  evidence: (user, question) => {
    const url = parseWebUrl(user.url)
    if (url === null || user.suspended === true || !isSameHandle(question.text, user.acct))
      return { findings: [] }
    // a server speaks for its own accounts, not for those of others
    if (
      question.kind === 'username' &&
      question.host !== undefined &&
      parseDomain(`https://${question.host}`) !== parseDomain(url)
    )
      return { findings: [] }
    const known = {
      platform: 'mastodon',
      username:
        parseProfileUrl(url)?.handle ?? `${user.acct}@${new URL(url).hostname}`.toLowerCase(),
      url,
      matchedOn: chooseMatches(question),
      isPerson: user.bot !== true && user.group !== true,
    }
    // the account exists, but its owner asked not to be indexed: no further data is kept
    if (user.noindex === true) return { findings: [buildAccount(known)] }
    const links = [
      ...user.fields.flatMap(({ value, verified_at }) => {
        const proof = verified_at === null ? 'none' : 'verified'
        return [
          ...parseHtmlLinks(value, proof),
          ...parseTextLinks(value.includes('<') ? null : value),
        ]
      }),
      // the server only lets an account move to one that names it in turn
      ...buildProfileLinks([user.moved?.url], 'verified'),
      ...parseHtmlLinks(user.note, 'none'),
    ]
    return {
      findings: [
        buildAccount({
          ...known,
          name: user.display_name,
          bio: parseHtmlText(user.note),
          avatarUrl: user.avatar,
          links,
        }),
      ],
    }
  },
})

function parseDomain(url: string): string | undefined {
  return parseProfileAddress(url)?.domain
}
