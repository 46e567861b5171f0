import pino from 'pino'
import { expect, test } from 'vitest'
import { startQueuedJob } from '../../../api/jobs/start-queued-job.ts'

const job = {
  id: 'job_1',
  operation: 'vin',
  owner: 'acc_1',
  accountId: 'acc_1',
  channel: 'sync',
  sandbox: false,
} as const

/** A Temporal that does not answer the first calls, and what is logged meanwhile. */
function openTemporal(failures: number) {
  const lines: string[] = []
  const stopping = new AbortController()
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  let calls = 0
  const startWorkflow = () => {
    calls += 1
    return calls > failures ? Promise.resolve() : Promise.reject(new Error('it does not answer'))
  }
  const deps = { startWorkflow, log, stopping: stopping.signal }
  return { deps, stopping, lines, countCalls: () => calls }
}

test('a job is started although Temporal does not answer at first, and one warning says so', async () => {
  const { deps, lines, countCalls } = openTemporal(2)
  await startQueuedJob(deps, job)
  expect(countCalls()).toBe(3)
  expect(lines).toEqual([expect.stringContaining('not started')])
})

test('an API that stops leaves the jobs that it has not started to housekeeping', async () => {
  const { deps, stopping, countCalls } = openTemporal(Number.POSITIVE_INFINITY)
  const starting = startQueuedJob(deps, job)
  stopping.abort()
  await starting
  expect(countCalls()).toBe(1)
})

test('while Temporal is away a hundred jobs are tried again at once, the others are left to housekeeping', async () => {
  const { deps, lines, countCalls } = openTemporal(130)
  await Promise.all(Array.from({ length: 130 }, () => startQueuedJob(deps, job)))
  expect(countCalls()).toBe(130 + 100)
  expect(lines.filter((line) => line.includes('reconcile'))).toHaveLength(30)
  // their places are free again
  const next = openTemporal(1)
  await startQueuedJob(next.deps, job)
  expect(next.countCalls()).toBe(2)
})
