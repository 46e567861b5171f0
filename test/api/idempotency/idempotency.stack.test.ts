import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../../activities/lifecycle/reconcile.ts'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { SearchResult } from '../../../contract/operations/search.ts'
import { VinResult } from '../../../contract/operations/vin.ts'
import { Job } from '../../../contract/resources/jobs.ts'
import type { Api } from '../../../server/serve.ts'
import { createId } from '../../../store/database/new-id.ts'
import { deleteCache, eraseJobs } from '../../../store/opt-outs/erase.ts'
import { events } from '../../support/calls/call.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { ended, holdFindings, ledgerOf, rowOf } from '../../support/rows/jobs.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'
import type { SharedService } from '../../support/service/service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const vin = '1HGCM82633A004352'
/** Always a run of its own. */
const fresh = { vin, refresh: true }

let service: SharedService
let research: DirectResearch
let others: Api[]
beforeAll(async () => {
  research = await useDirectResearch({}, { TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  ;({ service } = research)
  const startWorkflow = research.runs.start
  others = await Promise.all([1, 2].map(() => service.startApi({}, { startWorkflow })))
})
afterAll(() => research?.stop())
beforeEach(async () => {
  await service.db.query('delete from rate_limits')
})

let keys = 0
/** A key that is still unused. */
const anew = () => {
  keys += 1
  return `key ${keys}`
}
const ask = (path: string, key: string | null, body: unknown, options: Call = {}) =>
  callAnew(service.url, path, {
    key: service.key,
    body,
    ...options,
    headers: { ...(key === null ? {} : { 'idempotency-key': key }), ...options.headers },
  })
const askVin = (key: string | null, body: unknown = fresh, options: Call = {}) =>
  ask('/api/v1/vin', key, body, options)
const jobIdOf = (response: Response) => response.headers.get('x-service-job-id') ?? ''
const replayed = (response: Response) => response.headers.get('idempotent-replayed') === 'true'

async function count(table: 'jobs' | 'idempotency' | 'usage_ledger'): Promise<number> {
  const { rows } = await service.db.query<{ n: number }>(
    `select count(*)::integer as n from ${table}`,
  )
  return rows[0]?.n ?? 0
}

/** Runs stand still behind this until it is released. */
const holdRuns = () => holdFindings(service.databaseUrl)

describe('the same key and body', () => {
  test('a repeated Idempotency-Key replays the finished JSON byte for byte, free, without another job', async () => {
    const key = anew()
    const first = await askVin(key)
    const text = await first.text()
    expect(first.status).toBe(200)
    expect(replayed(first)).toBe(false)
    const jobs = await count('jobs')
    // in another order, and with other spaces
    for (const body of [fresh, '{ "refresh": true,\n "vin": "1HGCM82633A004352" }']) {
      const again = await askVin(key, body)
      expect(again.status).toBe(200)
      expect(replayed(again)).toBe(true)
      expect(await again.text()).toBe(text)
      expect(again.headers.get('x-service-metered')).toBe('false')
      expect(again.headers.get('x-service-percentage-charged')).toBe('0')
      expect(again.headers.get('x-service-credits-charged')).toBe('0')
      expect(jobIdOf(again)).toBe(jobIdOf(first))
      expect(again.headers.get('content-location')).toBe(`/api/v1/jobs/${jobIdOf(first)}`)
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    }
    expect(await count('jobs')).toBe(jobs)
    expect((await ledgerOf(service.db, jobIdOf(first))).map(({ kind }) => kind)).toEqual([
      'reserve',
      'settle',
    ])
  })

  test('a repeated Idempotency-Key replays a cached answer, even when the cache has changed since', async () => {
    await askVin(null)
    const key = anew()
    const first = await askVin(key, { vin })
    const text = await first.text()
    expect(VinResult.parse(JSON.parse(text)).cached).toBe(true)
    expect(first.headers.has('x-service-job-id')).toBe(false)
    await service.db.query('update cache set expires_at = now()')
    const again = await askVin(key, { vin })
    expect(replayed(again)).toBe(true)
    expect(await again.text()).toBe(text)
    expect(again.headers.get('x-service-metered')).toBe('false')
    expect(again.headers.has('x-service-job-id')).toBe(false)
  })

  test('a repeated Idempotency-Key replays the error of a job that was cancelled', async () => {
    const [queued, cancelled] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
    const startWorkflow: typeof research.runs.start = async (started) => {
      queued.resolve(started.id)
      await cancelled.promise
      await research.runs.start(started)
    }
    const { url } = await service.startApi({}, { startWorkflow })
    const key = anew()
    const waiting = callAnew(url, '/api/v1/vin', {
      key: service.key,
      body: fresh,
      headers: { 'idempotency-key': key },
    })
    const job = await queued.promise
    const cancelling = await callAnew(service.url, `/api/v1/jobs/${job}/cancel`, {
      key: service.key,
      method: 'POST',
    })
    expect(cancelling.status).toBe(202)
    cancelled.resolve()
    const first = await waiting
    expect(first.status).toBe(409)
    expect(await errorOf(first)).toMatchObject({ code: 'job_cancelled' })
    const replay = await askVin(key)
    expect(replay.status).toBe(409)
    expect(replayed(replay)).toBe(true)
    expect(await errorOf(replay)).toMatchObject({ code: 'job_cancelled' })
    expect(jobIdOf(replay)).toBe(job)
  })

  test('a repeated Idempotency-Key is 409 idempotency_in_progress while the first call runs, and says which job it is', async () => {
    const holding = await holdRuns()
    const key = anew()
    const waiting = askVin(key)
    await holding.waited()
    const again = await askVin(key)
    expect(again.status).toBe(409)
    expect(await errorOf(again)).toMatchObject({ code: 'idempotency_in_progress', retryable: true })
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(again.headers.has('idempotent-replayed')).toBe(false)
    const job = jobIdOf(again)
    expect(again.headers.get('content-location')).toBe(`/api/v1/jobs/${job}`)
    expect((await rowOf(service.db, job)).status).toBe('running')
    await holding.release()
    const first = await waiting
    expect(first.status).toBe(200)
    expect(jobIdOf(first)).toBe(job)
    const replay = await askVin(key)
    expect(await replay.text()).toBe(await first.text())
  })

  test('a repeated Idempotency-Key with Prefer: respond-async attaches to the running job', async () => {
    const holding = await holdRuns()
    const key = anew()
    const waiting = askVin(key)
    await holding.waited()
    const again = await askVin(key, fresh, { headers: { prefer: 'respond-async' } })
    expect(again.status).toBe(202)
    expect(again.headers.get('preference-applied')).toBe('respond-async')
    expect(replayed(again)).toBe(true)
    await holding.release()
    expect(Job.parse(await again.json()).id).toBe(jobIdOf(await waiting))
  })

  test('a replayed call counts against the rate limits', async () => {
    const key = anew()
    const { key: own } = await service.createKey({ perMinuteLimit: 2 })
    expect((await askVin(key, fresh, { key: own })).status).toBe(200)
    expect((await askVin(key, fresh, { key: own })).status).toBe(200)
    expect((await askVin(key, fresh, { key: own })).status).toBe(429)
  })

  test('a repeated Idempotency-Key replays the answer to an account that has since spent its allowance', async () => {
    const account = createId('acct')
    const { key: own } = await service.createKey({ account })
    const key = anew()
    const first = await askVin(key, fresh, { key: own })
    expect(first.status).toBe(200)
    await service.db.query(`update accounts set plan = 'none' where name = $1`, [account])
    const { key: later } = await service.createKey({ account })
    expect((await askVin(anew(), fresh, { key: later })).status).toBe(402)
    const again = await askVin(key, fresh, { key: later })
    expect(again.status).toBe(200)
    expect(await again.text()).toBe(await first.text())
  })
})

describe('a key', () => {
  test('an Idempotency-Key with another body is a conflict and begins nothing, while the first runs and after', async () => {
    const holding = await holdRuns()
    const key = anew()
    const waiting = askVin(key)
    await holding.waited()
    const jobs = await count('jobs')
    const other = { ...fresh, refresh: false }
    const during = await askVin(key, other)
    expect(during.status).toBe(409)
    expect(await errorOf(during)).toMatchObject({ code: 'idempotency_conflict', retryable: false })
    await holding.release()
    await waiting
    const after = await askVin(key, other)
    expect(after.status).toBe(409)
    expect(await errorOf(after)).toMatchObject({ code: 'idempotency_conflict' })
    expect(await count('jobs')).toBe(jobs)
  })

  test('an Idempotency-Key belongs to its account and its path', async () => {
    const key = anew()
    const first = await askVin(key)
    const { key: stranger } = await service.createKey({ account: createId('acct') })
    const theirs = await askVin(key, fresh, { key: stranger })
    expect(replayed(theirs)).toBe(false)
    expect(jobIdOf(theirs)).not.toBe(jobIdOf(first))
    const created = await ask('/api/v1/jobs', key, { operation: 'vin', input: fresh })
    expect(created.status).toBe(202)
    expect(replayed(created)).toBe(false)
    const { key: colleague } = await service.createKey()
    expect(replayed(await askVin(key, fresh, { key: colleague }))).toBe(true)
  })

  test('an Idempotency-Key is not used up by a request that was refused before any work', async () => {
    const key = anew()
    const before = await count('idempotency')
    expect((await askVin(key, { vin: 'short' })).status).toBe(400)
    expect((await askVin(key, '{')).status).toBe(400)
    const { key: narrow } = await service.createKey({ scopes: ['chat'] })
    expect((await askVin(key, fresh, { key: narrow })).status).toBe(403)
    expect(
      (await ask('/api/v1/jobs', key, { operation: 'vin', input: { vin: 'short' } })).status,
    ).toBe(400)
    expect(await count('idempotency')).toBe(before)
    const first = await askVin(key)
    expect(first.status).toBe(200)
    expect(replayed(first)).toBe(false)
  })

  test('an Idempotency-Key is forgotten after 24 hours, and then begins something new', async () => {
    const key = anew()
    const first = await askVin(key)
    await first.text()
    await service.db.query(
      `update idempotency set created_at = created_at - interval '24 hours' where job_id = $1`,
      [jobIdOf(first)],
    )
    const second = await askVin(key, { refresh: true, vin: '1FTMW1T88MFA00001' })
    expect(second.status).toBe(200)
    expect(replayed(second)).toBe(false)
    expect(jobIdOf(second)).not.toBe(jobIdOf(first))
  })

  test('an expired Idempotency-Key is deleted by the housekeeping', async () => {
    const key = anew()
    await (await askVin(key)).text()
    await service.db.query(`update idempotency set created_at = created_at - interval '24 hours'`)
    await reconcile(activityDeps(service.db))
    expect(await count('idempotency')).toBe(0)
  })

  test('an Idempotency-Key of a job that was erased since is 410 job_expired', async () => {
    const key = anew()
    const first = await askVin(key)
    await eraseJobs(service.db, [jobIdOf(first)], new Date())
    const again = await askVin(key)
    expect(again.status).toBe(410)
    expect(await errorOf(again)).toMatchObject({
      code: 'job_expired',
      message: "The job's result has been erased, at the end of its retention or before.",
    })

    await askVin(null)
    const cached = anew()
    expect((await askVin(cached, { vin })).headers.has('x-service-job-id')).toBe(false)
    await deleteCache(service.db, [])
    expect((await askVin(cached, { vin })).status).toBe(410)
    const { rows } = await service.db.query(
      'select request_id as id from idempotency where job_id is null and usage is not null',
    )
    expect(rows).toEqual([{ id: null }])
  })

  test('an Idempotency-Key used in the sandbox never replays a live answer, nor the reverse, even if only a header differs', async () => {
    const body = { operation: 'search', input: { query: 'zquib@mail.example', type: 'email' } }
    const sandbox = { headers: { 'x-service-sandbox': 'true' } }
    for (const [one, other] of [[sandbox, {}] as const, [{}, sandbox] as const]) {
      const key = anew()
      const first = await ask('/api/v1/jobs', key, body, one)
      expect(first.status).toBe(202)
      expect(await errorOf(await ask('/api/v1/jobs', key, body, other))).toMatchObject({
        code: 'idempotency_conflict',
      })
      expect(jobIdOf(await ask('/api/v1/jobs', key, body, one))).toBe(jobIdOf(first))
    }
  })

  test('an Idempotency-Key means nothing where fixtures are answered at once', async () => {
    const before = await count('idempotency')
    const body = { query: 'Ada Marlowe', format: 'json' }
    for (const key of [service.key, sandboxKey, 'prs_test_mine']) {
      const headers = { 'x-service-sandbox': 'true' }
      expect((await ask('/api/v1/search', 'same', body, { key, headers })).status).toBe(200)
      const other = await ask(
        '/api/v1/search',
        'same',
        { ...body, query: 'Somebody else' },
        { key, headers },
      )
      expect(other.status).toBe(200)
      expect(replayed(other)).toBe(false)
    }
    expect(await count('idempotency')).toBe(before)
  })
})

describe('POST /api/v1/jobs', () => {
  const create = (key: string, body: Record<string, unknown> = {}) =>
    ask('/api/v1/jobs', key, { operation: 'vin', input: fresh, ...body })

  test('POST /api/v1/jobs with a repeated Idempotency-Key answers 202 with the same job, while it runs and after', async () => {
    const holding = await holdRuns()
    const key = anew()
    const first = await create(key, { metadata: { a: '1', b: '2' } })
    expect(first.status).toBe(202)
    expect(replayed(first)).toBe(false)
    const { id } = Job.parse(await first.json())
    await holding.waited()
    const during = await create(key, { metadata: { b: '2', a: '1' } })
    expect(during.status).toBe(202)
    expect(replayed(during)).toBe(true)
    expect(during.headers.get('location')).toBe(`/api/v1/jobs/${id}`)
    expect(Job.parse(await during.json())).toMatchObject({ id, status: 'running' })
    await holding.release()
    await ended(service.db, id)
    const after = await create(key, { metadata: { a: '1', b: '2' } })
    expect(after.status).toBe(202)
    expect(Job.parse(await after.json())).toMatchObject({
      id,
      status: 'succeeded',
      poll_after_ms: null,
    })
    expect(await errorOf(await create(key))).toMatchObject({ code: 'idempotency_conflict' })
  })
})

describe('a stream', () => {
  const body = { query: 'zquib@mail.example', type: 'email' }

  test('a stream with a repeated Idempotency-Key is neither replayed nor charged again: it names the job that has the events', async () => {
    const key = anew()
    const first = await ask('/api/v1/search', key, body)
    const streamed = await events(first)
    expect(streamed.at(-1)).toMatchObject({ type: 'done' })
    const jobs = await count('jobs')
    const again = await ask('/api/v1/search', key, body)
    expect(again.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(replayed(again)).toBe(true)
    const short = await events(again)
    expect(short.map(({ type, seq }) => ({ type, seq }))).toEqual([
      { type: 'usage', seq: 1 },
      { type: 'done', seq: 2 },
    ])
    expect(short[0]).toMatchObject({ usage: { metered: false, percentageCharged: 0 }, final: true })
    expect(short[1]).toMatchObject({ jobId: jobIdOf(first) })
    for (const { headers } of [first, again])
      expect(headers.get('content-location')).toBe(`/api/v1/jobs/${jobIdOf(first)}`)
    expect(await count('jobs')).toBe(jobs)
    // the format is part of the body
    expect(
      await errorOf(await ask('/api/v1/search', key, { ...body, format: 'json' })),
    ).toMatchObject({ code: 'idempotency_conflict' })
  })

  test('the JSON replay of a stream has the usage of the first call', async () => {
    const key = anew()
    const first = await ask('/api/v1/search', key, { ...body, format: 'json' })
    const text = await first.text()
    expect(SearchResult.parse(JSON.parse(text)).usage.metered).toBe(true)
    const again = await ask('/api/v1/search', key, { ...body, format: 'json' })
    expect(again.headers.get('x-service-metered')).toBe('false')
    expect(await again.text()).toBe(text)
  })
})

describe('many at once, on three APIs', () => {
  const urls = () => [service.url, ...others.map(({ url }) => url)]
  const race = (path: string, key: string, bodies: readonly unknown[]) =>
    Promise.all(
      bodies.map((body, n) => {
        const url = urls()[n % urls().length] ?? service.url
        return callAnew(url, path, { key: service.key, body, headers: { 'idempotency-key': key } })
      }),
    )
  const equal = Array.from({ length: 20 }, () => fresh)

  test('twenty equal requests make one job and one settlement', async () => {
    const key = anew()
    const [jobs, ledger] = [await count('jobs'), await count('usage_ledger')]
    const answers = await race('/api/v1/vin', key, equal)
    expect(new Set(answers.map(jobIdOf)).size).toBe(1)
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    expect(answers.filter((answer) => answer.status === 200 && !replayed(answer))).toHaveLength(1)
    expect(await count('jobs')).toBe(jobs + 1)
    expect(await count('usage_ledger')).toBe(ledger + 2)
    const texts = await Promise.all(
      (await race('/api/v1/vin', key, equal.slice(0, 5))).map((answer) => answer.text()),
    )
    expect(new Set(texts).size).toBe(1)
  })

  test('twenty equal jobs are one job, and all are answered 202', async () => {
    const jobs = await count('jobs')
    const answers = await race(
      '/api/v1/jobs',
      anew(),
      equal.map((input) => ({ operation: 'vin', input })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(answers.map(jobIdOf)).size).toBe(1)
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1)
    expect(await count('jobs')).toBe(jobs + 1)
    expect(
      (
        await ledgerOf(
          service.db,
          (
            await ended(service.db, jobIdOf(answers[0] ?? new Response()))
          ).id,
        )
      ).map(({ kind }) => kind),
    ).toEqual(['reserve', 'settle'])
  })

  test('of two different bodies under one Idempotency-Key on three APIs one begins, and the others are conflicts or see it', async () => {
    const jobs = await count('jobs')
    const answers = await race(
      '/api/v1/jobs',
      anew(),
      equal.map((input, n) => ({ operation: 'vin', input: { ...input, refresh: n % 2 === 0 } })),
    )
    const accepted = answers.filter(({ status }) => status === 202)
    expect(accepted).toHaveLength(10)
    expect(new Set(accepted.map(jobIdOf)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      expect(await errorOf(answer)).toMatchObject({ code: 'idempotency_conflict' })
    }
    expect(await count('jobs')).toBe(jobs + 1)
  })

  test('twenty equal cached answers are the same bytes', async () => {
    await askVin(null)
    const answers = await race(
      '/api/v1/vin',
      anew(),
      Array.from({ length: 20 }, () => ({ vin })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1)
  })
})
