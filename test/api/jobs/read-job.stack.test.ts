import { beforeAll, expect, test, vi } from 'vitest'
import { createId } from '../../../store/database/new-id.ts'
import { inTransaction } from '../../../store/database/open.ts'
import { insertEvents } from '../../../store/jobs/events.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { jobCalls, jobOf } from '../../support/calls/jobs.ts'
import { createTenant } from '../../support/calls/tenants.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' }, { startWorkflow: () => Promise.resolve() })
  return service.stop
})

const { ask, create, list } = jobCalls(() => service)
const decoding = { stage: 'resolving', progress: { percent: 10, label: 'Decoding' } } as const

test('a job has an ETag, and If-None-Match with that tag is 304', async () => {
  const { links } = await jobOf(await create())
  const first = await ask(links.self)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^(W\/)?"[^"]+"$/)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await ask(links.self, { headers: { 'if-none-match': known } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.has('ratelimit')).toBe(true)
  }
  for (const unknown of ['"other"', tag.slice(1, -1), `${tag}x`]) {
    expect((await ask(links.self, { headers: { 'if-none-match': unknown } })).status).toBe(200)
  }
})

test('the ETag of a job changes with the job', async () => {
  const { id, links } = await jobOf(await create())
  const tag = (await ask(links.self)).headers.get('etag') ?? ''
  await insertEvents(service.db, { id }, [], new Date(), decoding)
  const response = await ask(links.self, { headers: { 'if-none-match': tag } })
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).not.toBe(tag)
  expect(await response.json()).toMatchObject({
    stage: 'resolving',
    progress: { percent: 10, label: 'Decoding' },
  })
})

test.each([
  ['only its label', `progress = '{"percent":0,"label":"Read 13 of 31 pages"}'`],
  ['only its deadline', `deadline_at = now() + interval '1 hour'`],
  ['only what it has read', `progress = progress || '{"sources_read":13}'`],
])('the ETag of a job changes when %s has changed', async (_, change) => {
  const { id, links } = await jobOf(await create())
  const tag = (await ask(links.self)).headers.get('etag') ?? ''
  await service.db.query(`update jobs set ${change} where id = $1`, [id])
  expect((await ask(links.self, { headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('a job has no result after its retention ends, even before the row is erased', async () => {
  const { key: own, accountId } = await createTenant(service)
  const id = await makeJob(service.db, { accountId, expiresAt: new Date(Date.now() - 1) })
  await service.db.query(
    `update jobs set status = 'succeeded', stage = 'done', result = '{"object":"vin_result"}' where id = $1`,
    [id],
  )
  expect(await errorOf(await ask(`/api/v1/jobs/${id}`, { key: own }))).toMatchObject({
    code: 'job_expired',
  })
  expect((await list('?include=result', { key: own })).data).toMatchObject([
    { id, status: 'succeeded', result: null },
  ])
  for (const action of ['cancel', 'stop']) {
    const response = await ask(`/api/v1/jobs/${id}/${action}`, { key: own, method: 'POST' })
    expect(await errorOf(response)).toMatchObject({ code: 'job_expired' })
  }
  await service.db.query(`update jobs set expires_at = now() + interval '1 hour' where id = $1`, [
    id,
  ])
  const result = { object: 'vin_result' }
  expect((await list('?include=result', { key: own })).data).toMatchObject([{ id, result }])
  const [listed] = (await list('', { key: own })).data
  expect(listed).toMatchObject({ id, status: 'succeeded' })
  expect(listed).not.toHaveProperty('result')
  expect(await jobOf(await ask(`/api/v1/jobs/${id}`, { key: own }))).toMatchObject({ id, result })
})

test('GET /api/v1/jobs/{id}?wait answers as soon as the stage changes', async () => {
  const { id, links } = await jobOf(await create())
  const startedAt = performance.now()
  const waiting = ask(`${links.self}?wait=20`)
  await vi.waitFor(() => expect(performance.now() - startedAt).toBeGreaterThan(200), {
    interval: 20,
  })
  await inTransaction(service.db, async (tx) => {
    await insertEvents(
      tx,
      { id },
      [{ dedupeKey: 'x', event: { type: 'status', label: 'Decoding', stage: 'resolving' } }],
      new Date(),
      decoding,
    )
  })
  expect(await (await waiting).json()).toMatchObject({ stage: 'resolving', last_seq: 2 })
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

test('GET /api/v1/jobs/{id}?wait ends by itself when nothing happens', async () => {
  const { links, id } = await jobOf(await create())
  const startedAt = performance.now()
  const response = await ask(`${links.self}?wait=1`)
  expect(await response.json()).toMatchObject({ id, status: 'queued' })
  expect(performance.now() - startedAt).toBeGreaterThan(900)
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

test('GET /api/v1/jobs/{id} answers at once with wait=0 and without wait', async () => {
  const { links } = await jobOf(await create())
  const startedAt = performance.now()
  for (const query of ['', '?wait=0']) expect((await ask(links.self + query)).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test.each(['51', '-1', '1.5', '1e1', '0x1', 'soon', '', ' 1', '99999999999999999999'])(
  'GET /api/v1/jobs/{id}?wait=%s is 400',
  async (wait) => {
    const response = await ask(`/api/v1/jobs/${createId('job')}?wait=${encodeURIComponent(wait)}`)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [
        {
          path: 'wait',
          message: wait === '51' ? 'must be at most 50' : 'must be a whole number from 0 to 50',
        },
      ],
    })
  },
)

test('GET /api/v1/jobs/{id} with an unknown query parameter is 400', async () => {
  expect(await errorOf(await ask(`/api/v1/jobs/${createId('job')}?fields=id`))).toMatchObject({
    details: [{ path: 'fields' }],
  })
})
