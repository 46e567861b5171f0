import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../store/database/open.ts'
import { insertEvents } from '../../store/jobs/events.ts'
import { lockJob } from '../../store/jobs/jobs.ts'
import { call, messages } from '../../test/support/calls/call.ts'
import { openJob } from '../open-job.ts'
import type { BenchService } from '../service.ts'
import { buildRow, computeMedian, computePercentile, formatMs, type Row } from '../statistics.ts'

const samples = 400

/** From the commit of an event to its arrival at a client of the stream. */
export async function measureAppend(service: BenchService): Promise<Row[]> {
  const id = await openJob(service)
  const response = await call(service.url, `/api/v1/jobs/${id}/events`, { key: service.key })
  const arrivals = collect(response, samples)
  await sleep(200)
  const appended: number[] = []
  for (let index = 0; index < samples; index += 1) {
    await inTransaction(service.db, async (tx) => {
      const job = await lockJob(tx, id)
      if (job === null) throw new Error('the job is gone')
      const event = { type: 'status' as const, label: `event ${index}` }
      await insertEvents(tx, job, [{ dedupeKey: `bench ${index}`, event }], new Date())
    })
    appended.push(performance.now())
    await sleep(5)
  }
  const arrived = await arrivals
  // an event may arrive before the appender has heard of its own commit
  const latencies = appended.map((at, index) => Math.max(0, (arrived[index] ?? Number.NaN) - at))
  const [p50, p99] = [computeMedian(latencies), computePercentile(latencies, 0.99)]
  return [
    buildRow(
      'event appended → event at the client',
      `p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`,
      'p50 ≤ 5 ms, p99 ≤ 25 ms',
      p50 <= 5 && p99 <= 25,
    ),
  ]
}

async function collect(response: Response, count: number): Promise<number[]> {
  const arrived: number[] = []
  for await (const _ of messages(response, count)) arrived.push(performance.now())
  return arrived
}
