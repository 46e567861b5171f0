import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const backlog = 125
const perKey = 25

let service: Service
beforeAll(async () => {
  service = await startService(useStack(), 'fairness', { RECONCILE_AFTER_SECONDS: '3600' })
})
afterAll(() => service.stop())

async function queueJobs(account: string, count: number): Promise<void> {
  for (let queued = 0; queued < count; queued += perKey) {
    const { key } = await service.createKey({ account })
    const body = { operation: 'vin', input: { vin: '1HGCM82633A004352', refresh: true } }
    const create = async () =>
      expect((await call(service.url, '/api/v1/jobs', { key, body })).status).toBe(202)
    await Promise.all(Array.from({ length: Math.min(perKey, count - queued) }, create))
  }
}

test("an account's second job does not wait behind another account's hundred and twenty-five", async () => {
  await queueJobs('busy', backlog)
  await queueJobs('quiet', 2)
  await service.runWorker()
  const startedBefore = async () => {
    const { rows } = await service.db.query<{ waitedFor: number; done: boolean }>(
      `select (select count(*)::integer from jobs other where other.account_id <> job.account_id and other.started_at < job.started_at) as "waitedFor",
         completed_at is not null as done
       from jobs job join accounts on accounts.id = job.account_id
       where accounts.name = 'quiet'`,
    )
    return rows
  }
  await expect
    .poll(async () => (await startedBefore()).every(({ done }) => done), { timeout: 30_000 })
    .toBe(true)
  // a worker takes some forty tasks at a glance; in the order of arrival the two would wait for
  // more than eighty
  for (const { waitedFor } of await startedBefore()) expect(waitedFor).toBeLessThan(backlog / 2)
})
