import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, parseTextLinks } from '../shared/links.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { parseRetryAfter } from '../shared/parse-answer.ts'
import { defineSource } from '../shared/source.ts'

/**
 * One account at Lichess. Of closed ones it only says that the name is taken; what it says of rules
 * broken is not read.
 */
export const lichess = defineSource({
  name: 'lichess',
  provider: 'lichess',
  baseUrl: 'https://lichess.org',
  accepts: ['username'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://lichess.org/terms-of-service',
  licence: 'Lichess Terms of Service; what people published on their profiles',
  request: (question, { base }) =>
    question.kind === 'username' && /^[a-z0-9][\w-]{1,29}$/i.test(question.text)
      ? { url: `${base}/api/user/${question.text}` }
      : null,
  // after a 429 its documentation asks for a full minute
  throttled: ({ status, headers }, now) =>
    status === 429 ? Math.max(60, parseRetryAfter(headers['retry-after'], now) ?? 60) : null,
  body: z.object({
    username: z.string().min(1),
    title: optionalText,
    disabled: optionalFlag,
    profile: z
      .object({
        realName: optionalText,
        firstName: optionalText,
        lastName: optionalText,
        bio: optionalText,
        location: optionalText,
        links: optionalText,
      })
      .nullable()
      .catch(null),
  }),
  evidence: ({ username, title, disabled, profile }, question) => {
    if (disabled === true || !isSameHandle(question.text, username)) return { findings: [] }
    const found = buildAccount({
      platform: 'lichess',
      username,
      url: `https://lichess.org/@/${username}`,
      matchedOn: chooseMatches(question),
      name:
        profile?.realName ??
        [profile?.firstName, profile?.lastName]
          .filter((part) => typeof part === 'string')
          .join(' '),
      bio: profile?.bio,
      location: profile?.location,
      links: [
        ...buildProfileLinks(profile?.links?.split(/\s+/) ?? [], 'none'),
        ...parseTextLinks(profile?.bio),
      ],
      isPerson: title !== 'BOT',
    })
    return { findings: [found] }
  },
})
