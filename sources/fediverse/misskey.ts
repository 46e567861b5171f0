import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { parseTextLinks } from '../shared/links.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { defineSource } from '../shared/source.ts'
import { parseWorkYear } from '../works/years.ts'
import { findLocalName } from './chosen-server.ts'

/**
 * One account at the largest Misskey server. Of a day of birth only the year is read, by which
 * minors are recognised.
 */
export const misskey = defineSource({
  name: 'misskey',
  provider: 'misskey',
  baseUrl: 'https://misskey.io',
  accepts: ['username'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 0,
  termsUrl: 'https://misskey.io/@about',
  licence: 'Terms of the server; what people published on their profiles',
  isAbsent: ({ status, text }) => status === 400 && /NO_SUCH_USER/.test(text),
  request: (question, { base }) => {
    const username = findLocalName(question, 'misskey.io')
    if (username === null) return null
    return {
      url: `${base}/api/users/show`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, host: null }),
    }
  },
  body: z.object({
    username: z.string().regex(/^\w{1,60}$/),
    name: optionalText,
    description: optionalText,
    location: optionalText,
    birthday: optionalText,
    avatarUrl: optionalText,
    isBot: optionalFlag,
    isSuspended: optionalFlag,
    fields: optionalItems(z.object({ value: z.string() })),
  }),
  evidence: (user, question) => {
    if (user.isSuspended === true || !isSameHandle(question.text, user.username))
      return { findings: [] }
    const found = buildAccount({
      platform: 'mastodon',
      username: `${user.username}@misskey.io`.toLowerCase(),
      url: `https://misskey.io/@${user.username}`,
      matchedOn: chooseMatches(question),
      name: user.name,
      bio: user.description,
      location: user.location,
      avatarUrl: user.avatarUrl,
      links: [
        ...user.fields.flatMap(({ value }) => parseTextLinks(value)),
        ...parseTextLinks(user.description),
      ],
      isPerson: user.isBot !== true,
    })
    return { findings: [{ ...found, birthYear: parseWorkYear(user.birthday) }] }
  },
})
