import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { SearchResult } from '../../../contract/operations/search.ts'
import { VinResult } from '../../../contract/operations/vin.ts'
import { type BatchInput, BatchJobs, BatchResult } from '../../../contract/resources/batch.ts'
import { JobList } from '../../../contract/resources/jobs.ts'
import { normaliseSuppression } from '../../../research/safety/suppressions/normalise-suppression.ts'
import { createId } from '../../../store/database/new-id.ts'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { eventually } from '../../support/eventually.ts'
import { ended, holdFindings, ledgerOf, rowOf } from '../../support/rows/jobs.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'
import type { SharedService } from '../../support/service/service.ts'

const vin = '1HGCM82633A004352'
const fresh = { vin, refresh: true }
const car = { operation: 'vin', input: fresh } as const
/** Asks few sources. */
const who = { operation: 'search', input: { query: 'zquib@mail.example', type: 'email' } } as const

let service: SharedService
let research: DirectResearch
beforeAll(async () => {
  research = await useDirectResearch({}, { TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  service = research.service
})
afterAll(() => research?.stop())
type Body = Omit<Partial<BatchInput>, 'operations'> & { operations: unknown }
/** With a key of its own, of one account, so that batches do not use up each other's rate. */
const ask = async (body: unknown, options: Call = {}) =>
  await callAnew(service.url, '/api/v1/batch', {
    body,
    ...options,
    key: options.key === undefined ? (await service.createKey()).key : options.key,
  })
const batch = async (body: Body, options: Call = {}) => {
  const response = await ask(body, options)
  const json: unknown = await response.json()
  expect(response.status, JSON.stringify(json)).toBe(200)
  return { response, result: BatchResult.parse(json) }
}
const path = (id: string) => `/api/v1/jobs/${id}`
/**
 * Holds the runs that a test begins. Those of the tests before end first: held as well, they would
 * keep all connections of the service.
 */
async function holdRuns() {
  await eventually(async () => {
    const { rowCount } = await service.db.query('select from jobs where completed_at is null')
    expect(rowCount).toBe(0)
  })
  const held = await holdFindings(service.databaseUrl)
  // a test that fails would hold up those behind it
  onTestFinished(held.release)
  return held
}
async function jobCount(): Promise<number> {
  const { rows } = await service.db.query<{ n: number }>('select count(*)::integer as n from jobs')
  return rows[0]?.n ?? 0
}

describe('a batch', () => {
  test('items that name no one and nothing are refused before any job', async () => {
    const before = await jobCount()
    const { result } = await batch({
      operations: [
        { operation: 'search', input: { query: '!!!' } },
        { operation: 'dossier', input: { person: { name: '—' } } },
        { operation: 'entity_search', input: { query: '😀' } },
      ],
    })
    const message = 'must have a letter or a digit'
    for (const { status, body } of result.results) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { details: [{ message }] } })
    }
    expect(await jobCount()).toBe(before)
  })

  test('a batch answers each item as if it were called alone, in order', async () => {
    const { response, result } = await batch({
      operations: [
        { ...who, id: 'a' },
        { ...car, id: 'b' },
        { operation: 'vin', input: { vin: vin.slice(1) } },
      ],
    })
    expect(result.request_id).toBe(response.headers.get('x-request-id'))
    expect(
      result.results.map(({ id, index, operation, status }) => ({ id, index, operation, status })),
    ).toEqual([
      { id: 'a', index: 0, operation: 'search', status: 200 },
      { id: 'b', index: 1, operation: 'vin', status: 200 },
      { id: '2', index: 2, operation: 'vin', status: 400 },
    ])
    const [search, decoded, refused] = result.results
    expect(SearchResult.parse(search?.body)).toMatchObject({
      request_id: result.request_id,
      metadata: { operation: 'search' },
    })
    expect(VinResult.parse(decoded?.body)).toMatchObject({
      cached: false,
      vehicle: { make: 'HONDA' },
    })
    expect(refused?.body).toMatchObject({
      error: { code: 'invalid_request', request_id: result.request_id, details: [{ path: 'vin' }] },
    })
    expect(refused?.job_id).toBeNull()
    expect(result.summary).toEqual({ succeeded: 2, failed: 1 })
    for (const { job_id } of [search, decoded].flatMap((item) => item ?? [])) {
      const job = await rowOf(service.db, job_id ?? '')
      expect(job).toMatchObject({ status: 'succeeded', channel: 'batch', sandbox: false })
      expect((await ledgerOf(service.db, job.id)).map(({ kind }) => kind)).toEqual([
        'reserve',
        'settle',
      ])
    }
  })

  test('a batch costs the sum of its items, in body and headers', async () => {
    const { key } = await service.createKey({ account: createId('acct') })
    const { response, result } = await batch(
      { operations: [who, { ...who, id: 'again' }, car] },
      { key },
    )
    const usages = await Promise.all(
      result.results.map(async ({ job_id }) => (await rowOf(service.db, job_id ?? '')).usage),
    )
    const sum = usages.reduce((total, usage) => total + (usage?.percentageCharged ?? 0), 0)
    const credits = usages.reduce((total, usage) => total + (usage?.credits ?? 0), 0)
    expect(result.usage).toMatchObject({
      metered: true,
      percentageCharged: sum,
      source: 'included',
    })
    expect(result.usage.credits).toBeCloseTo(credits, 4)
    expect(result.usage.remainingPercent).toBe(
      Math.min(...usages.map((usage) => usage?.remainingPercent ?? 100)),
    )
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-service-operation': 'batch',
      'x-service-metered': 'true',
      'x-service-percentage-charged': String(sum),
      'x-service-usage-remaining': String(result.usage.remainingPercent),
    })
  })

  test('a batch is free as far as the cache answers it', async () => {
    await batch({ operations: [car] })
    const jobs = await jobCount()
    const { result } = await batch({ operations: [{ operation: 'vin', input: { vin } }] })
    expect(result.results[0]).toMatchObject({ status: 200, job_id: null, body: { cached: true } })
    expect(result.usage).toMatchObject({ metered: false, percentageCharged: 0 })
    expect(await jobCount()).toBe(jobs)
  })

  test('a batch refuses an item whose scope the key lacks, and no other', async () => {
    const { key } = await service.createKey({ scopes: ['dossier'] })
    const { result } = await batch({ operations: [who, car] }, { key })
    expect(result.results.map(({ status }) => status)).toEqual([403, 200])
    expect(result.results[0]?.body).toMatchObject({ error: { code: 'missing_scope' } })
  })

  test('a batch refuses the item about a person who opted out, and serves the others', async () => {
    const entry = normaliseSuppression({ kind: 'email', value: 'gone@mail.example' })
    if ('reason' in entry) throw new Error(entry.reason)
    await insertSuppression(service.db, { ...entry, note: '', now: new Date() })
    const gone = { operation: 'search', input: { query: 'gone@mail.example', type: 'email' } }
    await eventually(async () => {
      const { result } = await batch({ operations: [gone, car] })
      expect(result.results.map(({ status }) => status)).toEqual([451, 200])
    })
  })

  test('a batch refuses what the plan lacks, item by item', async () => {
    const account = createId('acct')
    await service.createKey({ account })
    await service.db.query(`update accounts set plan = 'none' where name = $1`, [account])
    const { key } = await service.createKey({ account })
    const { response, result } = await batch({ operations: [who, car] }, { key })
    for (const { status, body } of result.results)
      expect({ status, body }).toMatchObject({
        status: 402,
        body: { error: { code: 'not_subscribed' } },
      })
    expect(result.summary).toEqual({ succeeded: 0, failed: 2 })
    expect(response.headers.get('x-service-percentage-charged')).toBe('0')
  })

  test("a batch counts against its own policy once, and against each operation's for each item", async () => {
    const { key } = await service.createKey()
    const operations = Array.from({ length: 10 }, () => ({ operation: 'vin', input: { vin } }))
    await batch({ operations: [car] })
    const { response } = await batch({ operations }, { key })
    expect(response.headers.get('ratelimit')).toMatch(/"batch";r=11;/)
    expect(response.headers.get('ratelimit')).toMatch(/"vin";r=20;/)
    await batch({ operations }, { key })
    await batch({ operations }, { key })
    const { result } = await batch({ operations }, { key })
    for (const { status, body, retry_after } of result.results) {
      expect({ status, body }).toMatchObject({
        status: 429,
        body: { error: { code: 'rate_limited', retryable: true } },
      })
      expect(retry_after).toBeGreaterThanOrEqual(1)
    }
    for (let left = 8; left > 0; left -= 1)
      await batch({ operations: [{ operation: 'vin', input: {} }] }, { key })
    expect((await ask({ operations }, { key })).status).toBe(429)
  })

  test('a batch continues when its caller disconnects', async () => {
    const holding = await holdRuns()
    const { key } = await service.createKey({ account: createId('acct') })
    const leaving = new AbortController()
    const left = ask(
      { operations: [car, { ...car, id: 'other' }] },
      { key, signal: leaving.signal },
    ).catch(() => 'left')
    await holding.waited(1)
    leaving.abort()
    expect(await left).toBe('left')
    await holding.release()
    await eventually(async () => {
      const { data } = JobList.parse(
        await (await callAnew(service.url, '/api/v1/jobs', { key })).json(),
      )
      expect(data.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
    })
  })
})

