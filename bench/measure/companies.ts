import { headers } from '../../contract/fields/headers.ts'
import { EntityDossierResult } from '../../contract/operations/entity-dossier.ts'
import { EntitySearchResult } from '../../contract/operations/entity-search.ts'
import { call } from '../../test/support/calls/call.ts'
import { startFarSide } from '../far-side.ts'
import { countActivities } from '../run-history.ts'
import { type BenchService, startBenchService } from '../service.ts'
import { buildRatioRow, buildRow, type Row } from '../statistics.ts'

const runs = 7
const company = { name: 'Halvorsen Tidal Energy ASA', id: 'lei:9845EXAMPLEHALV0NO77' }
const queries = ['Halvorsen Tidal Energy', 'GB 08957400', '9845EXAMPLEHALV0NO77'] as const

/**
 * Searches for companies, and profiles of one, at providers that take their time: what a history
 * holds of each, and the wall time of a profile against how long at least one provider was at work.
 */
export async function measureCompanies(): Promise<Row[]> {
  const farSide = await startFarSide({ model: false })
  try {
    const service = await startBenchService(farSide.env)
    try {
      const counts: number[] = []
      for (const query of queries) counts.push(await find(service, query))
      const most = Math.max(...counts)
      await build(service)
      const built: { wallMs: number; busyMs: number; activities: number }[] = []
      for (let n = 0; n < runs; n += 1) {
        farSide.forget()
        const one = await build(service)
        built.push({ ...one, busyMs: farSide.busyMs() })
      }
      const steps = Math.max(...built.map(({ activities }) => activities))
      return [
        buildRow(
          `company search: activities, most of ${counts.length}`,
          String(most),
          '≤ 8',
          most <= 8,
        ),
        buildRow(
          `company profile: activities, most of ${runs}`,
          String(steps),
          '≤ 20',
          steps <= 20,
        ),
        buildRatioRow('company profile', built),
      ]
    } finally {
      await service.stop()
    }
  } finally {
    await farSide.stop()
  }
}

/**
 * One search without kept answers.
 * @returns how many activities it took
 */
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

/**
 * One profile without kept answers.
 * @returns how many activities it took, in which wall time
 */
async function build(service: BenchService): Promise<{ wallMs: number; activities: number }> {
  await service.db.query('truncate cache, source_responses, rate_limits')
  const startedAt = performance.now()
  const response = await call(service.url, '/api/v1/entity/dossier', {
    key: service.nextKey(),
    body: { company, refresh: true },
  })
  const profile = EntityDossierResult.parse(await response.json()).company
  const wallMs = performance.now() - startedAt
  if (profile.executives.length === 0) throw new Error('the register was not asked')
  const jobId = response.headers.get(headers.jobId) ?? ''
  return { wallMs, activities: await countActivities(service, jobId) }
}
