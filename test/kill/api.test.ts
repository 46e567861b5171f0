import { createServer, type Server, type Socket } from 'node:net'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { serveApi } from '../../server/serve.ts'
import { call } from '../support/calls/call.ts'
import { collect, idOf } from '../support/calls/sse.ts'
import { eventually } from '../support/eventually.ts'
import { wordsOf } from '../support/histories/histories.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended, hold, ledgerOf, logOf, makeJob, rowOf } from '../support/rows/jobs.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const accord = '1HGCM82633A004352'

describe('an API that cannot reach Temporal, or dies before it does', { timeout: 120_000 }, () => {
  let service: Service
  let mute: { server: Server; address: string; sockets: Set<Socket> }
  beforeAll(async () => {
    service = await startService(useStack(), 'kill-api', {
      LOG_LEVEL: 'fatal',
      RECONCILE_EVERY_SECONDS: '1',
    })
    mute = await startMute()
    await service.runWorker()
  })
  afterAll(async () => {
    await service.stop()
    for (const socket of mute.sockets) socket.destroy()
    mute.server.close()
  })

  const vinJob = { operation: 'vin', input: { vin: accord, refresh: true } }
  const jobOf = (response: Response) => response.headers.get('x-service-job-id') ?? ''
  const create = (url: string) => call(url, '/api/v1/jobs', { key: service.key, body: vinJob })

  /** A Temporal that takes every connection and answers nothing. */
  async function startMute() {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
    const port = await openLoopback(server)
    return { server, address: `127.0.0.1:${port}`, sockets }
  }

  test('a job whose API was killed before it started it is started by reconcile, and succeeds', async () => {
    const api = await startApiProcess(service, { TEMPORAL_ADDRESS: mute.address })
    const response = await create(api.url)
    expect(response.status).toBe(202)
    await eventually(() => expect(mute.sockets.size).toBeGreaterThan(0))
    await api.kill()
    const killed = performance.now()
    await ended(service.db, jobOf(response))
    expect(performance.now() - killed).toBeLessThan(10_000)
    await expectWhole(service.db, jobOf(response))
  })

  test('a caller whose API was killed while it waited finds the finished job on another API', async () => {
    const api = await startApiProcess(service, { TEMPORAL_ADDRESS: mute.address })
    const waiting = call(api.url, '/api/v1/vin', {
      key: service.key,
      body: { vin: '1FTMW1T88MFA00001' },
    }).catch(() => 'cut')
    const id = await eventually(async () => {
      const { rows } = await service.db.query<{ id: string }>(
        `select id from jobs where channel = 'sync'`,
      )
      expect(rows).toHaveLength(1)
      return rows[0]?.id ?? ''
    })
    await api.kill()
    expect(await waiting).toBe('cut')
    await ended(service.db, id)
    const job = await (await call(service.url, `/api/v1/jobs/${id}`, { key: service.key })).json()
    expect(job).toMatchObject({
      status: 'succeeded',
      result: { object: 'vin_result', vehicle: { make: 'FORD' } },
    })
  })

  test('an API that closes completes the open request and accepts no new connection', async () => {
    const api = await serveApi(readConfig(service.env), service.databaseUrl)
    const { id, key } = await service.createKey({ account: 'stopping' })
    const writing = await hold(service.databaseUrl, (tx) =>
      tx.query(
        'select from accounts where id = (select account_id from api_keys where id = $1) for update',
        [id],
      ),
    )
    const waiting = call(api.url, '/api/v1/jobs', { key, body: vinJob })
    await writing.waited()
    const closing = api.close()
    await writing.release()
    await expect(call(api.url, '/api/health')).rejects.toThrow()
    const response = await waiting
    expect(response.status).toBe(202)
    await closing
    await ended(service.db, jobOf(response))
  })

  /** An API dies while its transaction that writes a job waits for the account. */
  async function killWriting(
    account: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const api = await startApiProcess(service)
    const { id, key } = await service.createKey({ account })
    const writing = await hold(service.databaseUrl, (tx) =>
      tx.query(
        'select from accounts where id = (select account_id from api_keys where id = $1) for update',
        [id],
      ),
    )
    const waiting = call(api.url, '/api/v1/jobs', { key, body, headers }).catch(() => 'cut')
    await writing.waited()
    await api.kill()
    expect(await waiting).toBe('cut')
    await writing.release()
    await eventually(async () => {
      const { rowCount } = await service.db.query(
        `select from pg_stat_activity where application_name = 'people-research-service api' and state <> 'idle' and datname = current_database()`,
      )
      expect(rowCount).toBe(0)
    })
  }

  const search = { operation: 'search', input: { query: 'Zelda Quibbleworth' } }

  test('an API killed in the middle of writing a job of several statements leaves nothing of it', async () => {
    const count = async () => (await service.db.query('select from jobs')).rowCount
    const before = await count()
    await killWriting('held', search, { 'Idempotency-Key': 'killed in the middle' })
    expect(await count()).toBe(before)
    expect((await service.db.query('select from idempotency')).rowCount).toBe(0)
  })

  test('a paid job whose API was killed in the middle of writing it is whole, and is settled', async () => {
    await killWriting('held and paid', search)
    const { rows } = await service.db.query<{ id: string }>(
      `select id from jobs where account_id = (select id from accounts where name = 'held and paid')`,
    )
    const [job] = rows
    if (job === undefined) throw new Error('the statement that was sent wrote nothing')
    await ended(service.db, job.id)
    expect((await ledgerOf(service.db, job.id)).map(({ kind }) => kind)).toEqual([
      'reserve',
      'settle',
    ])
  })

  test('a free job whose API was killed in the middle of writing it is whole, and is done', async () => {
    await killWriting('held free', vinJob)
    const { rows } = await service.db.query<{ id: string }>(
      `select id from jobs where account_id = (select id from accounts where name = 'held free')`,
    )
    const [job] = rows
    if (job === undefined) throw new Error('the statement that was sent wrote nothing')
    expect(await ended(service.db, job.id)).toMatchObject({ status: 'succeeded' })
    expect((await logOf(service.db, job.id)).map(({ dedupeKey }) => dedupeKey)).toEqual([
      'queued',
      'start',
      'decode',
      'usage',
      'end',
    ])
  })

  test.each([
    ['refuses connections', () => '127.0.0.1:9'],
    ['takes them and answers nothing', () => mute.address],
  ])(
    'a Temporal that %s is no error for callers: their jobs wait and are done',
    async (_, address) => {
      const api = await startApiProcess(service, { TEMPORAL_ADDRESS: address() })
      const asked = performance.now()
      const created = await create(api.url)
      // the answer does not wait for the call to Temporal, which has ten seconds
      expect([created.status, performance.now() - asked < 5_000]).toEqual([202, true])
      expect(await created.json()).toMatchObject({ status: 'queued' })
      const stream = collect(
        await call(api.url, `/api/v1/jobs/${jobOf(created)}/events`, { key: service.key }),
      )
      const answer = await call(api.url, '/api/v1/vin', {
        key: service.key,
        body: { vin: accord, refresh: true },
      })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ vehicle: { make: 'HONDA' } })
      expect((await stream).map(idOf)).toEqual([1, 2, 3, 4, 5])
      await expectWhole(service.db, jobOf(created))
      await expectWhole(service.db, jobOf(answer))
      await api.kill()
    },
  )

  test('a job that is cancelled before Temporal has heard of it ends cancelled', async () => {
    const away = () => Promise.reject(new Error('Temporal is away'))
    const api = await service.startApi({}, { startWorkflow: away, cancelWorkflow: away })
    const job = jobOf(await create(api.url))
    const cancelled = await call(api.url, `/api/v1/jobs/${job}/cancel`, {
      key: service.key,
      method: 'POST',
    })
    expect(cancelled.status).toBe(202)
    expect(await cancelled.json()).toMatchObject({ status: 'cancelling' })
    await ended(service.db, job)
    expect(await rowOf(service.db, job)).toMatchObject({
      status: 'cancelled',
      startedAt: null,
      error: { code: 'job_cancelled' },
    })
    expect((await logOf(service.db, job)).map(({ type }) => type)).toEqual([
      'status',
      'usage',
      'error',
    ])
  })

  test('a cancellation that reached only the row decides how the job ends', async () => {
    // `reconcile` starts it after a second
    const job = await makeJob(service.db)
    const holding = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table job_events in exclusive mode'),
    )
    await holding.waited()
    const cancel = service.db.query(`update jobs set status = 'cancelling' where id = $1`, [job])
    await holding.release()
    await cancel
    expect(await ended(service.db, job)).toMatchObject({
      status: 'cancelled',
      stopReason: 'cancelled',
      result: null,
    })
    const log = await logOf(service.db, job)
    expect(log.at(-1)).toMatchObject({ type: 'error', dedupeKey: 'end' })
  })

  test('a queued job that cannot be started does not keep the others waiting', async () => {
    const stuck = await makeJob(service.db)
    // in one statement: a queued job that is old is started at any moment
    await service.db.query(
      `update jobs set operation = 'of a version to come', created_at = now() - interval '1 minute'
       where id = $1`,
      [stuck],
    )
    const jobs = await Promise.all(Array.from({ length: 25 }, () => makeJob(service.db)))
    for (const job of jobs) expect((await ended(service.db, job)).status).toBe('succeeded')
    expect((await rowOf(service.db, stuck)).status).toBe('queued')
  })

  test("no history of a vehicle look-up names the vehicle, the caller's key or the account", async () => {
    const connection = await Connection.connect({ address: useStack().temporalAddress })
    const client = new Client({ connection, namespace: service.namespace })
    const { rows } = await service.db.query<{ id: string; account: string }>(
      'select id, account_id as account from api_keys',
    )
    const words = [
      accord,
      '1FTMW1T88MFA00001',
      'HONDA',
      'FORD',
      service.key,
      ...rows.flatMap(({ id, account }) => [id, account]),
    ]
    const types = new Set<string>()
    for await (const { workflowId, type } of client.workflow.list()) {
      const text = wordsOf(await client.workflow.getHandle(workflowId).fetchHistory()).toLowerCase()
      for (const word of words)
        expect(text.includes(word.toLowerCase()), `${workflowId} has ${word}`).toBe(false)
      types.add(type)
    }
    await connection.close()
    expect(types).toEqual(new Set(['vin', 'search', 'reconcile']))
  })
})