describe('what is wrong with the batch itself is 400', () => {
  test.each<[string, unknown, string]>([
    ['no operations', { operations: [] }, 'operations'],
    ['eleven operations', { operations: Array.from({ length: 11 }, () => car) }, 'operations'],
    ['operations that are no list', { operations: car }, 'operations'],
    [
      'an unknown operation',
      { operations: [{ ...car, operation: 'sing' }] },
      'operations.0.operation',
    ],
    ['an unknown property', { operations: [car], more: 1 }, 'more'],
    ['an unknown property of an item', { operations: [{ ...car, more: 1 }] }, 'operations.0.more'],
    [
      'an id that is there twice',
      {
        operations: [
          { ...car, id: 'x' },
          { ...car, id: 'x' },
        ],
      },
      'operations.1.id',
    ],
    [
      "an id that is another's default",
      { operations: [{ ...car, id: '1' }, car] },
      'operations.1.id',
    ],
    ['an empty id', { operations: [{ ...car, id: '' }] }, 'operations.0.id'],
    ['an item without input', { operations: [{ operation: 'vin' }] }, 'operations.0.input'],
    [
      'a stream',
      { operations: [{ ...who, input: { ...who.input, format: 'sse' } }] },
      'operations.0.input.format',
    ],
    ['another mode', { operations: [car], mode: 'later' }, 'mode'],
  ])('a batch is refused with 400 for %s', async (_, body, place) => {
    const response = await ask(body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: place }],
    })
  })

  test('json as the format of a batch is accepted everywhere, even where it means nothing', async () => {
    const { result } = await batch({
      operations: [{ operation: 'vin', input: { vin, format: 'json' } }],
    })
    expect(result.results[0]?.status).toBe(200)
  })

  test('a batch needs a key', async () => {
    expect((await ask({ operations: [car] }, { key: null })).status).toBe(401)
  })
})

