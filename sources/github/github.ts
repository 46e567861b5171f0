import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, buildXLinks, parseTextLinks } from '../shared/links.ts'
import { optionalId } from '../shared/optional-fields.ts'
import { defineSource } from '../shared/source.ts'
import { buildGithubRequest, githubFacts, githubLogin } from './github-api.ts'

/**
 * One account at GitHub: by username, or by a login that the search found. Its other profiles are a
 * step of their own.
 */
export const github = defineSource({
  ...githubFacts,
  name: 'github',
  inheritsMatch: true,
  accepts: ['username'],
  // 60 an hour without and 5,000 with a token, of which the social accounts get a third
  limit: { requests: 40, seconds: 3_600, withKey: { requests: 3_300, seconds: 3_600 } },
  request: (question, given) =>
    (question.kind === 'username' || question.kind === 'id') && githubLogin.test(question.text)
      ? buildGithubRequest(`/users/${encodeURIComponent(question.text)}`, given)
      : null,
  body: z.object({
    login: z.string().min(1),
    id: optionalId,
    type: optionalText,
    name: optionalText,
    company: optionalText,
    blog: optionalText,
    location: optionalText,
    email: optionalText,
    bio: optionalText,
    twitter_username: optionalText,
    avatar_url: optionalText,
  }),
  evidence: (user, question) => {
    if (!isSameHandle(question.text, user.login)) return { findings: [] }
    const isPerson = user.type === null || user.type === 'User'
    const found = buildAccount({
      platform: 'github',
      username: user.login,
      url: `https://github.com/${user.login}`,
      matchedOn: chooseMatches(question),
      name: user.name,
      bio: user.bio,
      location: user.location,
      organizations: collectCompanies(user.company),
      avatarUrl: user.avatar_url,
      links: [
        ...buildProfileLinks([user.blog], 'none'),
        ...buildXLinks(user.twitter_username),
        ...parseTextLinks(user.bio),
      ],
      emails: [user.email],
      ids: { github: user.id },
      isPerson,
    })
    return {
      findings: [found],
      leads: isPerson ? [{ step: 'github-socials', text: user.login }] : [],
    }
  },
})

/** `@example @other` are two organisations at GitHub, by their logins; `Example & Sons` is one. */
function collectCompanies(company: string | null): string[] {
  const text = company?.trim().slice(0, 200) ?? ''
  const isLogins = /^@[\w-]+(?:[\s,;/|&+]+@[\w-]+)*$/.test(text)
  return isLogins ? (text.match(/[\w-]+/g) ?? []) : [text.replace(/^@(?=[\w-])/, '')]
}
