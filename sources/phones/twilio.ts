import { z } from 'zod'
import { optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { buildNumber } from './build-number.ts'

/** The carrier and line type of a number today. Names of callers (CNAM) are not asked for. */
export const twilio = defineSource({
  name: 'twilio',
  provider: 'twilio',
  baseUrl: 'https://lookups.twilio.com',
  accepts: ['phone'],
  key: { name: 'twilio', need: 'required' },
  limit: { requests: 10, seconds: 1 },
  microDollars: 8_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://www.twilio.com/en-us/legal/tos',
  licence: 'Twilio Terms of Service; carrier and line type only',
  request: (question, { base, key }) =>
    question.kind === 'phone'
      ? {
          url: `${base}/v2/PhoneNumbers/${question.text}?Fields=line_type_intelligence`,
          headers: { authorization: `Basic ${btoa(key ?? '')}` },
        }
      : null,
  body: z.object({
    phone_number: z.string(),
    line_type_intelligence: z
      .object({ carrier_name: optionalText, type: optionalText })
      .nullable()
      .catch(null),
  }),
  evidence: ({ phone_number, line_type_intelligence: said }, question) => ({
    findings: buildNumber(question, {
      number: phone_number,
      page: 'https://www.twilio.com/docs/lookup/v2-api',
      carrier: said?.carrier_name ?? null,
      lineType: said?.type ?? null,
    }),
  }),
})
