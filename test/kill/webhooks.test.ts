import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebhookEndpoint } from '../../contract/webhooks.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { expectWhole } from '../support/expect-whole.ts'
import { ended } from '../support/jobs.ts'
import { randomFrom } from '../support/random.ts'
import { expectSigned, type Manner, type Receiver, startReceiver } from '../support/receiver.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const accord = '1HGCM82633A004352'

describe('webhooks of jobs whose workers are killed with SIGKILL', { timeout: 240_000 }, () => {
  let service: Service
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
    service = await startService(useStack(), 'kill-webhooks', {
      LOG_LEVEL: 'fatal',
      EGRESS_ALLOW: '127.0.0.0/8',
      WEBHOOK_SCHEDULE_SECONDS: '0,0.2,0.5,1,2,2,2,2,2,2',
    })
  })
  afterAll(async () => {
    await service.stop()
    await receiver.close()
  })

  test('one after the other, the last of them too: each has one event, which arrives at least once, with the same bytes', async () => {
    const random = randomFrom(20_261_121)
    // slow, so that it is mostly in the middle of an attempt, and every third time of no use
    const slow: Manner = (response, n) => void setTimeout(() => response.writeHead(n % 3 === 0 ? 500 : 200).end(), 50 + random() * 150)
    receiver.behave('/slow', slow)
    const body = { url: `${receiver.url}/slow` }
    const { secret = '' } = WebhookEndpoint.parse(await (await call(service.url, '/api/v1/webhooks', { key: service.key, body })).json())
    const workers = [await service.startWorker(), await service.startWorker()]
    const jobs: string[] = []
    for (const worker of workers) {
      const { key } = await service.createKey()
      const created = Array.from({ length: 15 }, async () => {
        const response = await call(service.url, '/api/v1/jobs', { key, body: { operation: 'vin', input: { vin: accord, refresh: true } } })
        expect(response.status).toBe(202)
        return response.headers.get('x-service-job-id') ?? ''
      })
      await sleep(random() * 600)
      await worker.kill()
      jobs.push(...(await Promise.all(created)))
    }
    await service.startWorker()
    for (const job of jobs) await ended(service.db, job)
    for (const job of jobs) await expectWhole(service.db, job)
    await eventually(
      async () => {
        const { rows } = await service.db.query<{ status: string }>('select distinct status from webhook_deliveries')
        expect(rows).toEqual([{ status: 'delivered' }])
      },
      { timeoutMs: 90_000, everyMs: 200 },
    )
    const { rows } = await service.db.query<{ jobId: string; body: string; deliveries: number }>(
      `select job_id as "jobId", body, (select count(*)::integer from webhook_deliveries where event_id = webhook_events.id) as deliveries
       from webhook_events order by job_id`,
    )
    expect(rows.map(({ jobId }) => jobId)).toEqual(jobs.toSorted())
    expect(new Set(rows.map(({ deliveries }) => deliveries))).toEqual(new Set([1]))
    for (const one of receiver.received) expectSigned(one, secret)
    const arrived = Map.groupBy(receiver.received, ({ headers }) => String(headers['webhook-id']))
    expect(arrived.size).toBe(jobs.length)
    for (const row of rows) {
      const bodies = new Set(arrived.get(JSON.parse(row.body).id)?.map((one) => one.body))
      expect(bodies, row.jobId).toEqual(new Set([row.body]))
    }
  })
})
