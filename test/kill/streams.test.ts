import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordStep } from '../../activities/job/record-step.ts'
import { finishRun } from '../../activities/lifecycle/finish-run.ts'
import type { Api } from '../../server/serve.ts'
import { call } from '../support/calls/call.ts'
import { blocks, collect, idOf } from '../support/calls/sse.ts'
import { eventually } from '../support/eventually.ts'
import { ended, hold, makeJob } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { activityDeps } from '../support/worker/activity-deps.ts'

const accord = '1HGCM82633A004352'

describe('an event stream', { timeout: 120_000 }, () => {
  let service: Service
  let other: Api
  let accountId: string
  /** How many listen in a process without requests. */
  let idle: number
  beforeAll(async () => {
    service = await startService(useStack(), 'kill-streams', {
      KEEP_ALIVE_SECONDS: '0.5',
      LOG_LEVEL: 'error',
    })
    other = await service.startApi()
    idle = service.apis[0]?.deps.listener.listenerCount('connected') ?? 0
    accountId = (await service.createKey()).accountId
  })
  afterAll(() => service.stop())

  const open = async (
    jobId: string,
    { url = service.url, after = '', headers = {}, signal, key }: Opening = {},
  ) =>
    await call(url, `/api/v1/jobs/${jobId}/events${after}`, {
      key: key ?? (await freshKey()),
      headers,
      ...(signal === undefined ? {} : { signal }),
    })
  type Opening = {
    url?: string
    after?: string
    headers?: Record<string, string>
    signal?: AbortSignal
    key?: string
  }

  // streams are opened by the hundred here, more than one key may open in a minute
  let opened = 0
  let current = ''
  async function freshKey(): Promise<string> {
    if (opened % 200 === 0) current = (await service.createKey()).key
    opened += 1
    return current
  }

  const text = (n: number) => `event ${n} – Zoë 王 \u{1f697} \u2028 "\\n" ${'x'.repeat(n * 7)}`
  const append = (jobId: string, from: number, count = 1, label = text) =>
    recordStep(activityDeps(service.db), jobId, async () => ({
      events: Array.from({ length: count }, (_, index) => ({
        dedupeKey: `event ${from + index}`,
        event: { type: 'status', label: label(from + index) },
      })),
    }))
  const finish = (jobId: string) =>
    finishRun(activityDeps(service.db), jobId, { stopReason: 'cancelled', failureType: null })

  /** Reads one event, cuts the connection, resumes behind it, and so on to the end. */
  async function readInPieces(
    jobId: string,
    reopen: (after: number) => Promise<Response>,
  ): Promise<string[]> {
    const found: string[] = []
    for (let after = 0; ; ) {
      const response = await reopen(after)
      if (response.status === 204) return found
      expect(response.status).toBe(200)
      // leaving the loop cancels the body, which cuts the connection
      for await (const block of blocks(response)) {
        found.push(block)
        after = idOf(block)
        break
      }
      if (found.length > 500) throw new Error(`${jobId} does not end`)
    }
  }

  test('an event stream cut after every event and resumed with Last-Event-ID is the uncut one, byte for byte, also while events come in', async () => {
    const job = await makeJob(service.db, { accountId })
    const uncut = open(job).then((response) => collect(response))
    const cut = readInPieces(job, (after) =>
      open(job, after === 0 ? {} : { headers: { 'last-event-id': String(after) } }),
    )
    for (let n = 1; n <= 30; n += 1) await append(job, n * 3, (n % 3) + 1)
    await finish(job)
    const whole = await uncut
    expect(whole.map(idOf)).toEqual(Array.from({ length: whole.length }, (_, index) => index + 1))
    expect(whole.at(-1)).toContain('"type":"error"')
    expect(await cut).toEqual(whole)
    const { rows } = await service.db.query<{ payload: string }>(
      'select payload from job_events where job_id = $1 order by seq',
      [job],
    )
    expect(
      whole.map((block) =>
        /^data: (.*)\n\n$/ms.exec(block)?.[1]?.replace(/,"seq":\d+,"ts":"[^"]*"\}$/, '}'),
      ),
    ).toEqual(rows.map(({ payload }) => payload))
  })

  test('an event stream is resumed in turns on two APIs, with ?after= and with Last-Event-ID, which wins', async () => {
    const job = await makeJob(service.db, { accountId })
    await append(job, 1, 20)
    await finish(job)
    const pieces = await readInPieces(job, (after) =>
      after % 2 === 0
        ? open(job, { after: `?after=${after}` })
        : open(job, {
            url: other.url,
            after: '?after=3',
            headers: { 'last-event-id': String(after) },
          }),
    )
    expect(pieces).toEqual(await collect(await open(job)))
    expect(pieces).toEqual(await collect(await open(job, { url: other.url })))
  })

  test('an event stream longer than a page of the log comes whole, from any point', async () => {
    const job = await makeJob(service.db, { accountId })
    await append(job, 1, 1_700, (n) => `event ${n}`)
    await finish(job)
    const whole = await collect(await open(job))
    expect(whole.map(idOf)).toEqual(Array.from({ length: 1_702 }, (_, index) => index + 1))
    expect(await collect(await open(job, { after: '?after=1199' }))).toEqual(whole.slice(1_199))
  })

  test('an event stream past its end answers 204, so that an EventSource stays away', async () => {
    const job = await makeJob(service.db, { accountId })
    await finish(job)
    for (const after of ['2', '3', '2147483647']) {
      const response = await open(job, { headers: { 'last-event-id': after } })
      expect([after, response.status, await response.text()]).toEqual([after, 204, ''])
    }
    expect((await open(job, { after: '?after=2147483647' })).status).toBe(204)
  })

  test('an event stream from a number that the job never reaches ends with the job', async () => {
    const job = await makeJob(service.db, { accountId })
    const near = open(job, { after: '?after=50' }).then((response) => collect(response))
    const far = open(job, { after: '?after=2147483647' }).then((response) => collect(response))
    await append(job, 1, 5)
    await finish(job)
    expect(await near).toEqual([])
    expect(await far).toEqual([])
  })

  test('an event stream goes on while its LISTEN connection is cut again and again', async () => {
    const job = await makeJob(service.db, { accountId })
    const stream = open(job).then((response) => collect(response))
    for (let n = 1; n <= 20; n += 1) {
      if (n % 3 === 0) {
        await service.db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'people-research-service listen' and datname = current_database()`,
        )
      }
      await append(job, n)
      await sleep(30)
    }
    await finish(job)
    expect((await stream).map(idOf)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1))
  })

  test('an event stream to a slow reader is complete and does not delay others', async () => {
    const job = await makeJob(service.db, { accountId })
    const slow = await open(job)
    const quick = open(job).then((response) => collect(response))
    const large = (n: number) => `${n} ${'é'.repeat(20_000)}`
    for (let n = 1; n <= 200; n += 20) await append(job, n, 20, large)
    await finish(job)
    const whole = await quick
    expect(whole).toHaveLength(202)
    const before = process.memoryUsage().rss
    const found: string[] = []
    for await (const block of blocks(slow)) {
      found.push(block)
      if (found.length % 20 === 0) await sleep(10)
    }
    expect(found).toEqual(whole)
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  test('an event stream whose client disconnects leaves no listener behind', async () => {
    const job = await makeJob(service.db, { accountId })
    const api = service.apis[0]
    const count = () => api?.deps.listener.listenerCount('connected')
    await eventually(() => expect(count()).toBe(idle))
    const leaving = new AbortController()
    const streams = await Promise.all(
      Array.from({ length: 40 }, () => open(job, { signal: leaving.signal })),
    )
    const readers = streams.map((response) => collect(response).catch(() => 'cut'))
    await append(job, 1)
    await eventually(() => expect(count()).toBe(idle + 40))
    leaving.abort()
    await Promise.all(readers)
    await eventually(() => expect(count()).toBe(idle))
    await finish(job)
  })

  const keysOfGone = new Map<string, string>()

  test('a caller who is gone before the job was written does not end it', async () => {
    const api = service.apis[0]
    const { port, hostname } = new URL(service.url)
    const body = JSON.stringify({ vin: accord })
    const request = (key: string) =>
      `POST /api/v1/vin HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const writing = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table jobs in exclusive mode'),
    )
    const sockets = Array.from({ length: 5 }, () =>
      connect({ host: hostname, port: Number(port) }).on('error', () => undefined),
    )
    for (const [n, socket] of sockets.entries()) {
      // requests of one account take turns before they reach the database
      const { id, key } = await service.createKey({ account: `caller ${n}` })
      keysOfGone.set(id, key)
      socket.write(request(key))
    }
    await writing.waited(5)
    const connected = await connectionsTo(api)
    for (const socket of sockets) socket.destroy()
    await eventually(async () =>
      expect(await connectionsTo(api)).toBeLessThanOrEqual(connected - 5),
    )
    await writing.release()
    // no worker runs yet: the jobs stay queued, and nothing may wait for them
    await eventually(async () => {
      const { rowCount } = await service.db.query(`select from jobs where channel = 'sync'`)
      expect(rowCount).toBe(5)
    })
    await eventually(() => expect(api?.deps.listener.listenerCount('connected')).toBe(idle))
    // each is one row of the usage export, which reports that its caller had disconnected
    await eventually(async () => {
      const { rows } = await service.db.query<{ outcome: string }>(
        `select outcome from requests where operation = 'vin'`,
      )
      expect(rows.map(({ outcome }) => outcome)).toEqual(
        Array.from({ length: 5 }, () => 'disconnected'),
      )
    })
  })

  test('the jobs of callers who left are finished all the same, and can be read later', async () => {
    await service.runWorker()
    const { rows } = await service.db.query<{ id: string; keyId: string }>(
      `select id, key_id as "keyId" from jobs where channel = 'sync'`,
    )
    for (const { id, keyId } of rows) {
      await ended(service.db, id)
      const found = await collect(await open(id, { key: keysOfGone.get(keyId) ?? '' }))
      expect(found.map(idOf)).toEqual([1, 2, 3, 4, 5])
      expect(found.at(-1)).toContain('"type":"done"')
    }
    expect(rows).toHaveLength(5)
  })
})

function connectionsTo(api: Api | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    if (api === undefined) reject(new Error('there is no API'))
    api?.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
}
