import { beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../support/calls/callers.ts'
import { jobCalls } from '../../support/calls/jobs.ts'
import { createTenant } from '../../support/calls/tenants.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  return service.stop
})

const { ask, list } = jobCalls(() => service)

let key: string
/** Newest first, two of them made in the same millisecond. */
const ids: string[] = []
const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 12, minute))
beforeAll(async () => {
  const { key: made, accountId } = await createTenant(service)
  key = made
  for (const [index, minute] of [0, 1, 1, 2, 3].entries()) {
    ids.unshift(
      await makeJob(service.db, {
        accountId,
        createdAt: at(minute),
        sandbox: index === 4,
        operation: index === 3 ? 'search' : 'vin',
      }),
    )
  }
  await service.db.query(
    `update jobs set status = 'succeeded', stop_reason = 'completed' where id = any ($1)`,
    [ids.slice(0, 2)],
  )
})

const idsOf = async (query: string) => (await list(query, { key })).data.map((job) => job.id)

test('GET /api/v1/jobs lists the newest job first', async () => {
  expect(await idsOf('')).toEqual(ids)
})

test.each([1, 2, 3, 5, 100])(
  'the list of jobs in pages of %i loses and doubles nothing',
  async (limit) => {
    const seen: string[] = []
    let cursor: string | null = ''
    let pages = 0
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
        { key },
      )
      expect(page.data.length).toBeLessThanOrEqual(limit)
      expect(page.has_more).toBe(page.next_cursor !== null)
      seen.push(...page.data.map((job) => job.id))
      cursor = page.next_cursor
      pages += 1
    }
    expect(seen).toEqual(ids)
    expect(pages).toBe(Math.ceil(ids.length / limit))
  },
)

test('a page does not move when newer jobs come', async () => {
  const { key: own, accountId } = await createTenant(service)
  const old = [
    await makeJob(service.db, { accountId, createdAt: at(1) }),
    await makeJob(service.db, { accountId, createdAt: at(2) }),
  ]
  const first = await list('?limit=1', { key: own })
  await makeJob(service.db, { accountId, createdAt: at(3) })
  const second = await list(`?limit=1&cursor=${first.next_cursor}`, { key: own })
  expect([...first.data, ...second.data].map((job) => job.id)).toEqual(old.toReversed())
})

test.each([
  ['status=succeeded', [0, 1]],
  ['status=queued', [2, 3, 4]],
  ['status=failed', []],
  ['operation=search', [1]],
  ['operation=vin', [0, 2, 3, 4]],
  ['operation=chat', []],
  ['sandbox=true', [0]],
  ['sandbox=false', [1, 2, 3, 4]],
  ['created_after=2027-01-01T12:01:00Z', [0, 1]],
  ['created_before=2027-01-01T12:01:00.000Z', [4]],
  ['created_after=2027-01-01T13:00:59%2B01:00&created_before=2027-01-01T12:03:00Z', [1, 2, 3]],
  ['status=queued&operation=vin&limit=2', [2, 3]],
])('the list of jobs for ?%s holds the jobs that fit', async (query, positions) => {
  expect(await idsOf(`?${query}`)).toEqual(positions.map((position) => ids[position]))
})

test.each([
  ['limit', '0'],
  ['limit', '101'],
  ['limit', 'ten'],
  ['limit', ''],
  ['limit', '-1'],
  ['status', 'lost'],
  ['operation', 'sing'],
  ['sandbox', 'yes'],
  ['created_after', 'yesterday'],
  ['created_after', '2027-01-01'],
  ['created_before', '2027-13-01T00:00:00Z'],
  ['cursor', ''],
  ['cursor', 'nonsense'],
  ['cursor', 'x'.repeat(201)],
  ['cursor', '1798804800000_job_\0'],
  ['cursor', `179880480000_job_${'0'.repeat(26)}`],
  ['cursor', `-798804800000_job_${'0'.repeat(26)}`],
  ['cursor', `1798804800000_we_${'0'.repeat(26)}`],
  ['page', '2'],
])('GET /api/v1/jobs: %s=%s is 400', async (name, value) => {
  const response = await ask(`/api/v1/jobs?${name}=${encodeURIComponent(value)}`)
  expect(response.status).toBe(400)
  expect(await errorOf(response)).toMatchObject({
    code: 'invalid_request',
    details: [{ path: name }],
  })
})

test('a query parameter that is given twice is 400 and names itself', async () => {
  for (const query of ['status=failed&status=succeeded', 'limit=1&limit=1&operation=vin'])
    expect(await errorOf(await ask(`/api/v1/jobs?${query}`))).toMatchObject({
      code: 'invalid_request',
      details: [{ path: query.split('=')[0], message: 'must be given once' }],
    })
})
