import { z } from 'zod'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { buildWebQuery, toFindings, webKinds } from './web-search.ts'

const Result = z.object({ url: z.string().min(1), title: optionalText, content: optionalText })

/**
 * A search made for models; it goes by meaning, so what does not show the subject is marked as
 * unmatched.
 */
export const tavily = defineSource({
  name: 'tavily',
  provider: 'tavily',
  baseUrl: 'https://api.tavily.com',
  accepts: webKinds,
  searchesWeb: true,
  key: { name: 'tavily', need: 'required' },
  limit: { requests: 60, seconds: 60 },
  timeoutMs: 12_000,
  cacheSeconds: 3_600,
  microDollars: 8_000,
  termsUrl: 'https://www.tavily.com/terms',
  licence: 'Tavily terms; links and snippets',
  request: (question, { base, key }) => {
    const query = buildWebQuery(question)
    if (query === null || key === null) return null
    return {
      url: `${base}/search`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        query,
        search_depth: 'basic',
        topic: 'general',
        max_results: 20,
        include_answer: false,
        include_raw_content: false,
        include_images: false,
      }),
    }
  },
  // 432: the plan's credits are spent; 433: the limit that the operator set for paying as they go
  refused: ({ status }) => status === 432 || status === 433,
  body: z.object({ results: items(Result) }),
  evidence: ({ results }, question) => ({
    findings: toFindings(
      results.map(({ url, title, content }) => ({ url, title, snippet: content })),
      question,
    ),
  }),
})
