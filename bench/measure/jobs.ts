import { setTimeout as sleep } from 'node:timers/promises'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { fetchResponse } from '../load.ts'
import type { BenchService } from '../service.ts'
import type { Row } from '../statistics.ts'
import { measureCallAgainstBare } from './against-bare.ts'

const lookMs = 5
const maxWaitMs = 60_000
const body = JSON.stringify({ operation: 'vin', input: { ...requestExamples.vin, refresh: true } })

/**
 * Background jobs through the whole path: created, run, settled, ended, with their webhook event
 * written. A job is timed until that event is committed. There is no limit to pass: the figure
 * stands beside that of the same VIN as a synchronous call and shows the extra cost of a job.
 */
export async function measureJobs(service: BenchService): Promise<Row[]> {
  const ended = watchEnds(service)
  const run = async () => {
    const { status, location } = await fetchResponse({
      url: `${service.url}/api/v1/jobs`,
      body,
      key: service.nextKey(),
    })
    if (status !== 202) return status
    const type = await ended.of(location.slice(location.lastIndexOf('/') + 1))
    if (type !== 'job.succeeded') throw new Error(`a job ended as ${type}`)
    return 200
  }
  try {
    return await measureCallAgainstBare(
      service,
      { what: 'background job, to its webhook event', runs: 200, bar: null },
      run,
    )
  } finally {
    ended.stop()
  }
}

/**
 * Looks for the events of all awaited jobs together, so that waiting costs the database next to
 * nothing.
 */
function watchEnds({ db }: BenchService) {
  const awaited = new Map<
    string,
    { resolve: (type: string) => void; reject: (error: Error) => void; since: number }
  >()
  let stopped = false
  const look = async () => {
    while (!stopped) {
      await sleep(lookMs)
      if (awaited.size === 0) continue
      const { rows } = await db.query<{ id: string; type: string }>({
        name: 'bench-ended-jobs',
        text: 'select job_id as id, type from webhook_events where job_id = any ($1)',
        values: [[...awaited.keys()]],
      })
      for (const { id, type } of rows) {
        awaited.get(id)?.resolve(type)
        awaited.delete(id)
      }
      for (const [id, { since, reject }] of awaited)
        if (performance.now() - since > maxWaitMs) reject(new Error(`${id} does not end`))
    }
  }
  look().catch((error: Error) => {
    for (const { reject } of awaited.values()) reject(error)
  })
  return {
    of: (id: string) =>
      new Promise<string>((resolve, reject) => {
        awaited.set(id, { resolve, reject, since: performance.now() })
      }),
    stop() {
      stopped = true
    },
  }
}
