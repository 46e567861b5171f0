import { beforeAll, expect, test } from 'vitest'
import { callAnew } from '../../support/calls/callers.ts'
import { createTenant } from '../../support/calls/tenants.ts'
import { webhookCalls } from '../../support/calls/webhooks.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
let key: string
/** What stands for the ids of addresses. */
const ids: Record<string, string> = {}
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  const tenant = await createTenant(service)
  key = tenant.key
  ids.job = await makeJob(service.db, { accountId: tenant.accountId })
  ids.webhook = (await webhookCalls(service.url, key).created()).id
  return service.stop
})

test.each([
  '/api/v1/jobs',
  '/api/v1/jobs/{job}/events',
  '/api/v1/webhooks',
  '/api/v1/webhooks/{webhook}',
  '/api/v1/webhooks/{webhook}/deliveries',
  '/api/v1/events',
  '/api/v1/keys',
  '/api/v1/usage',
  '/api/developer/usage/export',
])('no cache keeps what an account reads at %s', async (path) => {
  const at = path.replace(/\{(\w+)\}/, (_, name) => ids[name] ?? '')
  const accept = path.endsWith('export') ? 'text/csv' : 'application/json'
  const { status, headers } = await callAnew(service.url, at, { key, headers: { accept } })
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})
