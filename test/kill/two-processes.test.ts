import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateRevokedKey } from '../../store/accounts/keys.ts'
import { call } from '../support/calls/call.ts'
import { blocks, collect, idOf } from '../support/calls/sse.ts'
import { eventually } from '../support/eventually.ts'
import { type Running, startProcess } from '../support/processes/process.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended, holdFindings } from '../support/rows/jobs.ts'
import { type Relay, startRelay } from '../support/servers/relay.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const accord = '1HGCM82633A004352'

describe('two API processes and two workers on one database', { timeout: 120_000 }, () => {
  let service: Service
  let relay: Relay
  let a: Running & { url: string }
  let b: Running & { url: string }
  let workers: Running[]
  beforeAll(async () => {
    service = await startService(useStack(), 'two-processes', {
      LOG_LEVEL: 'error',
      RECONCILE_EVERY_SECONDS: '1',
    })
    // B reaches the database through a line that can be cut without a word
    const direct = new URL(service.databaseUrl)
    relay = await startRelay(Number(direct.port))
    direct.port = String(relay.port)
    ;[a, b, ...workers] = await Promise.all([
      startApiProcess(service),
      startApiProcess(service, { DATABASE_URL: direct.href }),
      service.startWorker(),
      service.startWorker(),
    ])
  })
  afterAll(async () => {
    await Promise.all([a.kill(), b.kill()])
    await service.stop()
    await relay.close()
  })

  const both = () => [a, b]
  const create = (url: string, key = service.key) =>
    call(url, '/api/v1/jobs', {
      key,
      body: { operation: 'vin', input: { vin: accord, refresh: true } },
    })
  const statusOf = async ({ url }: { url: string }, key: string) =>
    (await call(url, '/api/v1/jobs', { key })).status
  const jobOf = (response: Response) => response.headers.get('x-service-job-id') ?? ''

  test('a stream read on B shows a job that A created while it runs, and each reader sees the same', async () => {
    const holding = await holdFindings(service.databaseUrl)
    const job = jobOf(await create(a.url))
    await holding.waited()
    const [onA, onB] = await Promise.all(
      both().map(({ url }) => call(url, `/api/v1/jobs/${job}/events`, { key: service.key })),
    )
    if (onA === undefined || onB === undefined) throw new Error('no stream')
    const seen: string[] = []
    const reading = (async () => {
      for await (const block of blocks(onB)) seen.push(block)
    })()
    await eventually(() => expect(seen.map(idOf)).toEqual([1, 2]))
    await holding.release()
    await reading
    expect(seen.map(idOf)).toEqual([1, 2, 3, 4, 5])
    expect(await collect(onA)).toEqual(seen)
  })

  test('jobs created on both are spread over both workers, and each is done once', async () => {
    const keys = [(await service.createKey()).key, (await service.createKey()).key]
    const jobs: string[] = []
    for (let n = 0; n < 10; n += 1) {
      const created = await Promise.all([
        create(a.url, keys[0]),
        create(b.url, keys[0]),
        create(a.url, keys[1]),
        create(b.url, keys[1]),
      ])
      jobs.push(...created.map(jobOf))
    }
    for (const job of jobs) await ended(service.db, job)
    for (const job of jobs) await expectWhole(service.db, job)
    const connection = await Connection.connect({ address: useStack().temporalAddress })
    const client = new Client({ connection, namespace: service.namespace })
    const pids = new Set<string>()
    for (const job of jobs) {
      const { events } = await client.workflow.getHandle(job).fetchHistory()
      for (const event of events ?? []) {
        const identity =
          event.activityTaskStartedEventAttributes?.identity ??
          event.workflowTaskStartedEventAttributes?.identity
        if (identity !== undefined && identity !== null) pids.add(identity.split('@')[0] ?? '')
      }
    }
    await connection.close()
    expect(pids).toEqual(new Set(workers.map(({ pid }) => String(pid))))
  })

  test('equal requests with one Idempotency-Key to both at once make one job', async () => {
    const { key } = await service.createKey({ account: 'repeating' })
    const body = { operation: 'vin', input: { vin: accord, refresh: true } }
    const headers = { 'idempotency-key': 'both' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call(n % 2 === 0 ? a.url : b.url, '/api/v1/jobs', { key, body, headers }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(answers.map(jobOf)).size).toBe(1)
    await ended(service.db, jobOf(answers[0] ?? new Response()))
  })

  test('a limit counts what two API processes were asked in turn', async () => {
    const { key } = await service.createKey({ perMinuteLimit: 6 })
    const statuses: number[] = []
    for (let n = 0; n < 10; n += 1) statuses.push(await statusOf(n % 2 === 0 ? a : b, key))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429])
  })

  test('a limit counts what two API processes were asked at once', async () => {
    const { key } = await service.createKey({ perMinuteLimit: 25 })
    const statuses = await Promise.all(
      Array.from({ length: 80 }, (_, n) => statusOf(n % 2 === 0 ? a : b, key)),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(25)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
  })

  /**
   * Asks both all the time; resolves with how long after its revocation each was still asked with
   * the key and accepted it.
   */
  async function revokeAndWatch(revoke: (id: string) => Promise<unknown>): Promise<number[]> {
    const { id, key } = await service.createKey()
    for (const api of [a, b, a, b]) expect(await statusOf(api, key)).toBe(200)
    await revoke(id)
    const revoked = performance.now()
    return await Promise.all(
      both().map(async (api) => {
        for (let acceptedMs = 0; ; await sleep(15)) {
          const askedMs = performance.now() - revoked
          if ((await statusOf(api, key)) === 401) return acceptedMs
          acceptedMs = askedMs
        }
      }),
    )
  }

  test('a key revoked from the command line stops working in both within a second', async () => {
    const took = await revokeAndWatch(async (id) => {
      await startProcess('commands/key.ts', service.env, ['revoke', id]).catch((error: Error) => {
        // a command has nothing to be ready for: it just ends
        expect(error.message).toMatch(/ended with 0:\n.*is revoked/s)
      })
    })
    for (const ms of took) expect(ms).toBeLessThan(1_000)
  })

  test('a revoked key stops working within a second while the connections that carry the notice are being cut', async () => {
    const took = await revokeAndWatch(async (id) => {
      await service.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'people-research-service listen' and datname = current_database()`,
      )
      await updateRevokedKey(service.db, id, new Date())
    })
    for (const ms of took) expect(ms).toBeLessThan(1_000)
  })

  test('a revoked key stops working within a second when the connection that carries the notice died silently', async () => {
    await eventually(async () => {
      const { rowCount } = await service.db.query(
        `select from pg_stat_activity where application_name = 'people-research-service listen' and datname = current_database()`,
      )
      expect(rowCount).toBe(3)
    })
    const took = await revokeAndWatch(async (id) => {
      expect(relay.silence('listen job_events')).toBeGreaterThanOrEqual(1)
      await updateRevokedKey(service.db, id, new Date())
    })
    for (const ms of took) expect(ms).toBeLessThan(1_000)
  })
})
