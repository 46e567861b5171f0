import { z } from 'zod'
import { items, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { defineSource } from '../shared/source.ts'
import { buildKeyHolder } from './build-key-holder.ts'

const UserId = z.object({ name: optionalText, email: z.string().min(3), verified: optionalFlag })

/** Keys at the server of Mailvelope, which confirms addresses by mail. */
export const mailvelope = defineSource({
  name: 'mailvelope',
  provider: 'mailvelope',
  baseUrl: 'https://keys.mailvelope.com',
  accepts: ['email'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 3_600,
  termsUrl: 'https://github.com/mailvelope/keyserver',
  licence: 'what people published there, and may take down',
  request: (question, { base }) =>
    question.kind === 'email'
      ? { url: `${base}/api/v1/key?email=${encodeURIComponent(question.text)}` }
      : null,
  body: z.object({ fingerprint: z.string().min(16), userIds: items(UserId) }),
  evidence: ({ userIds }, question) => {
    const verified = userIds.filter((one) => one.verified === true)
    const address = encodeURIComponent(question.text.toWellFormed())
    const found = buildKeyHolder(verified, {
      email: question.text,
      url: `https://keys.mailvelope.com/pks/lookup?op=get&search=${address}`,
      title: 'keys.mailvelope.com',
    })
    return { findings: found === null ? [] : [found] }
  },
})
