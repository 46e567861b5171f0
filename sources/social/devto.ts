import { z } from 'zod'
import { githubLogin } from '../github/github-api.ts'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, buildXLinks, parseTextLinks } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'

/** One account at DEV. */
export const devto = defineSource({
  name: 'devto',
  provider: 'devto',
  baseUrl: 'https://dev.to',
  accepts: ['username'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://dev.to/terms',
  licence: 'DEV Terms of Use; what people published on their profiles',
  request: (question, { base }) =>
    question.kind === 'username' && /^\w{2,30}$/.test(question.text)
      ? { url: `${base}/api/users/by_username?url=${question.text.toLowerCase()}` }
      : null,
  body: z.object({
    username: z.string().min(1),
    name: optionalText,
    summary: optionalText,
    location: optionalText,
    website_url: optionalText,
    twitter_username: optionalText,
    github_username: optionalText,
    profile_image: optionalText,
  }),
  evidence: (user, question) => {
    if (!isSameHandle(question.text, user.username)) return { findings: [] }
    const atGithub = githubLogin.test(user.github_username ?? '')
      ? `https://github.com/${user.github_username}`
      : null
    const found = buildAccount({
      platform: 'devto',
      username: user.username,
      url: `https://dev.to/${user.username}`,
      matchedOn: chooseMatches(question),
      name: user.name,
      bio: user.summary,
      location: user.location,
      avatarUrl: user.profile_image,
      links: [
        ...buildProfileLinks([user.website_url, atGithub], 'none'),
        ...buildXLinks(user.twitter_username),
        ...parseTextLinks(user.summary),
      ],
    })
    return { findings: [found] }
  },
})
