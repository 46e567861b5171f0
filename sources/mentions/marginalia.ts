import { z } from 'zod'
import { buildWebQuery, toFindings } from '../search-engines/web-search.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'

const Result = z.object({ url: z.string().min(1), title: optionalText, description: optionalText })

/** Small and personal sites, from an index of their own. Its data is for non-commercial use. */
export const marginalia = defineSource({
  name: 'marginalia',
  provider: 'marginalia',
  baseUrl: 'https://api2.marginalia-search.com',
  accepts: ['name', 'username', 'email'],
  key: { name: 'marginalia', need: 'required' },
  limit: { requests: 5, seconds: 5 },
  cacheSeconds: 3_600,
  termsUrl: 'https://about.marginalia-search.com/article/api/',
  licence: 'CC-BY-NC-SA-4.0, or by contract',
  request: (question, { base, key }) => {
    const query = buildWebQuery(question)
    if (query === null) return null
    return {
      url: `${base}/search?${new URLSearchParams({ query, count: '20' })}`,
      headers: { 'API-Key': key ?? '' },
    }
  },
  // 503: the key's own limit is spent
  throttled: ({ status, text }) => (status === 503 && /rate/i.test(text) ? 10 : null),
  body: z.object({ results: items(Result) }),
  evidence: ({ results }, question) => ({
    findings: toFindings(
      results.map(({ url, title, description }) => ({ url, title, snippet: description })),
      question,
    ),
  }),
})
