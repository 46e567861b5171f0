import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestExamples } from '../../contract/endpoints/examples.ts'
import { call } from '../support/calls/call.ts'
import { freshAddress } from '../support/calls/callers.ts'
import { eventually } from '../support/eventually.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const backlog = 100

let service: Service
let connection: Connection
beforeAll(async () => {
  const stack = useStack()
  service = await startService(stack, 'sandbox-fairness', {
    TRUSTED_PROXIES: '1',
    RECONCILE_AFTER_SECONDS: '3600',
  })
  connection = await Connection.connect({ address: stack.temporalAddress })
})
afterAll(async () => {
  await connection?.close()
  await service?.stop()
})

const create = (key: string, body: unknown) =>
  call(service.url, '/api/v1/jobs', { key, body, headers: { 'x-forwarded-for': freshAddress() } })

/** The API answers before it has started a run: on a loaded machine, seconds before. */
async function awaitStarted(runs: number): Promise<void> {
  const client = new Client({ connection, namespace: service.namespace })
  await eventually(async () => expect((await client.workflow.count()).count).toBe(runs))
}

test("an account's background job does not wait behind the sandbox jobs of many invented keys", async () => {
  const rehearsal = { operation: 'search', input: requestExamples.search }
  for (let n = 0; n < backlog; n += 25) {
    const sent = Array.from({ length: 25 }, (_, at) =>
      create(`prs_test_invented_${n + at}`, rehearsal),
    )
    for (const response of await Promise.all(sent)) expect(response.status).toBe(202)
    await awaitStarted(n + 25)
  }
  const paid = await create(service.key, {
    operation: 'vin',
    input: { vin: '1HGCM82633A004352', refresh: true },
  })
  const id = paid.headers.get('x-service-job-id')
  await awaitStarted(backlog + 1)
  await service.runWorker()
  const progress = async () => {
    const { rows } = await service.db.query<{ endedBefore: number; done: boolean }>(
      `select (select count(*)::integer from jobs other where other.sandbox and other.completed_at < job.completed_at) as "endedBefore",
         completed_at is not null as done
       from jobs job where id = $1`,
      [id],
    )
    return rows[0]
  }
  await expect.poll(async () => (await progress())?.done, { timeout: 100_000 }).toBe(true)
  // a worker takes some forty tasks at a glance; in the order of arrival all would come first
  expect((await progress())?.endedBefore).toBeLessThan(backlog / 2)
}, 150_000)
