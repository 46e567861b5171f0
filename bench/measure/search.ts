import type { BenchService } from '../service.ts'
import type { Row } from '../statistics.ts'
import { measureAgainstBare } from './against-bare.ts'

/**
 * A search by name, ten providers asked, through API, workflow and database. Providers are
 * stand-ins on loopback, and their answers are kept as in production: a name that many look for is
 * fetched once.
 */
export async function measureSearch(service: BenchService): Promise<Row[]> {
  const body = { query: 'Zelda Quibbleworth', format: 'json' }
  return await measureAgainstBare(service, {
    what: 'search by name',
    path: '/api/v1/search',
    body,
    runs: 120,
  })
}
