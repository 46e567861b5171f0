import { html } from 'hono/html'
import {
  WebhookDeleted,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookRecovery,
} from '../../contract/resources/webhooks.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import type { Content, Page, PageAnswer } from '../page.ts'
import { toFaulty } from '../parts/fields.ts'
import { buildSecret, buildWebhook, buildWebhooks, loadWebhook } from './webhook-views.ts'

const fields = ['url', 'description', 'events', 'since']

export const webhookPages: readonly Page[] = [
  buildAccountPage('GET', '/webhooks', 'Webhooks', (visit) => buildWebhooks(visit, null)),
  buildAccountPage('POST', '/webhooks', 'Webhooks', create),
  buildAccountPage('GET', '/webhooks/{webhook}', 'Webhooks', (visit) => buildWebhook(visit, null)),
  buildAccountPage('POST', '/webhooks/{webhook}', 'Webhooks', change),
  buildAccountPage('POST', '/webhooks/{webhook}/status', 'Webhooks', changeStatus),
  buildAccountPage('POST', '/webhooks/{webhook}/rotate', 'Webhooks', rotate),
  buildAccountPage('POST', '/webhooks/{webhook}/test', 'Webhooks', sendTest),
  buildAccountPage('POST', '/webhooks/{webhook}/recover', 'Webhooks', recover),
  buildAccountPage('POST', '/webhooks/{webhook}/deliveries/{delivery}/retry', 'Webhooks', retry),
  buildAccountPage('GET', '/webhooks/{webhook}/delete', 'Webhooks', confirmDeleting),
  buildAccountPage('POST', '/webhooks/{webhook}/delete', 'Webhooks', remove),
]

function parseSettings(form: URLSearchParams) {
  return {
    url: (form.get('url') ?? '').trim(),
    description: (form.get('description') ?? '').trim(),
    events: form.getAll('events'),
  }
}

async function create(visit: AccountVisit): Promise<PageAnswer> {
  const { form, callOnce } = visit
  try {
    const wanted = { body: parseSettings(form), formToken: form.get('token') ?? '' }
    return buildSecret(visit, await callOnce('createWebhook', WebhookEndpoint, wanted))
  } catch (thrown) {
    return await buildWebhooks(visit, toFaulty(thrown, form, fields))
  }
}

/** The endpoint that the address of the page names, as the API takes it. */
function toParams({ params }: AccountVisit): { id: string } {
  return { id: params.webhook ?? '' }
}

function toWebhook({ base, params }: AccountVisit): PageAnswer {
  return { kind: 'redirect', to: `${base}/webhooks/${params.webhook}` }
}

async function change(visit: AccountVisit): Promise<PageAnswer> {
  const { form, call } = visit
  try {
    await call('updateWebhook', WebhookEndpoint, {
      params: toParams(visit),
      body: parseSettings(form),
    })
    return toWebhook(visit)
  } catch (thrown) {
    return await buildWebhook(visit, toFaulty(thrown, form, fields))
  }
}

async function changeStatus(visit: AccountVisit): Promise<PageAnswer> {
  const status = visit.form.get('status') === 'enabled' ? 'enabled' : 'disabled'
  await visit.call('updateWebhook', WebhookEndpoint, {
    params: toParams(visit),
    body: { status },
  })
  return toWebhook(visit)
}

async function rotate(visit: AccountVisit): Promise<PageAnswer> {
  const answered = await visit.callOnce('rotateWebhookSecret', WebhookEndpoint, {
    params: toParams(visit),
    formToken: visit.form.get('token') ?? '',
  })
  return buildSecret(visit, answered)
}

async function sendTest(visit: AccountVisit): Promise<PageAnswer> {
  await visit.call('testWebhook', WebhookDelivery, {
    params: toParams(visit),
    formToken: visit.form.get('token') ?? '',
  })
  return toWebhook(visit)
}

async function retry(visit: AccountVisit): Promise<PageAnswer> {
  const { webhook = '', delivery = '' } = visit.params
  await visit.call('retryWebhookDelivery', WebhookDelivery, {
    params: { id: webhook, delivery },
    formToken: visit.form.get('token') ?? '',
  })
  return toWebhook(visit)
}

async function recover(visit: AccountVisit): Promise<PageAnswer> {
  const { form, params, call } = visit
  const since = form.get('since') ?? ''
  try {
    const { deliveries, has_more } = await call('recoverWebhook', WebhookRecovery, {
      params: toParams(visit),
      // a browser sends it without seconds and zone
      body: { since: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(since) ? `${since}:00Z` : since },
      formToken: form.get('token') ?? '',
    })
    const body = html`<p role="status">${deliveries} events are on their way again.${has_more ? ' There are more: recover again.' : ''}</p>
<p><a href="${visit.base}/webhooks/${params.webhook}">To the deliveries</a></p>`
    return { kind: 'page', title: 'Recovered', body }
  } catch (thrown) {
    return await buildWebhook(visit, toFaulty(thrown, form, fields))
  }
}

async function confirmDeleting(visit: AccountVisit): Promise<Content> {
  const { id, url } = await loadWebhook(visit)
  const body = html`<p>${url} receives no more events, and its deliveries are deleted.</p>
<form method="post" action="${visit.base}/webhooks/${id}/delete" class="actions">
<button class="danger">Delete the endpoint</button>
</form>
<p><a href="${visit.base}/webhooks/${id}">Keep it</a></p>`
  return { kind: 'page', title: 'Delete this endpoint?', body }
}

async function remove(visit: AccountVisit): Promise<PageAnswer> {
  await visit.call('deleteWebhook', WebhookDeleted, { params: toParams(visit) })
  return { kind: 'redirect', to: `${visit.base}/webhooks` }
}
