import { z } from 'zod'
import { items } from '../shared/lenient.ts'

/** The items of a full-text search, best first. */
export const WikidataHits = z.object({
  query: z.object({ search: items(z.object({ title: z.string().regex(/^Q\d+$/) })) }),
})

/** Full text over the labels and aliases of every language, in one request. */
export function buildWikidataSearch(base: string, sought: string, maxItems: number): string {
  const query = new URLSearchParams({
    action: 'query',
    list: 'search',
    srsearch: sought,
    srlimit: String(maxItems),
    srprop: '',
    format: 'json',
    maxlag: '5',
  })
  return `${base}/w/api.php?${query}`
}
