import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sandboxKey } from '../../../contract/fields/keys.ts'
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
const ownerOf = (key: string) => `test:${createHash('sha256').update(key).digest('hex')}`

test('jobs of another account are not listed, and 404 in every way', async () => {
  const { id, links } = await jobOf(await create())
  const other = await createTenant(service)
  expect(await list('', { key: other.key })).toMatchObject({
    data: [],
    has_more: false,
    next_cursor: null,
  })
  for (const [method, path] of [
    ['GET', links.self],
    ['GET', links.events],
    ['POST', links.cancel],
    ['POST', links.stop],
  ] as const) {
    const response = await ask(path, { key: other.key, method })
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toMatchObject({
      code: 'not_found',
      message: 'There is no such job.',
    })
  }
  expect(await jobOf(await ask(links.self))).toMatchObject({ id, status: 'queued' })
})

test('another key of the same account sees the jobs of the account', async () => {
  const { id, links } = await jobOf(await create())
  const { key } = await service.createKey()
  expect((await ask(links.self, { key })).status).toBe(200)
  expect((await list('?limit=100', { key })).data.map((job) => job.id)).toContain(id)
})

test('the list of jobs is empty with the published test key, and a job is reachable by its id', async () => {
  const id = await makeJob(service.db, { owner: ownerOf(sandboxKey), sandbox: true })
  expect((await list('', { key: sandboxKey })).data).toEqual([])
  expect(await jobOf(await ask(`/api/v1/jobs/${id}`, { key: sandboxKey }))).toMatchObject({
    id,
    sandbox: true,
  })
})

test('a caller with a test key of its own sees its jobs, and no other test key does', async () => {
  const id = await makeJob(service.db, { owner: ownerOf('prs_test_mine'), sandbox: true })
  expect((await list('', { key: 'prs_test_mine' })).data.map((job) => job.id)).toEqual([id])
  expect((await list('', { key: 'prs_test_yours' })).data).toEqual([])
  expect((await ask(`/api/v1/jobs/${id}`, { key: 'prs_test_yours' })).status).toBe(404)
  expect((await ask(`/api/v1/jobs/${id}`, { key: sandboxKey })).status).toBe(404)
})
