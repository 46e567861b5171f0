import { z } from 'zod'
import { optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { buildKeyHolder } from './build-key-holder.ts'
import { parseUserIds } from './parse-user-ids.ts'

/** Keys at keys.openpgp.org, which names only addresses that their owners have confirmed. */
export const openpgpKeys = defineSource({
  name: 'openpgp-keys',
  provider: 'openpgp_keys',
  baseUrl: 'https://keys.openpgp.org',
  accepts: ['email'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 3_600,
  termsUrl: 'https://keys.openpgp.org/about/privacy',
  licence: 'what people published there, and may take down',
  request: (question, { base }) =>
    question.kind === 'email'
      ? { url: `${base}/vks/v1/by-email/${encodeURIComponent(question.text)}` }
      : null,
  decode: ({ text }) => parseUserIds(text) ?? undefined,
  body: z.array(z.object({ name: optionalText, email: optionalText })).min(1),
  evidence: (userIds, question) => {
    const found = buildKeyHolder(userIds, {
      email: question.text,
      url: `https://keys.openpgp.org/search?q=${encodeURIComponent(question.text.toWellFormed())}`,
      title: 'keys.openpgp.org',
    })
    return { findings: found === null ? [] : [found] }
  },
})
