import { z } from 'zod'
import { items } from '../shared/lenient.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { buildGithubRequest, githubFacts } from './github-api.ts'

const maxLogins = 5

/**
 * People at GitHub by their name or their public address: logins only, best first; what they say of
 * themselves is the step `github`.
 */
export const githubSearch = defineSource({
  ...githubFacts,
  name: 'github-search',
  accepts: ['name', 'email'],
  limit: { requests: 10, seconds: 60, withKey: { requests: 30, seconds: 60 } },
  // a query that GitHub cannot parse has no results
  absent: [422],
  request: (question, given) => {
    const query = deriveQuery(question)
    return query === null
      ? null
      : buildGithubRequest(
          `/search/users?q=${encodeURIComponent(query)}&per_page=${maxLogins}`,
          given,
        )
  },
  // `incomplete_results` only says that the index ran out of time: what it found holds
  body: z.object({ total_count: z.number(), items: items(z.object({ login: z.string().min(1) })) }),
  evidence: ({ items: users }) => ({
    findings: [],
    leads: users.slice(0, maxLogins).map(({ login }) => ({ step: 'github', text: login })),
  }),
})

/** At most 256 characters; signs that would be read as operators are left out. */
function deriveQuery(question: Question): string | null {
  if (question.kind === 'email') return `${question.text} in:email`
  if (question.kind !== 'name') return null
  const words = question.text
    .replace(/[^\p{L}\p{M}\p{N}'.-]+/gu, ' ')
    .replace(/(?<!\S)[-.']+/g, '')
    .trim()
  return words === '' || words.length > 200 ? null : `${words} in:name type:user`
}
