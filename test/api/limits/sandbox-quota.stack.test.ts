import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '../../../activities/lifecycle/reconcile.ts'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { call } from '../../support/calls/call.ts'
import { errorOf, freshAddress } from '../../support/calls/callers.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const job = { operation: 'search', input: requestExamples.search }

describe('what callers without an account may have written down', () => {
  let service: SharedService
  beforeAll(async () => {
    service = await useApi({ TRUSTED_PROXIES: '1', SANDBOX_JOBS_PER_MINUTE: '10' })
  })
  afterAll(() => service.stop())

  const from = (address: string, path: string, key: string, body: unknown, headers = {}) =>
    call(service.url, path, { key, body, headers: { 'x-forwarded-for': address, ...headers } })
  const create = (address: string, n: number) =>
    from(address, '/api/v1/jobs', `prs_test_invented_${n}`, job)

  test('an address without an account may start ten sandbox jobs a minute, however many test keys it invents', async () => {
    const address = freshAddress()
    const responses = await Promise.all(Array.from({ length: 25 }, (_, n) => create(address, n)))
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(10)
    const [refused] = responses.filter(({ status }) => status === 429)
    expect(refused?.headers.get('ratelimit-policy')).toContain('"sandbox_jobs";q=10;w=60')
    if (refused !== undefined)
      expect(await errorOf(refused)).toMatchObject({ code: 'rate_limited' })
    expect((await create(freshAddress(), 0)).status).toBe(202)
  })

  test('the items of a batch count, and the batch that is protected from repetition', async () => {
    const address = freshAddress()
    const operations = Array.from({ length: 4 }, (_, n) => ({
      id: `${n}`,
      operation: 'search',
      input: requestExamples.search,
    }))
    const send = (n: number) =>
      from(
        address,
        '/api/v1/batch',
        `prs_test_batch_${n}`,
        { mode: 'async', operations },
        { 'idempotency-key': 'once' },
      )
    expect((await Promise.all([send(0), send(1)])).map(({ status }) => status)).toEqual([202, 202])
    expect((await send(2)).status).toBe(429)
  })

  test('an operation that is to be a job counts as one', async () => {
    const address = freshAddress()
    const send = (n: number) =>
      from(address, '/api/v1/search', `prs_test_async_${n}`, requestExamples.search, {
        prefer: 'respond-async',
      })
    const statuses = (await Promise.all(Array.from({ length: 14 }, (_, n) => send(n)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('an account may rehearse as much as its key allows', async () => {
    const address = freshAddress()
    const sent = Array.from({ length: 12 }, () =>
      from(address, '/api/v1/jobs', service.key, { ...job, sandbox: true }),
    )
    for (const response of await Promise.all(sent)) expect(response.status).toBe(202)
  })

  test('a sandbox job without an account is deleted after an hour, with the key that protected it; other jobs stay', async () => {
    const keyed = await from(freshAddress(), '/api/v1/jobs', 'prs_test_keyed', job, {
      'idempotency-key': 'mine',
    })
    const id = keyed.headers.get('x-service-job-id') ?? ''
    const recent = await makeJob(service.db, { sandbox: true })
    const live = await makeJob(service.db)
    await service.db.query(
      `update jobs set status = 'succeeded', completed_at = now() where id = any ($1)`,
      [[id, recent, live]],
    )
    await service.db.query(
      `update jobs set created_at = now() - interval '61 minutes' where id = any ($1)`,
      [[id, live]],
    )
    await service.db.query(
      `update idempotency set created_at = now() - interval '61 minutes' where job_id = $1`,
      [id],
    )
    const deps = activityDeps(service.db, { startWorkflow: () => Promise.resolve() })
    await reconcile(deps)
    const { rows } = await service.db.query('select id from jobs where id = any ($1) order by id', [
      [id, recent, live],
    ])
    expect(rows.map((row) => row.id)).toEqual([recent, live].sort())
    expect(
      (await service.db.query('select from idempotency where sandbox and job_id = $1', [id]))
        .rowCount,
    ).toBe(0)
  })

  test('a job of the sandbox says that it is kept for an hour', async () => {
    const response = await create(freshAddress(), 1)
    const { rows } = await service.db.query(
      `select extract(epoch from expires_at - created_at)::integer as seconds from jobs where id = $1`,
      [response.headers.get('x-service-job-id')],
    )
    expect(rows).toEqual([{ seconds: 3_600 }])
  })
})
