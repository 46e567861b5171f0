import { SearchResult } from '../../../contract/operations/search.ts'
import type { SharedService } from '../service/service.ts'
import { call } from './call.ts'

type Searched = { status: number; result: SearchResult }

/**
 * One search as a caller sends it, with a key of its own, so that searches do not use up each
 * other's rate.
 */
export async function search(
  service: SharedService,
  body: { query: string; type?: string; platforms?: string | string[] },
): Promise<Searched> {
  const { key } = await service.createKey()
  const response = await call(service.url, '/api/v1/search', {
    key,
    body: { ...body, format: 'json' },
  })
  const json: unknown = await response.json()
  const parsed = SearchResult.safeParse(json)
  if (!parsed.success) throw new Error(`${response.status}: ${JSON.stringify(json)}`)
  return { status: response.status, result: parsed.data }
}

/** Coverage as outcome by provider. */
export function outcomesIn({ coverage = [] }: SearchResult): Record<string, string> {
  return Object.fromEntries(coverage.map(({ provider, outcome }) => [provider, outcome]))
}
