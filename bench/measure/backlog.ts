import pMap from 'p-map'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { call } from '../../test/support/calls/call.ts'
import { createBenchKeys } from '../keys.ts'
import type { BenchService } from '../service.ts'
import { buildRow, computeMedian, computePercentile, formatMs, type Row } from '../statistics.ts'

const jobs = 1_000
const atOnce = 16
/** Another account's keys, of which each serves a burst within its limit a minute. */
const ring = { account: 'bench-waiting', keys: 20, burst: 25 }
const maxMs = 300

const vin = { ...requestExamples.vin, refresh: true }

/** A call that is waited for, again and again, while another account's jobs are being done. */
export async function measureBacklog(service: BenchService): Promise<Row[]> {
  const { url, db, nextKey } = service
  const { next } = await createBenchKeys(db, ring)
  const ask = async () => {
    const startedAt = performance.now()
    await (await call(url, '/api/v1/vin', { key: next(), body: vin })).arrayBuffer()
    return performance.now() - startedAt
  }
  await pMap(
    Array(jobs).keys(),
    async () => {
      const body = { operation: 'vin', input: vin }
      await (await call(url, '/api/v1/jobs', { key: nextKey(), body })).arrayBuffer()
    },
    { concurrency: atOnce },
  )
  const waited: number[] = []
  while ((await countOpen(service)) > atOnce) waited.push(await ask())
  while ((await countOpen(service)) > 0) await ask()
  const p50 = computeMedian(waited)
  const p95 = computePercentile(waited, 0.95)
  return [
    buildRow(
      `a call that is waited for behind ${jobs} jobs of another account`,
      `p50 ${formatMs(p50)}, p95 ${formatMs(p95)} of ${waited.length}`,
      `p50 ≤ ${maxMs} ms`,
      p50 <= maxMs,
    ),
  ]
}

async function countOpen({ db }: BenchService): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    `select count(*)::integer as open from jobs where status in ('queued', 'running')`,
  )
  return rows[0]?.open ?? 0
}
