import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { parseHtmlLinks } from '../shared/links.ts'
import { parseHtmlText } from '../shared/plain.ts'
import { defineSource } from '../shared/source.ts'

/**
 * Hacker News by its own API, which is documented, current and without a stated limit; the Algolia
 * one is a copy with an unconfirmed limit.
 */
export const hackernews = defineSource({
  name: 'hackernews',
  provider: 'hackernews',
  baseUrl: 'https://hacker-news.firebaseio.com',
  accepts: ['username'],
  limit: { requests: 120, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://github.com/HackerNews/API',
  licence: 'Hacker News API (MIT); what people published on their profiles',
  request: (question, { base }) =>
    question.kind === 'username' && /^[\w-]{2,15}$/.test(question.text)
      ? { url: `${base}/v0/user/${question.text}.json` }
      : null,
  // an unknown name is 200 with `null`; names that differ in case are different people
  isAbsent: ({ status, text }) => status === 200 && text.trim() === 'null',
  body: z.object({ id: z.string().min(1), about: optionalText }),
  evidence: (user, question) => {
    if (!isSameHandle(question.text, user.id)) return { findings: [] }
    const found = buildAccount({
      platform: 'hackernews',
      username: user.id,
      url: `https://news.ycombinator.com/user?id=${encodeURIComponent(user.id.toWellFormed())}`,
      matchedOn: chooseMatches(question),
      bio: parseHtmlText(user.about),
      links: parseHtmlLinks(user.about, 'none'),
    })
    return { findings: [found] }
  },
})