describe('in the sandbox', () => {
  const names = ['search', 'dossier', 'chat'] as const
  const operations = names.map((name) => ({
    id: name,
    operation: name,
    input: requestExamples[name],
  }))

  test.each<[string, Body, Call]>([
    ['a test key', { operations }, { key: sandboxKey }],
    ['the body', { operations, sandbox: true }, {}],
    ['the header', { operations }, { headers: { 'x-service-sandbox': '1' } }],
  ])('by %s the items answer with their fixtures, and no job is made', async (_, body, options) => {
    const jobs = await jobCount()
    const { response, result } = await batch(body, options)
    expect(response.headers.get('x-service-sandbox')).toBe('true')
    expect(result.usage).toMatchObject({ metered: false, sandbox: true, remainingPercent: 100 })
    for (const [index, name] of names.entries()) {
      const alone = await callAnew(service.url, `/api/v1/${name}`, {
        key: sandboxKey,
        body: requestExamples[name],
      })
      const direct = z.looseObject({}).parse(await alone.json())
      expect(Object.keys(result.results[index]?.body ?? {})).toEqual(Object.keys(direct))
      expect(result.results[index]).toMatchObject({
        id: name,
        status: 200,
        job_id: null,
        body: { metadata: { sandbox: true } },
      })
    }
    expect(await jobCount()).toBe(jobs)
  })

  test('one item of a batch may be in the sandbox and others not; an item without fixtures is refused alone', async () => {
    const { response, result } = await batch({
      operations: [
        { operation: 'search', input: { query: 'Ada Marlowe', sandbox: true } },
        { operation: 'vin', input: { vin } },
        { operation: 'vin', input: { vin, sandbox: true } },
      ],
    })
    expect(response.headers.has('x-service-sandbox')).toBe(false)
    expect(result.results.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(result.results[2]?.body).toMatchObject({ error: { code: 'sandbox_unsupported' } })
    expect(result.usage.sandbox).toBeUndefined()
  })

  test('a scenario of the sandbox is the error of its batch item', async () => {
    const { result } = await batch(
      { operations: [{ operation: 'search', input: { query: 'sandbox:usage_exhausted' } }] },
      { key: sandboxKey },
    )
    expect(result.results[0]).toMatchObject({
      status: 402,
      body: { error: { code: 'usage_exhausted', action: 'add_credits' } },
    })
  })

  test('sandbox items of an asynchronous batch are jobs of the sandbox', async () => {
    const response = await ask({ operations, mode: 'async' }, { key: 'prs_test_batch' })
    expect(response.status).toBe(202)
    const { jobs } = BatchJobs.parse(await response.json())
    for (const { job } of jobs) {
      expect(job).toMatchObject({ sandbox: true })
      expect(await ended(service.db, job?.id ?? '')).toMatchObject({ status: 'succeeded' })
    }
  })
})

describe('mode async', () => {
  test('a batch in mode async is 202 with a job for each item, and an error for each refused one', async () => {
    const response = await ask({
      operations: [{ ...car, id: 'a' }, { operation: 'vin', input: {} }, who],
      mode: 'async',
    })
    expect(response.status).toBe(202)
    const { jobs, summary } = BatchJobs.parse(await response.json())
    expect(summary).toEqual({ accepted: 2, refused: 1 })
    expect(jobs.map(({ id, index, status }) => ({ id, index, status }))).toEqual([
      { id: 'a', index: 0, status: 202 },
      { id: '1', index: 1, status: 400 },
      { id: '2', index: 2, status: 202 },
    ])
    expect(jobs[1]).toMatchObject({
      job: null,
      error: { code: 'invalid_request', details: [{ path: 'input.vin' }] },
    })
    for (const { job } of [jobs[0], jobs[2]].flatMap((item) => item ?? [])) {
      expect(await ended(service.db, job?.id ?? '')).toMatchObject({
        status: 'succeeded',
        channel: 'batch_job',
      })
      expect((await callAnew(service.url, path(job?.id ?? ''), { key: service.key })).status).toBe(
        200,
      )
    }
  })
})

describe('with an Idempotency-Key', () => {
  let keys = 0
  const anew = () => {
    keys += 1
    return { headers: { 'idempotency-key': `batch ${keys}` } }
  }
  const operations = [
    { ...car, id: 'a' },
    { operation: 'vin', input: { vin }, id: 'b' },
    { ...who, id: 'c' },
  ]

  test('a finished batch with an Idempotency-Key is replayed byte for byte and free', async () => {
    await batch({ operations: [car] })
    const options = anew()
    const first = await ask({ operations }, options)
    const text = await first.text()
    expect(first.status).toBe(200)
    expect(first.headers.has('idempotent-replayed')).toBe(false)
    const jobs = await jobCount()
    const again = await ask(
      { operations: operations.map(({ id, input, operation }) => ({ input, operation, id })) },
      options,
    )
    expect(await again.text()).toBe(text)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.headers.get('x-service-metered')).toBe('false')
    expect(again.headers.get('x-service-percentage-charged')).toBe('0')
    expect(await jobCount()).toBe(jobs)
    // as a whole it counts as one request, and not its items once more
    expect(again.headers.get('ratelimit')).toMatch(/"batch"/)
    expect(again.headers.get('ratelimit')).not.toMatch(/"vin"|"search"/)
  })

  test('a batch with another body under the same Idempotency-Key is a conflict', async () => {
    const options = anew()
    await batch({ operations: [car] }, options)
    const jobs = await jobCount()
    expect(await errorOf(await ask({ operations: [who] }, options))).toMatchObject({
      code: 'idempotency_conflict',
    })
    expect(await jobCount()).toBe(jobs)
  })

  test('a repeated Idempotency-Key of a running batch is 409 idempotency_in_progress, or asynchronously the same jobs', async () => {
    const holding = await holdRuns()
    const [options, later] = [anew(), anew()]
    const created = BatchJobs.parse(
      await (await ask({ operations: [car], mode: 'async' }, later)).json(),
    )
    const waiting = ask({ operations: [car] }, options)
    // both runs: as long as the second has not begun, its repetition would be the first
    await holding.waited(2)
    const again = await eventually(async () => {
      const response = await ask({ operations: [car] }, options)
      expect(response.status).toBe(409)
      return response
    })
    expect(await errorOf(again)).toMatchObject({ code: 'idempotency_in_progress' })
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    const same = await ask({ operations: [car], mode: 'async' }, later)
    expect(same.status).toBe(202)
    expect(same.headers.get('idempotent-replayed')).toBe('true')
    expect(BatchJobs.parse(await same.json()).jobs[0]?.job?.id).toBe(created.jobs[0]?.job?.id)
    await holding.release()
    expect((await waiting).status).toBe(200)
  })

  test('a repeated batch tries refused items again, and completed items not', async () => {
    const options = anew()
    const { key } = await service.createKey({ scopes: ['dossier'] })
    const first = await batch({ operations: [car, who] }, { key, ...options })
    expect(first.result.results.map(({ status }) => status)).toEqual([200, 403])
    const second = await batch({ operations: [car, who] }, options)
    expect(second.result.results.map(({ status }) => status)).toEqual([200, 200])
    expect(second.result.results[0]).toEqual(first.result.results[0])
    expect(second.response.headers.has('idempotent-replayed')).toBe(false)
  })

  test('a batch that began nothing does not use up its Idempotency-Key', async () => {
    const options = anew()
    await batch({ operations: [{ operation: 'vin', input: {} }] }, options)
    const { result } = await batch({ operations: [car] }, options)
    expect(result.results[0]?.status).toBe(200)
  })

  test('ten equal batches at once begin each item once', async () => {
    const options = anew()
    const jobs = await jobCount()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask({ operations: [car, { ...car, id: 'x' }] }, options)),
    )
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const texts = await Promise.all(
      answers.filter(({ status }) => status === 200).map((answer) => answer.text()),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(new Set(texts).size).toBe(1)
    expect(await jobCount()).toBe(jobs + 2)
  })
})
