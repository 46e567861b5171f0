import { z } from 'zod'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { buildWebQuery, toFindings, webKinds } from './web-search.ts'

const Result = z.object({ link: z.string().min(1), title: optionalText, snippet: optionalText })

/** Google's results through a reseller, for operators who choose so by setting a key. */
export const serper = defineSource({
  name: 'serper',
  provider: 'serper',
  baseUrl: 'https://google.serper.dev',
  accepts: webKinds,
  searchesWeb: true,
  key: { name: 'serper', need: 'required' },
  limit: { requests: 5, seconds: 1 },
  timeoutMs: 10_000,
  cacheSeconds: 3_600,
  microDollars: 1_000,
  termsUrl: 'https://serper.dev/terms',
  licence: 'Serper terms; links and snippets',
  request: (question, { base, key }) => {
    const q = buildWebQuery(question)
    if (q === null || key === null) return null
    return {
      url: `${base}/search`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ q, num: 10 }),
    }
  },
  refused: ({ status, text }) => status === 400 && /not enough credits/i.test(text),
  body: z.object({ organic: items(Result) }),
  evidence: ({ organic }, question) => ({
    findings: toFindings(
      organic.map(({ link, title, snippet }) => ({ url: link, title, snippet })),
      question,
    ),
  }),
})
