import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRequestLog, type RequestLog } from '../../../api/request/request-log.ts'
import { createId } from '../../../store/database/new-id.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import type { EndedRequest } from '../../../store/requests/requests.ts'
import { eventually } from '../../support/eventually.ts'
import { hold } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

describe('the log of requests', () => {
  let databaseUrl: string
  let db: Db
  beforeAll(async () => {
    databaseUrl = await useDatabase()
    db = openStore(databaseUrl, { max: 4 })
  })
  afterAll(() => db.end())

  const open = (): RequestLog => createRequestLog(db, pino({ level: 'silent' }))
  const request = (accountId: string, more: Partial<EndedRequest> = {}): EndedRequest => ({
    id: createId('rec'),
    accountId,
    keyId: 'key_1',
    requestId: 'req_1',
    jobId: null,
    endpoint: 'vin',
    operation: 'vin',
    channel: 'sync',
    sandbox: false,
    httpStatus: 200,
    outcome: 'succeeded',
    errorCode: null,
    cached: true,
    idempotentReplay: false,
    source: 'included',
    remainingPercent: 100,
    durationMs: 3,
    createdAt: new Date(),
    ...more,
  })
  async function rowsOf(
    accountId: string,
  ): Promise<{ id: string; httpStatus: number | null; operation: string; durationMs: number }[]> {
    const { rows } = await db.query<{
      id: string
      httpStatus: number | null
      operation: string
      durationMs: number
    }>(
      'select id, http_status, operation, duration_ms from requests where account_id = $1 order by id',
      [accountId],
    )
    return rows
  }

  test('the log of requests is written within a moment, thousands of rows in a few statements', async () => {
    const log = open()
    const written = Array.from({ length: 4_500 }, () => request('many'))
    for (const row of written) log.record(row)
    await eventually(async () => expect(await rowsOf('many')).toHaveLength(written.length))
    await log.close()
  })

  test('the log of requests is written when the process ends', async () => {
    const log = open()
    log.record(request('last'))
    await log.close()
    expect(await rowsOf('last')).toHaveLength(1)
    log.record(request('last'))
    await log.flush()
    expect(await rowsOf('last')).toHaveLength(1)
  })

  test('the log of requests waits for a database that went away, and writes each row once', async () => {
    const log = open()
    const held = await hold(databaseUrl, (tx) =>
      tx.query('lock table requests in access exclusive mode'),
    )
    log.record(request('patient'))
    await held.waited()
    log.record(request('patient'))
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%into requests%'`,
    )
    await held.release()
    await eventually(async () => expect(await rowsOf('patient')).toHaveLength(2))
    await log.close()
    expect(await rowsOf('patient')).toHaveLength(2)
  })

  test('a row that the database refuses holds up no other', async () => {
    const log = open()
    for (let n = 0; n < 50; n += 1)
      log.record(request('refused', { requestId: n % 20 === 7 ? 'a\u0000b' : `req_${n}` }))
    await log.flush()
    expect(await rowsOf('refused')).toHaveLength(47)
    log.record(request('refused', { requestId: 'fine' }))
    await log.close()
    expect(await rowsOf('refused')).toHaveLength(48)
  })

  test('the log of requests waits for a database that is read-only, such as one that another has taken over from', async () => {
    const alone = openStore(databaseUrl, { max: 1 })
    const log = createRequestLog(alone, pino({ level: 'silent' }))
    await alone.query('set default_transaction_read_only = on')
    log.record(request('read-only'))
    await log.flush()
    expect(await rowsOf('read-only')).toEqual([])
    await alone.query('set default_transaction_read_only = off')
    await eventually(async () => expect(await rowsOf('read-only')).toHaveLength(1))
    await log.close()
    await alone.end()
  })

  test("the log of requests keeps how a run's first request ended when a later request names the same run", async () => {
    const id = createId('job')
    await db.query(
      `insert into requests (id, job_id, account_id, key_id, request_id, operation, channel, sandbox, created_at)
       values ($1, $1, 'run', 'key_1', 'req_1', 'search', 'sync', false, now())`,
      [id],
    )
    const log = open()
    log.record(request('run', { id, durationMs: 40 }))
    await log.flush()
    log.record(request('run', { id, httpStatus: 503, durationMs: 1 }))
    await log.close()
    expect(await rowsOf('run')).toEqual([
      { id, httpStatus: 200, operation: 'search', durationMs: 40 },
    ])
  })
})
