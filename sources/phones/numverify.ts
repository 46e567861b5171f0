import { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { buildNumber } from './build-number.ts'

/** Its own errors, with status 200: 104 is a plan that is used up, 101 a bad key. */
const Refusal = z.object({ success: z.literal(false), error: z.object({ code: z.number() }) })

function parseRefusal(text: string): number | null {
  const parsed = Refusal.safeParse(parseJson(text))
  return parsed.success ? parsed.data.error.code : null
}

/** The carrier and line type of a number, as its plan of numbers and porting data say. */
export const numverify = defineSource({
  name: 'numverify',
  provider: 'numverify',
  baseUrl: 'https://api.apilayer.com',
  accepts: ['phone'],
  key: { name: 'numverify', need: 'required' },
  limit: { requests: 2, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://numverify.com/terms',
  licence: 'APILayer terms; carrier and line type only',
  request: (question, { base, key }) =>
    question.kind === 'phone'
      ? {
          url: `${base}/number_verification/validate?number=${encodeURIComponent(question.text)}`,
          headers: { apikey: key ?? '' },
        }
      : null,
  throttled: ({ text }) => (parseRefusal(text) === 104 ? 3_600 : null),
  refused: ({ text }) => [101, 102, 103].includes(parseRefusal(text) ?? 0),
  body: z.object({
    valid: z.boolean(),
    international_format: optionalText,
    carrier: optionalText,
    line_type: optionalText,
  }),
  evidence: ({ international_format: number, carrier, line_type }, question) => ({
    findings: buildNumber(question, {
      number,
      page: 'https://numverify.com/documentation',
      carrier,
      lineType: line_type?.replaceAll('_', ' ') ?? null,
    }),
  }),
})
