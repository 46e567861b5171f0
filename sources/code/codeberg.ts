import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, parseTextLinks } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'

/** What both steps share. */
export const codebergFacts = {
  provider: 'codeberg',
  baseUrl: 'https://codeberg.org',
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://codeberg.org/Codeberg/org/src/branch/main/TermsOfUse.md',
  licence: 'Codeberg Terms of Use; what people published on their profiles',
} as const

/** One account at Codeberg, a Forgejo: by username, or by a login that the search found. */
export const codeberg = defineSource({
  ...codebergFacts,
  name: 'codeberg',
  inheritsMatch: true,
  accepts: ['username'],
  request: (question, { base }) =>
    (question.kind === 'username' || question.kind === 'id') &&
    /^[a-z0-9](?:[a-z0-9_.-]{0,38}[a-z0-9])?$/i.test(question.text)
      ? { url: `${base}/api/v1/users/${encodeURIComponent(question.text)}` }
      : null,
  body: z.object({
    login: z.string().min(1),
    full_name: optionalText,
    email: optionalText,
    avatar_url: optionalText,
    location: optionalText,
    website: optionalText,
    description: optionalText,
  }),
  evidence: (user, question) => {
    if (!isSameHandle(question.text, user.login)) return { findings: [] }
    const found = buildAccount({
      platform: 'codeberg',
      username: user.login,
      url: `https://codeberg.org/${user.login}`,
      matchedOn: chooseMatches(question),
      name: user.full_name,
      bio: user.description,
      location: user.location,
      avatarUrl: user.avatar_url,
      links: [...buildProfileLinks([user.website], 'none'), ...parseTextLinks(user.description)],
      emails: [user.email],
    })
    return { findings: [found] }
  },
})
