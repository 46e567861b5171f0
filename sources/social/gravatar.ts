import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { buildLinkedAccounts } from '../shared/build-linked-accounts.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, parseTextLinks, parseWebUrl } from '../shared/links.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { parseWait } from '../shared/waits.ts'

/** Profiles are named by a hash of the address, or by a word that the person chose. */
const slug = /^[a-z0-9]{2,64}$/i
const hash = /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/i

/**
 * A Gravatar profile and the accounts that it verified for its owner. Work, place and pronouns are
 * not read: who knows an address should not learn more of its owner from it than which accounts are
 * theirs.
 */
export const gravatar = defineSource({
  name: 'gravatar',
  provider: 'gravatar',
  baseUrl: 'https://api.gravatar.com',
  accepts: ['email', 'username'],
  key: { name: 'gravatar', need: 'optional' },
  limit: { requests: 100, seconds: 3_600, withKey: { requests: 1_000, seconds: 3_600 } },
  cacheSeconds: 86_400,
  termsUrl: 'https://wordpress.com/tos/',
  licence: 'Gravatar (Automattic Terms of Service); what people published on their profiles',
  request: (question, { base, key }) => {
    const id = chooseId(question)
    if (id === null) return null
    return {
      url: `${base}/v3/profiles/${id}`,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    }
  },
  throttled: ({ status, headers }, now) =>
    status === 429 ? parseWait(headers['x-ratelimit-reset'], now) : null,
  body: z.object({
    hash: z.string().regex(hash),
    profile_url: z.string(),
    display_name: optionalText,
    description: optionalText,
    avatar_url: optionalText,
    verified_accounts: optionalItems(z.object({ url: z.string(), is_hidden: optionalFlag })),
    links: optionalItems(z.object({ url: z.string() })),
    section_visibility: z
      .object({ hidden_links: optionalFlag, hidden_verified_accounts: optionalFlag })
      .nullable()
      .catch(null),
  }),
  evidence: (profile, question) => {
    const url = parseWebUrl(profile.profile_url)
    const word =
      url === null
        ? undefined
        : new URL(url).pathname.split('/').findLast((segment) => segment !== '')
    if (url === null || word === undefined) return { findings: [] }
    // an address may be another than the first of its owner, whose hash the answer names; a word
    // must be the one asked for
    if (question.kind === 'username' && !isSameHandle(question.text, word)) return { findings: [] }
    const { section_visibility: hidden } = profile
    const shown =
      hidden?.hidden_verified_accounts === true
        ? []
        : profile.verified_accounts.filter((link) => link.is_hidden !== true)
    const verified = buildProfileLinks(
      shown.map((link) => link.url),
      'verified',
    )
    const other = buildProfileLinks(
      hidden?.hidden_links === true ? [] : profile.links.map((link) => link.url),
      'none',
    )
    const own = buildAccount({
      platform: 'gravatar',
      username: word,
      url,
      matchedOn: chooseMatches(question),
      name: profile.display_name,
      bio: profile.description,
      avatarUrl: profile.avatar_url,
      links: [...verified, ...other, ...parseTextLinks(profile.description)],
      ids: { gravatar: profile.hash },
    })
    return { findings: [own, ...buildLinkedAccounts(verified)] }
  },
})

function chooseId(question: Question): string | null {
  if (question.kind === 'email') return question.sha256
  return question.kind === 'username' && slug.test(question.text) && !hash.test(question.text)
    ? question.text.toLowerCase()
    : null
}
