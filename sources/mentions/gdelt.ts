import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { toFindings } from '../search-engines/web-search.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'

const Article = z.object({
  url: z.string().min(1),
  title: optionalText,
  seendate: optionalText,
})

/** News of the last three months that hold a name, with the day when each was seen. */
export const gdelt = defineSource({
  name: 'gdelt',
  provider: 'gdelt',
  baseUrl: 'https://api.gdeltproject.org',
  accepts: ['name'],
  limit: { requests: 1, seconds: 5 },
  yieldsWhenSpent: true,
  timeoutMs: 10_000,
  cacheSeconds: 3_600,
  termsUrl: 'https://www.gdeltproject.org/about.html#termsofuse',
  licence: 'free for any use, with a link to the GDELT Project',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (!name.includes(' ')) return null
    const query = new URLSearchParams({
      query: `"${name}"`,
      mode: 'ArtList',
      format: 'json',
      maxrecords: '20',
      timespan: '3months',
      sort: 'DateDesc',
    })
    return { url: `${base}/api/v2/doc/doc?${query}` }
  },
  throttled: ({ text }) => (/^please limit requests/i.test(text.trim()) ? 5 : null),
  // nothing found is an object without articles; too short a name is refused in words
  isAbsent: ({ status, text }) =>
    status === 200 && /^(?:\{\s*\}$|the specified phrase)/i.test(text.trim()),
  body: z.object({ articles: items(Article) }),
  evidence: ({ articles }, question) => ({
    findings: toFindings(
      articles.map(({ url, title, seendate }) => ({ url, title, snippet: toDay(seendate) })),
      question,
    ),
  }),
})

/** `20261101T031500Z` → `2026-11-01` */
function toDay(written: string | null): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})T/.exec(written ?? '') ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}
