import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebhookEndpoint } from '../../contract/resources/webhooks.ts'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended, hold } from '../support/rows/jobs.ts'
import { expectSigned, type Receiver, startReceiver } from '../support/servers/receiver.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const accord = '1HGCM82633A004352'

describe('webhooks of jobs whose workers are killed with SIGKILL', { timeout: 240_000 }, () => {
  let service: Service
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
    service = await startService(useStack(), 'kill-webhooks', {
      LOG_LEVEL: 'fatal',
      RECONCILE_EVERY_SECONDS: '1',
      EGRESS_ALLOW: '127.0.0.0/8',
      WEBHOOK_SCHEDULE_SECONDS: '0,0.2,0.5,1,2,2,2,2,2,2',
    })
  })
  afterAll(async () => {
    await service.stop()
    await receiver.close()
  })

  async function createJob(): Promise<string> {
    const input = { vin: accord, refresh: true }
    const response = await call(service.url, '/api/v1/jobs', {
      key: service.key,
      body: { operation: 'vin', input },
    })
    expect(response.status).toBe(202)
    return response.headers.get('x-service-job-id') ?? ''
  }

  async function delivered(): Promise<void> {
    await eventually(
      async () => {
        const { rows } = await service.db.query<{ status: string }>(
          'select distinct status from webhook_deliveries',
        )
        expect(rows).toEqual([{ status: 'delivered' }])
      },
      { timeoutMs: 90_000, everyMs: 200 },
    )
  }

  test('a worker killed in an attempt, then before its answer is recorded, delivers each event with the same bytes', async () => {
    // the first request is never answered: its worker is killed
    receiver.behave('/killed', (response, n) => void (n > 1 && response.writeHead(200).end()))
    const body = { url: `${receiver.url}/killed` }
    const made = await call(service.url, '/api/v1/webhooks', { key: service.key, body })
    const { secret = '' } = WebhookEndpoint.parse(await made.json())
    let worker = await service.startWorker()
    const inAttempt = await createJob()
    await eventually(() => expect(receiver.at('/killed')).toHaveLength(1))
    await worker.kill()
    worker = await service.startWorker()
    await delivered()

    const recording = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table webhook_attempts in exclusive mode'),
    )
    const unrecorded = await createJob()
    await ended(service.db, unrecorded)
    await recording.waited()
    const before = receiver.at('/killed').length
    await worker.kill()
    await recording.release()
    await service.runWorker()
    await delivered()
    expect(receiver.at('/killed').length).toBeGreaterThan(before)

    for (const job of [inAttempt, unrecorded]) await expectWhole(service.db, job)
    const { rows } = await service.db.query<{ jobId: string; body: string; deliveries: number }>(
      `select job_id as "jobId", body, (select count(*)::integer from webhook_deliveries where event_id = webhook_events.id) as deliveries
       from webhook_events order by created_at`,
    )
    expect(rows.map(({ jobId, deliveries }) => [jobId, deliveries])).toEqual([
      [inAttempt, 1],
      [unrecorded, 1],
    ])
    for (const one of receiver.received) expectSigned(one, secret)
    const arrived = Map.groupBy(receiver.received, ({ headers }) => String(headers['webhook-id']))
    expect(arrived.size).toBe(2)
    for (const row of rows) {
      const times = arrived.get(JSON.parse(row.body).id) ?? []
      expect(times.length).toBeGreaterThan(1)
      expect(new Set(times.map((one) => one.body)), row.jobId).toEqual(new Set([row.body]))
    }
  })
})
