import { EntitySearchResult } from '../../contract/entity-search.ts'
import { headers } from '../../contract/headers.ts'
import { call } from '../../test/support/call.ts'
import { countActivities } from '../count-activities.ts'
import { startFarSide } from '../far-side.ts'
import { type BenchService, startBenchService } from '../service.ts'
import { type Row, row } from '../statistics.ts'

const queries = ['Halvorsen Tidal Energy', 'GB 08957400', '9845EXAMPLEHALV0NO77'] as const

/** Searches for companies at providers that take their time: what a history holds of each. */
export async function measureCompanies(): Promise<Row[]> {
  const farSide = await startFarSide({ model: false })
  try {
    const service = await startBenchService(farSide.env)
    try {
      const counts: number[] = []
      for (const query of queries) counts.push(await find(service, query))
      const most = Math.max(...counts)
      return [
        row(`company search: activities, most of ${counts.length}`, String(most), '≤ 8', most <= 8),
      ]
    } finally {
      await service.stop()
    }
  } finally {
    await farSide.stop()
  }
}

/** One search without kept answers. @returns how many activities it took */
async function find(service: BenchService, query: string): Promise<number> {
  await service.db.query('truncate source_responses, rate_limits')
  const response = await call(service.url, '/api/v1/entity/search', {
    key: service.nextKey(),
    body: { query },
  })
  const { companies } = EntitySearchResult.parse(await response.json())
  if (companies.length === 0) throw new Error(`no company was found for ${query}`)
  return await countActivities(service, response.headers.get(headers.jobId) ?? '')
}
