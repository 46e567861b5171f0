import { z } from 'zod'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource, type SourceAnswer } from '../shared/source.ts'
import { buildWebQuery, toFindings, webKinds } from './web-search.ts'

const Result = z.object({ url: z.string().min(1), title: optionalText, description: optionalText })

/**
 * A web index of its own, licensed. Answers are not kept: that needs a plan with storage rights.
 */
export const brave = defineSource({
  name: 'brave',
  provider: 'brave',
  baseUrl: 'https://api.search.brave.com',
  accepts: webKinds,
  searchesWeb: true,
  key: { name: 'brave', need: 'required' },
  limit: { requests: 20, seconds: 1 },
  cacheSeconds: 0,
  microDollars: 5_000,
  termsUrl: 'https://api-dashboard.search.brave.com/terms-of-service',
  licence: 'Brave Search API terms; not stored',
  request: (question, { base, key }) => {
    const q = buildWebQuery(question)
    if (q === null || key === null) return null
    // spellcheck would "mend" rare names and handles
    const query = new URLSearchParams({
      q,
      count: '20',
      safesearch: 'moderate',
      text_decorations: 'false',
      spellcheck: 'false',
      result_filter: 'web',
    })
    return {
      url: `${base}/res/v1/web/search?${query}`,
      headers: { accept: 'application/json', 'x-subscription-token': key },
    }
  },
  throttled: (answer) => (answer.status === 429 ? parseWait(answer) : null),
  // a bad key is 422 there, as are bad parameters, which would be our fault
  refused: ({ status, text }) => status === 422 && text.includes('SUBSCRIPTION_TOKEN_INVALID'),
  // `web` is missing when nothing was found
  body: z.object({
    type: z.literal('search'),
    web: z.object({ results: items(Result) }).optional(),
  }),
  evidence: ({ web }, question) => ({
    findings: toFindings(
      (web?.results ?? []).map(({ url, title, description }) => ({
        url,
        title,
        snippet: description,
      })),
      question,
    ),
  }),
})

/**
 * Two windows, second and month, side by side: `X-RateLimit-Remaining: 0, 14523` and
 * `X-RateLimit-Reset: 1, 1419704`. The spent one counts.
 */
function parseWait({ headers }: SourceAnswer): number | null {
  const numbers = (name: string) =>
    (headers[name] ?? '').split(',').map((part) => Number.parseInt(part, 10))
  const remaining = numbers('x-ratelimit-remaining')
  const spent = numbers('x-ratelimit-reset').filter(
    (seconds, window) => seconds > 0 && remaining[window] === 0,
  )
  return spent.length === 0 ? null : Math.max(...spent)
}
