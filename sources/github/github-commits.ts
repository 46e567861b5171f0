import { z } from 'zod'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { buildGithubRequest, githubFacts, githubLogin } from './github-api.ts'

const maxLogins = 2

const Commit = z.object({
  author: z
    .object({ login: z.string().min(1), type: optionalText })
    .nullish()
    .catch(null),
  commit: z.object({ author: z.object({ email: optionalText }).nullish().catch(null) }),
})

/** Logins at GitHub whose public commits bear an address; who they are is the step `github`. */
export const githubCommits = defineSource({
  ...githubFacts,
  name: 'github-commits',
  accepts: ['email'],
  limit: { requests: 10, seconds: 60, withKey: { requests: 30, seconds: 60 } },
  absent: [422],
  request: (question, given) =>
    question.kind === 'email' && !question.isRole
      ? buildGithubRequest(
          `/search/commits?q=${encodeURIComponent(`author-email:${question.text}`)}&per_page=10`,
          given,
        )
      : null,
  body: z.object({ total_count: z.number(), items: items(Commit) }),
  evidence: ({ items: commits }, question) => {
    const logins = commits.flatMap(({ author, commit }) =>
      author?.type === 'User' &&
      githubLogin.test(author.login) &&
      commit.author?.email?.toLowerCase() === question.text.toLowerCase()
        ? author.login
        : [],
    )
    return {
      findings: [],
      leads: [...new Set(logins)]
        .slice(0, maxLogins)
        .map((login) => ({ step: 'github', text: login })),
    }
  },
})
