import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { optionalId } from '../shared/optional-fields.ts'
import { defineSource } from '../shared/source.ts'

/** One account at gitlab.com. What else its page says is for those who are logged in. */
export const gitlab = defineSource({
  name: 'gitlab',
  provider: 'gitlab',
  baseUrl: 'https://gitlab.com',
  accepts: ['username'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://about.gitlab.com/terms/',
  licence: 'GitLab Terms of Use; what people published on their profiles',
  // an unknown name is an empty list
  absent: [],
  request: (question, { base }) =>
    question.kind === 'username' &&
    /^[a-z0-9_](?:[a-z0-9_.-]{0,253}[a-z0-9_])?$/i.test(question.text)
      ? { url: `${base}/api/v4/users?username=${encodeURIComponent(question.text)}` }
      : null,
  body: items(
    z.object({
      username: z.string().min(1),
      id: optionalId,
      name: optionalText,
      state: optionalText,
      avatar_url: optionalText,
    }),
  ),
  evidence: (users, question) => ({
    findings: users
      // blocked and deactivated accounts have no page
      .filter(
        ({ username, state }) =>
          isSameHandle(question.text, username) && (state === null || state === 'active'),
      )
      .map((user) =>
        buildAccount({
          platform: 'gitlab',
          username: user.username,
          url: `https://gitlab.com/${user.username}`,
          matchedOn: chooseMatches(question),
          name: user.name,
          avatarUrl: user.avatar_url,
          ids: { gitlab: user.id },
        }),
      ),
  }),
})
