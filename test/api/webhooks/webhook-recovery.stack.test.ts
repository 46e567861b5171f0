import { beforeAll, describe, expect, test } from 'vitest'
import { WebhookDelivery, WebhookRecovery } from '../../../contract/resources/webhooks.ts'
import { callAnew } from '../../support/calls/callers.ts'
import { createWebhookOwner } from '../../support/calls/webhooks.ts'
import { eventually } from '../../support/eventually.ts'
import { hold } from '../../support/rows/jobs.ts'
import { makeWebhookEvent } from '../../support/rows/make-webhook-event.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  return service.stop
})

describe('POST …/recover', () => {
  test('POST …/recover makes each missed event one delivery, even when two ask at once', async () => {
    const owner = await createWebhookOwner(service)
    await owner.created({ events: [] })
    const missed: string[] = []
    for (const ms of [2, 0, 1])
      missed.push(
        (await makeWebhookEvent(service.db, owner.accountId, new Date(Date.UTC(2027, 0, 1) + ms)))
          .id,
      )
    const { id } = await owner.created()
    const held = await hold(service.databaseUrl, (tx) =>
      tx.query('select from webhook_endpoints where id = $1 for no key update', [id]),
    )
    const recover = async () =>
      WebhookRecovery.parse(
        await (
          await owner.ask('POST', `/api/v1/webhooks/${id}/recover`, {
            since: '2027-01-01T00:00:00Z',
          })
        ).json(),
      )
    const both = [recover(), recover()]
    await held.waited()
    await eventually(async () => {
      // of this database: other files hold locks of theirs in others
      const { rowCount } = await service.db.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(2)
    })
    await held.release()
    expect((await Promise.all(both)).map(({ deliveries }) => deliveries).sort()).toEqual([0, 3])
    const { rows } = await service.db.query<{ id: string }>(
      'select event_id as id from webhook_deliveries where endpoint_id = $1 order by event_id',
      [id],
    )
    expect(rows.map((row) => row.id)).toEqual(missed.sort())
  })

  test('POST …/recover delivers a hundred events at a time, the oldest first', async () => {
    const owner = await createWebhookOwner(service)
    await owner.created({ events: [] })
    await service.db.query(
      `insert into webhook_events (id, account_id, job_id, type, body, created_at)
       select 'evt_' || n || $1, $1, 'job_' || n || $1, 'job.succeeded', '{}', now() - n * interval '1 s' from generate_series(1, 101) n`,
      [owner.accountId],
    )
    const { id } = await owner.created()
    const recover = async () =>
      await (
        await owner.ask('POST', `/api/v1/webhooks/${id}/recover`, { since: '2026-01-01T00:00:00Z' })
      ).json()
    const newest = async () =>
      (
        await service.db.query(
          `select from webhook_deliveries where endpoint_id = $1 and event_id like 'evt\\_1acct%'`,
          [id],
        )
      ).rowCount
    expect(await recover()).toMatchObject({ deliveries: 100, has_more: true })
    expect(await newest()).toBe(0)
    expect(await recover()).toMatchObject({ deliveries: 1, has_more: false })
    expect(await newest()).toBe(1)
  })
})

test('what cannot be sent to Temporal waits for reconcile; a retry that cannot be sent is 503', async () => {
  const away = () => Promise.reject(new Error('Temporal is away'))
  const api = await service.startApi(
    { LOG_LEVEL: 'silent' },
    { startDelivery: away, retryDelivery: away },
  )
  const owner = await createWebhookOwner(service)
  const { id } = await owner.created()
  const sent = await callAnew(api.url, `/api/v1/webhooks/${id}/test`, {
    key: owner.key,
    method: 'POST',
  })
  expect(sent.status).toBe(202)
  const delivery = WebhookDelivery.parse(await sent.json())
  expect(delivery.status).toBe('pending')
  const retry = await callAnew(api.url, `/api/v1/webhooks/${id}/deliveries/${delivery.id}/retry`, {
    key: owner.key,
    method: 'POST',
  })
  expect(retry.status).toBe(503)
  expect(retry.headers.get('retry-after')).toBe('2')
})
