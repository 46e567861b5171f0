import { requestExamples } from '../../contract/endpoints/examples.ts'
import { call } from '../../test/support/calls/call.ts'
import type { BenchService } from '../service.ts'
import { buildRow, computeMedian, computePercentile, formatMs, type Row } from '../statistics.ts'

const samples = 60

/**
 * From the request to the first byte of the stream: the job is written and its first event sent
 * before any activity ends.
 */
export async function measureFirstByte(service: BenchService): Promise<Row[]> {
  const fresh: number[] = []
  const sandbox: number[] = []
  for (let sample = 0; sample < samples + 5; sample += 1) {
    const times = {
      fresh: await measureFreshJob(service),
      sandbox: await measureSandboxSearch(service),
    }
    // the first few warm up
    if (sample < 5) continue
    fresh.push(times.fresh)
    sandbox.push(times.sandbox)
  }
  return [
    buildRow(
      'first SSE byte of a fresh job (create + attach)',
      `p50 ${formatMs(computeMedian(fresh))}, p95 ${formatMs(computePercentile(fresh, 0.95))}`,
      'p50 ≤ 15 ms',
      computeMedian(fresh) <= 15,
    ),
    buildRow(
      'first SSE byte of a sandbox search',
      `p50 ${formatMs(computeMedian(sandbox))}`,
      'p50 ≤ 15 ms',
      computeMedian(sandbox) <= 15,
    ),
  ]
}

async function measureFreshJob({ url, nextKey }: BenchService): Promise<number> {
  const key = nextKey()
  const startedAt = performance.now()
  const created = await call(url, '/api/v1/jobs', {
    key,
    body: { operation: 'vin', input: { ...requestExamples.vin, refresh: true } },
  })
  return (
    (await awaitFirstByte(await call(url, `${created.headers.get('location')}/events`, { key }))) -
    startedAt
  )
}

async function measureSandboxSearch({ url, nextKey }: BenchService): Promise<number> {
  const startedAt = performance.now()
  return (
    (await awaitFirstByte(
      await call(url, '/api/v1/search', {
        key: nextKey(),
        body: { query: 'Ada Marlowe', sandbox: true },
      }),
    )) - startedAt
  )
}

/**
 * When the first byte came; the rest is read too, so that the connection is kept and the next
 * sample pays for no handshake.
 */
async function awaitFirstByte(response: Response): Promise<number> {
  if (response.status !== 200) throw new Error(`the stream answered ${response.status}`)
  const reader = response.body?.getReader()
  await reader?.read()
  const arrivedAt = performance.now()
  while ((await reader?.read())?.done === false);
  return arrivedAt
}
