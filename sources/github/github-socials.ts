import { z } from 'zod'
import { buildAccount, chooseMatches } from '../shared/build-account.ts'
import { items } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'
import { buildGithubRequest, githubFacts, githubLogin } from './github-api.ts'

/**
 * The other profiles that a GitHub account lists: unverified links, for the account that the step
 * `github` found.
 */
export const githubSocials = defineSource({
  ...githubFacts,
  name: 'github-socials',
  inheritsMatch: true,
  accepts: [],
  limit: { requests: 20, seconds: 3_600, withKey: { requests: 1_600, seconds: 3_600 } },
  request: (question, given) =>
    question.kind === 'id' && githubLogin.test(question.text)
      ? buildGithubRequest(`/users/${encodeURIComponent(question.text)}/social_accounts`, given)
      : null,
  body: items(z.object({ url: z.string() })),
  evidence: (socials, question) => {
    const links = buildProfileLinks(
      socials.map(({ url }) => url),
      'none',
    )
    if (links.length === 0) return { findings: [] }
    const username = question.text
    const url = `https://github.com/${username}`
    return {
      findings: [
        buildAccount({
          platform: 'github',
          username,
          url,
          matchedOn: chooseMatches(question),
          links,
        }),
      ],
    }
  },
})
