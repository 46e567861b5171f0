import { z } from 'zod'
import { githubLogin } from '../github/github-api.ts'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'

/** An owner of Rust crates; owners sign in by GitHub, so the name is the login there. */
export const crates = defineSource({
  name: 'crates',
  provider: 'crates',
  baseUrl: 'https://crates.io',
  accepts: ['username'],
  // its policy for crawlers: one request a second
  limit: { requests: 1, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://crates.io/data-access',
  licence: 'facts of published crates',
  request: (question, { base }) =>
    question.kind === 'username' && githubLogin.test(question.text)
      ? { url: `${base}/api/v1/users/${question.text}` }
      : null,
  body: z.object({
    user: z.object({
      login: z.string().min(1),
      name: optionalText,
      avatar: optionalText,
      url: optionalText,
    }),
  }),
  evidence: ({ user }, question) => {
    if (!isSameHandle(question.text, user.login)) return { findings: [] }
    const found = buildAccount({
      platform: 'crates',
      username: user.login,
      url: `https://crates.io/users/${encodeURIComponent(user.login.toWellFormed())}`,
      matchedOn: chooseMatches(question),
      name: user.name,
      avatarUrl: user.avatar,
      links: buildProfileLinks([user.url], 'verified'),
    })
    return { findings: [found] }
  },
})
