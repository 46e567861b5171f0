import { z } from 'zod'
import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { parseTextLinks, parseWebUrl } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'

const maxAccounts = 3

const Channel = z.object({
  ownerAccount: z.object({
    name: z.string().min(1),
    url: z.string(),
    displayName: optionalText,
    description: optionalText,
  }),
})

/**
 * Accounts of one name at the PeerTube servers that Sepia Search indexes. Each server gives out its
 * names anew, so that two of them need not be one person.
 */
export const peertube = defineSource({
  name: 'peertube',
  provider: 'peertube',
  baseUrl: 'https://sepiasearch.org',
  accepts: ['username'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://framagit.org/framasoft/peertube/search-index',
  licence: 'what people published on their profiles',
  request: (question, { base }) =>
    question.kind === 'username' && /^\w(?:[\w.-]{0,48}\w)?$/.test(question.text)
      ? { url: `${base}/api/v1/search/video-channels?search=${question.text}&count=15` }
      : null,
  body: z.object({ total: z.number(), data: items(Channel) }),
  evidence: ({ data }, question) => {
    const accounts = new Map(data.map(({ ownerAccount: one }) => [one.url, one]))
    const found = [...accounts.values()].flatMap((account) => {
      const url = parseWebUrl(account.url)
      if (url === null || !isSameHandle(question.text, account.name)) return []
      const { host } = new URL(url)
      if (question.kind === 'username' && (question.host ?? host) !== host) return []
      const page = `https://${host}/a/${encodeURIComponent(account.name.toWellFormed())}`
      return buildAccount({
        platform: 'peertube',
        username: parseProfileUrl(page)?.handle ?? `${account.name}@${host}`.toLowerCase(),
        url: page,
        matchedOn: chooseMatches(question),
        name: account.displayName,
        bio: account.description,
        links: parseTextLinks(account.description),
        trust: 80,
      })
    })
    return { findings: found.slice(0, maxAccounts) }
  },
})
