import { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { buildWebQuery, toFindings, webKinds } from './web-search.ts'

const Result = z.object({ url: z.string().min(1), title: optionalText, content: optionalText })
const Silent = z.object({
  results: z.array(z.unknown()).max(0),
  unresponsive_engines: z.array(z.unknown()).min(1),
})

/**
 * The operator's own meta search. Its settings must allow `format=json`, else it answers 403:
 * `blocked`.
 */
export const searxng = defineSource({
  name: 'searxng',
  provider: 'searxng',
  baseUrl: null,
  accepts: webKinds,
  searchesWeb: true,
  limit: { requests: 30, seconds: 60 },
  timeoutMs: 10_000,
  cacheSeconds: 3_600,
  termsUrl: 'https://docs.searxng.org/',
  licence: 'links and snippets of the engines that the operator enabled',
  request: (question, { base }) => {
    const q = buildWebQuery(question)
    if (q === null) return null
    // `all`: people are written about in other languages than the searcher's
    const query = new URLSearchParams({
      q,
      format: 'json',
      categories: 'general',
      language: 'all',
      pageno: '1',
      safesearch: '1',
    })
    return { url: `${base}/search?${query}`, headers: { accept: 'application/json' } }
  },
  // Nothing found while engines did not answer is no statement about the subject: the engines
  // behind it are worn out
  isFailure: ({ status, text }) => status === 200 && Silent.safeParse(parseJson(text)).success,
  body: z.object({ results: items(Result) }),
  evidence: ({ results }, question) => ({
    findings: toFindings(
      results.map(({ url, title, content }) => ({ url, title, snippet: content })),
      question,
    ),
  }),
})
