import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import type { Running } from '../support/processes/process.ts'
import { ended, hold } from '../support/rows/jobs.ts'
import { type Relay, startRelay } from '../support/servers/relay.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const vinJob = { operation: 'vin', input: { vin: '1HGCM82633A004352', refresh: true } }

describe('an API whose database is held up', { timeout: 60_000 }, () => {
  let service: Service
  let relay: Relay
  let far: Running & { url: string }
  beforeAll(async () => {
    service = await startService(useStack(), 'held-database', {
      LOG_LEVEL: 'fatal',
      RECONCILE_EVERY_SECONDS: '1',
    })
    const direct = new URL(service.databaseUrl)
    relay = await startRelay(Number(direct.port))
    direct.port = String(relay.port)
    far = await startApiProcess(service, { DATABASE_URL: direct.href })
  })
  afterAll(async () => {
    await far.kill()
    await service.stop()
    await relay.close()
  })

  const timed = async (asked: Promise<Response>) => {
    const started = performance.now()
    const response = await asked
    return { response, ms: performance.now() - started }
  }
  const lockAccountOf = (keyId: string) =>
    hold(service.databaseUrl, (tx) =>
      tx.query(
        'select from accounts where id = (select account_id from api_keys where id = $1) for update',
        [keyId],
      ),
    )

  test("one account's held row is 503 for that account, and no other account notices", async () => {
    const { id, key } = await service.createKey({ account: 'held' })
    const other = await service.createKey({ account: 'other' })
    const create = (by: string) =>
      timed(call(service.url, '/api/v1/jobs', { key: by, body: vinJob }))
    const held = await lockAccountOf(id)
    const refused = Array.from({ length: 28 }, () => create(key))
    await held.waited()
    for (let n = 0; n < 5; n += 1) {
      const { response, ms } = await create(other.key)
      expect([response.status, ms < 1_500]).toEqual([202, true])
    }
    for (const { response, ms } of await Promise.all(refused)) {
      expect(await response.json()).toMatchObject({
        error: { code: 'provider_unavailable', retryable: true },
      })
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect([response.status, ms < 8_000]).toEqual([503, true])
    }
    await held.release()
    expect((await create(key)).response.status).toBe(202)
  })

  test('a cancellation of a job whose row is held is answered within seconds', async () => {
    const created = await call(service.url, '/api/v1/jobs', { key: service.key, body: vinJob })
    const job = created.headers.get('x-service-job-id') ?? ''
    const held = await hold(service.databaseUrl, (tx) =>
      tx.query('select from jobs where id = $1 for update', [job]),
    )
    const cancel = () =>
      timed(call(service.url, `/api/v1/jobs/${job}/cancel`, { key: service.key, method: 'POST' }))
    const { response, ms } = await cancel()
    expect([response.status, response.headers.has('retry-after'), ms < 4_000]).toEqual([
      503,
      true,
      true,
    ])
    await held.release()
    expect((await cancel()).response.status).toBe(202)
  })

  test('a line that swallows everything is 503 within seconds, and health answers at once', async () => {
    const read = () => timed(call(far.url, '/api/v1/jobs', { key: service.key }))
    const health = () => timed(call(far.url, '/api/health'))
    expect((await read()).response.status).toBe(200)
    expect((await health()).response.status).toBe(200)
    relay.swallow(true)
    const reading = Array.from({ length: 12 }, read)
    for (let n = 0; n < 20; n += 1) {
      const { response, ms } = await health()
      expect([response.status, ms < 1_000]).toEqual([200, true])
    }
    for (const { response, ms } of await Promise.all(reading)) {
      expect([response.status, ms < 15_000]).toEqual([503, true])
      expect(response.headers.has('retry-after')).toBe(true)
    }
    relay.swallow(false)
    await eventually(async () => expect((await read()).response.status).toBe(200))
  })

  test('a held job row keeps at most two connections of a worker, and other jobs are done', async () => {
    const create = async () => {
      const created = await call(service.url, '/api/v1/jobs', { key: service.key, body: vinJob })
      return created.headers.get('x-service-job-id') ?? ''
    }
    const job = await create()
    const held = await hold(service.databaseUrl, (tx) =>
      tx.query('select from jobs where id = $1 for update', [job]),
    )
    await service.startWorker()
    await held.waited()
    const waiting = async () => {
      const { rowCount } = await service.db.query(
        `select from pg_stat_activity
         where application_name = 'people-research-service worker' and wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rowCount ?? 0
    }
    const counts: number[] = []
    for (const until = performance.now() + 9_000; performance.now() < until; await sleep(300))
      counts.push(await waiting())
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
    await ended(service.db, await create())
    await held.release()
    expect((await ended(service.db, job)).status).toBe('succeeded')
  })
})
