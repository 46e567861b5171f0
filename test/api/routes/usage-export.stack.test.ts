import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../config/read-config.ts'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { Job } from '../../../contract/resources/jobs.ts'
import { usageExportColumns } from '../../../contract/resources/usage-export.ts'
import { createId } from '../../../store/database/new-id.ts'
import { call } from '../../support/calls/call.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { eventually } from '../../support/eventually.ts'
import { accountOf, endRun } from '../../support/rows/accounts.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'
import type { SharedService } from '../../support/service/service.ts'

const vin = '1HGCM82633A004352'
let research: DirectResearch
let service: SharedService
beforeAll(async () => {
  research = await useDirectResearch({}, { TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  ;({ service } = research)
})
afterAll(() => research?.stop())

let accounts = 0
/** An account of its own, with a key. */
async function subscriber(): Promise<{ account: string; id: string; key: string }> {
  accounts += 1
  const account = `account ${accounts}`
  return { account, ...(await service.createKey({ account })) }
}

const ask = (key: string, where: string, more: Call = {}) =>
  callAnew(service.url, where, { key, ...more })
const exported = (key: string, query = '') => ask(key, `/api/developer/usage/export${query}`)

/** RFC 4180 as it is written: quoted cells may hold commas, doubled quotes and line ends. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  const row: string[] = []
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push(row.splice(0))
  }
  return rows
}

async function rowsOf(
  key: string,
  query = '',
  url = service.url,
): Promise<Record<string, string>[]> {
  const response = await callAnew(url, `/api/developer/usage/export${query}`, { key })
  expect(response.status).toBe(200)
  const [names = [], ...rows] = parseCsv(await response.text())
  expect(names).toEqual([...usageExportColumns])
  for (const row of rows) expect(row).toHaveLength(names.length)
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
}

/** The rows once there are as many: what was answered is written a moment later. */
async function settledRows(key: string, count: number): Promise<Record<string, string>[]> {
  return await eventually(async () => {
    const rows = (await rowsOf(key)).filter(({ operation }) => operation !== '')
    expect(rows).toHaveLength(count)
    return rows
  })
}

describe('GET /api/developer/usage/export', () => {
  test('the usage export is a CSV file to save, of the right days', async () => {
    const api = await service.startApi({}, { now: () => new Date('2027-06-15T10:00:00.000Z') })
    const { key } = await subscriber()
    const response = await callAnew(api.url, '/api/developer/usage/export?windowDays=14', { key })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="usage_2027-06-01_2027-06-15.csv"',
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('ratelimit-policy')).toContain('"export";q=12;w=60')
    expect(await response.text()).toBe(`${usageExportColumns.join(',')}\r\n`)
    const head = await callAnew(api.url, '/api/developer/usage/export', { key, method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ])
    expect(await head.text()).toBe('')
  })

  test('the usage export has a row for each request, newest first: run, cached, refused, sandbox, background', async () => {
    const { id, key } = await subscriber()
    const run = await ask(key, '/api/v1/vin', { body: { vin, refresh: true } })
    await run.text()
    await (await ask(key, '/api/v1/vin', { body: { vin } })).text()
    await (await ask(key, '/api/v1/vin', { body: { vin: 'short' } })).text()
    await (
      await ask(key, '/api/v1/search', {
        body: { query: 'Ada Marlowe', sandbox: true, format: 'json' },
      })
    ).text()
    const job = Job.parse(
      await (
        await ask(key, '/api/v1/jobs', {
          body: { operation: 'vin', input: { vin, refresh: true } },
        })
      ).json(),
    )
    await ask(key, `/api/v1/jobs/${job.id}?wait=20`)
    const rows = await eventually(async () => {
      const found = await settledRows(key, 5)
      expect(found.map(({ outcome }) => outcome)).not.toContain('running')
      return found
    })
    const columns = [
      ...['operation', 'channel', 'http_status', 'outcome', 'error_code'],
      ...['cached', 'sandbox', 'metered', 'tool_calls'],
    ]
    expect(rows.map((row) => columns.map((column) => row[column]).join(' '))).toEqual([
      'vin job 202 succeeded  false false true 1',
      'search sync 200 succeeded  false true false 0',
      'vin sync 400 refused invalid_request false false false 0',
      'vin sync 200 succeeded  true false false 0',
      'vin sync 200 succeeded  false false true 1',
    ])
    const last = rows.at(-1)
    expect(last).toMatchObject({
      request_id: run.headers.get('x-request-id'),
      job_id: run.headers.get('x-service-job-id'),
      key_id: id,
      percentage_charged: '0',
      source: 'included',
      credits: '0',
      remaining_percent: '100',
      idempotent_replay: 'false',
    })
    expect(Number(last?.duration_ms)).toBeGreaterThan(0)
    expect(new Date(last?.timestamp ?? '').toISOString()).toBe(last?.timestamp)
    expect(JSON.stringify(rows)).not.toMatch(/Marlowe|1HGCM/)
  })

  test('the usage export lists requests that start nothing, and its own', async () => {
    const { key } = await subscriber()
    await (await ask(key, '/api/v1/jobs')).text()
    await (await exported(key)).text()
    await eventually(async () => {
      expect(
        (await rowsOf(key)).filter(
          ({ operation, http_status }) => operation === '' && http_status === '200',
        ).length,
      ).toBeGreaterThan(1)
    })
  })

  test('the usage export bills what a run was settled at, even where the process that answered is gone', async () => {
    const { key } = await subscriber()
    const requestLog = {
      record: () => undefined,
      flush: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    // the run ends when the test says so
    const gone = await service.startApi({}, { requestLog, startWorkflow: () => Promise.resolve() })
    const body = { operation: 'search', input: { query: 'Zelda Quibbleworth' } }
    const { id } = Job.parse(await (await call(gone.url, '/api/v1/jobs', { key, body })).json())
    const running = {
      job_id: id,
      operation: 'search',
      channel: 'job',
      http_status: '',
      duration_ms: '',
    }
    expect(await rowsOf(key)).toMatchObject([
      { ...running, outcome: 'running', metered: 'false', credits: '0' },
    ])
    await endRun(service.db, readConfig(service.env).plans, id, 62_500)
    const row = (await rowsOf(key)).find(({ job_id }) => job_id === id)
    expect(row).toMatchObject({
      ...running,
      outcome: 'succeeded',
      metered: 'true',
      credits: '5',
      percentage_charged: '1',
      tool_calls: '1',
    })
  })

  test('the usage export marks a replayed request apart from the one that was charged', async () => {
    const { key } = await subscriber()
    const more = { body: { vin, refresh: true }, headers: { 'idempotency-key': 'once' } }
    for (let times = 0; times < 2; times += 1) await (await ask(key, '/api/v1/vin', more)).text()
    const conflict = await ask(key, '/api/v1/vin', { ...more, body: { vin } })
    expect(conflict.status).toBe(409)
    const rows = await settledRows(key, 3)
    const seen = rows.map(
      ({ http_status, idempotent_replay, metered, cached, outcome, tool_calls }) =>
        [http_status, idempotent_replay, metered, cached, outcome, tool_calls].join(' '),
    )
    expect(seen).toEqual([
      '409 false false false refused 0',
      '200 true false false succeeded 0',
      '200 false true false succeeded 1',
    ])
    expect(rows[1]?.job_id).toBe(rows[2]?.job_id)
  })

  test('the usage export has a row for each item of a batch, as for a single call, and one for the batch', async () => {
    const { key } = await subscriber()
    const operations = [
      { id: 'fresh', operation: 'vin', input: { vin, refresh: true } },
      { id: 'wrong', operation: 'vin', input: { vin: 'short' } },
    ]
    const response = await ask(key, '/api/v1/batch', { body: { operations } })
    expect(response.status).toBe(200)
    await response.text()
    const rows = await settledRows(key, 2)
    const seen = rows
      .map(({ channel, http_status, outcome, metered }) =>
        [channel, http_status, outcome, metered].join(' '),
      )
      .sort()
    expect(seen).toEqual(['batch 200 succeeded true', 'batch 400 refused false'])
    const all = await rowsOf(key)
    expect(
      all.filter(({ channel, operation }) => channel === 'batch' && operation === ''),
    ).toMatchObject([{ http_status: '200', job_id: '' }])
  })

  test('the usage export says refused of what was asked for in vain, with a job or without one', async () => {
    const { key } = await subscriber()
    const unknown = { company: { name: 'Zyxwvut Unheard-of Holdings' } }
    await (await ask(key, '/api/v1/entity/dossier', { body: unknown })).text()
    const wrong = { company: { name: '&' } }
    await (await ask(key, '/api/v1/entity/dossier', { body: wrong })).text()
    const rows = await settledRows(key, 2)
    const seen = rows.map(({ http_status, outcome, error_code, job_id }) =>
      [http_status, outcome, error_code, job_id === '' ? 'no job' : 'job'].join(' '),
    )
    expect(seen).toEqual(['400 refused invalid_request no job', '404 refused not_found job'])
  })

  test('the usage export marks a caller that disconnected apart from one that received the whole answer', async () => {
    const { key } = await subscriber()
    const leaving = new AbortController()
    const body = { query: 'sandbox:slow', sandbox: true }
    expect((await ask(key, '/api/v1/search', { body, signal: leaving.signal })).status).toBe(200)
    leaving.abort()
    expect(await settledRows(key, 1)).toMatchObject([
      { operation: 'search', http_status: '200', outcome: 'disconnected', metered: 'false' },
    ])
  })

  test('the usage export holds all keys of the account, and nothing of other accounts', async () => {
    const [one, other] = [await subscriber(), await subscriber()]
    const second = await service.createKey({ account: one.account })
    for (const { key } of [one, other, second])
      await (await ask(key, '/api/v1/vin', { body: { vin } })).text()
    const rows = await settledRows(second.key, 2)
    expect(rows.map(({ key_id }) => key_id).sort()).toEqual([one.id, second.id].sort())
  })

  test('the usage export accepts any ordinary key, whatever its scopes', async () => {
    const { account } = await subscriber()
    const { key } = await service.createKey({ account, scopes: ['chat'] })
    expect((await exported(key)).status).toBe(200)
    expect((await call(service.url, '/api/developer/usage/export')).status).toBe(401)
  })

  test.each([sandboxKey, 'prs_test_anything'])(
    'the usage export answers the test key %s with 400',
    async (key) => {
      const response = await exported(key)
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({ code: 'sandbox_unsupported' })
    },
  )

  test.each(['0', '366', '1.5', '-1', 'all', ''])(
    'an export of usage with windowDays=%s is 400',
    async (days) => {
      const { key } = await subscriber()
      const response = await exported(key, `?windowDays=${days}`)
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({
        code: 'invalid_request',
        details: [{ path: 'windowDays' }],
      })
    },
  )

  test('the usage export keeps spreadsheets from running what a caller wrote', async () => {
    const { key } = await subscriber()
    const ids = ['=1+1', '+1', '-1', '@SUM(A1)', 'a"b,c', '=HYPERLINK("http://x",\'y\')']
    for (const id of ids)
      await (
        await ask(key, '/api/v1/vin', { body: { vin }, headers: { 'x-request-id': id } })
      ).text()
    await settledRows(key, ids.length)
    const text = await (await exported(key)).text()
    expect(text).toContain(`"'=1+1"`)
    const written = (await settledRows(key, ids.length)).map(({ request_id }) => request_id)
    expect(written.toReversed()).toEqual(ids.map((id) => (/^[=+\-@]/.test(id) ? `'${id}` : id)))
  })
})

describe('a long history', () => {
  /** Requests as rows: `count` of them, a second apart, the newest `agoDays` old. */
  async function fill(
    accountId: string,
    keyId: string,
    count: number,
    agoDays: number,
  ): Promise<void> {
    const newest = Date.now() - agoDays * 86_400_000
    const times = Array.from(
      { length: count },
      (_, n) => new Date(newest - Math.ceil(n / 7) * 1_000),
    )
    await service.db.query(
      `insert into requests (id, account_id, key_id, request_id, operation, channel, sandbox, http_status, outcome, created_at)
       select id, $1, $2, 'req_' || n, 'search', 'sync', false, 200, 'succeeded', at
       from unnest($3::text[], $4::timestamptz[]) with ordinality as given (id, at, n)`,
      [accountId, keyId, times.map((at) => createId('rec', at)), times],
    )
  }

  test('a long usage export gives the newest 20,000 rows, each once and in order', async () => {
    const { account, id, key } = await subscriber()
    await fill((await accountOf(service.db, account)).id, id, 20_700, 0)
    const rows = (await rowsOf(key)).map(({ timestamp, request_id }) => ({
      timestamp: timestamp ?? '',
      request_id,
    }))
    expect(rows).toHaveLength(20_000)
    expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(20_000)
    expect(rows.map(({ timestamp }) => timestamp)).toEqual(
      rows
        .map(({ timestamp }) => timestamp)
        .sort()
        .reverse(),
    )
    expect(rows.map(({ request_id }) => request_id)).not.toContain('req_20700')
  })

  test('the parts of a long usage export have each row of the window once, whatever comes meanwhile', async () => {
    const { account, id, key } = await subscriber()
    const { id: accountId } = await accountOf(service.db, account)
    await fill(accountId, id, 40_100, 6)
    const seen: string[] = []
    let next = '/api/developer/usage/export?windowDays=7'
    const lengths: number[] = []
    while (next !== '') {
      const response = await ask(key, next)
      const [, ...rows] = parseCsv(await response.text())
      lengths.push(rows.length)
      seen.push(...rows.map(([, requestId = '']) => requestId))
      next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
      // of now, and of long ago
      await fill(accountId, id, 30, lengths.length - 1)
      await fill(accountId, id, 30, 8 + lengths.length)
    }
    expect(lengths).toEqual([20_000, 20_000, 100])
    expect(new Set(seen).size).toBe(40_100)
    expect(seen).toContain('req_40100')
  })

  test('a usage export that has all rows names no next part', async () => {
    const { account, id, key } = await subscriber()
    await fill((await accountOf(service.db, account)).id, id, 20_000, 0)
    expect((await exported(key)).headers.has('link')).toBe(false)
    expect((await exported(key, '?cursor=1')).status).toBe(400)
  })

  test('a long usage export covers exactly the requested days', async () => {
    const { account, id, key } = await subscriber()
    const { id: accountId } = await accountOf(service.db, account)
    for (const days of [0, 5, 29, 31, 364]) await fill(accountId, id, 1, days)
    const counts = []
    for (const query of ['?windowDays=1', '?windowDays=7', '', '?windowDays=365'])
      counts.push((await rowsOf(key, query)).filter(({ operation }) => operation !== '').length)
    expect(counts).toEqual([1, 2, 3, 5])
  })

  test('a usage export that cannot be read to its end breaks off: half of it does not pass for the whole', async () => {
    const { account, id, key } = await subscriber()
    const { id: accountId } = await accountOf(service.db, account)
    await fill(accountId, id, 2_000, 0)
    // no figure of the service is so large, and reading the row fails
    await service.db.query(
      `insert into usage_ledger (job_id, kind, account_id, week_start, micro_dollars, created_at)
       select id, 'settle', $1, now(), 9007199254740993, now() from requests where account_id = $1 and request_id = 'req_1400'`,
      [accountId],
    )
    const response = await exported(key)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  test('a usage export that is read slowly holds no connection of the database', async () => {
    const { account, id, key } = await subscriber()
    await fill((await accountOf(service.db, account)).id, id, 20_000, 0)
    const api = await service.startApi({ DATABASE_POOL_SIZE: '2' })
    const slow = await Promise.all(
      Array.from({ length: 4 }, () => callAnew(api.url, '/api/developer/usage/export', { key })),
    )
    const quick = await callAnew(api.url, '/api/v1/vin', { key, body: { vin } })
    expect(quick.status).toBe(200)
    for (const response of slow) await response.body?.cancel()
  })
})
