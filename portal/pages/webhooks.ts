import { html } from 'hono/html'
import { limits } from '../../contract/limits.ts'
import {
  WebhookDeleted,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookRecovery,
} from '../../contract/webhooks.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import { copyScript } from '../assets.ts'
import { buildAlert } from '../layout.ts'
import type { Content, Html, Page, PageAnswer } from '../page.ts'
import { buildChoices, buildInput, faultyStatus, type Typed, toFaulty } from '../parts/fields.ts'
import { buildSample, buildTable, buildTime } from '../parts/text.ts'
import { createToken } from '../sessions.ts'

type Faulty = ReturnType<typeof toFaulty>

const fields = ['url', 'description', 'events', 'since']
const eventOptions = [
  ['job.succeeded', 'jobs that succeeded'],
  ['job.failed', 'jobs that failed or were cancelled'],
] as const

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

async function buildWebhooks(visit: AccountVisit, faulty: Faulty | null): Promise<Content> {
  const { base, call } = visit
  const { data } = await call('listWebhooks', WebhookEndpointList, {
    query: new URLSearchParams({ limit: String(limits.webhookEndpoints) }),
  })
  const typed = faulty?.typed ?? buildAllEvents()
  const body = html`${buildAlert(faulty?.alert ?? null)}
${
  data.length === 0
    ? html`<p>A webhook tells your backend when a background job has ended. There is none yet.</p>`
    : buildTable(
        'Endpoints',
        ['Address', 'Events', 'Health', 'Last success'],
        data.map((one) => [
          html`<a href="${base}/webhooks/${one.id}">${one.url}</a>`,
          one.events.join(', ') || 'only jobs that name it',
          describeHealth(one),
          buildTime(one.last_success_at),
        ]),
      )
}
<h2>Add an endpoint</h2>
<form method="post" action="${base}/webhooks">
<input type="hidden" name="token" value="${createToken()}">
${buildSettings(typed)}
<button>Add the endpoint</button>
</form>`
  return {
    kind: 'page',
    title: 'Webhooks',
    body,
    ...(faulty === null ? {} : { status: faultyStatus }),
  }
}

function buildAllEvents(): Typed {
  const values = new URLSearchParams(
    eventOptions.map(([event]): [string, string] => ['events', event]),
  )
  return { values, faults: new Map() }
}

function buildSettings(typed: Typed): Html {
  return html`
${buildInput(typed, { name: 'url', label: 'Address', type: 'url', required: true, maxLength: limits.webhookUrl, hint: 'An https address on the public internet.' })}
${buildInput(typed, { name: 'description', label: 'Description', maxLength: limits.webhookDescription })}
${buildChoices(typed, { name: 'events', label: 'Events that it receives', options: eventOptions, hint: 'None: only jobs that name it in webhook.' })}`
}

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
    return showSecret(visit, await callOnce('createWebhook', WebhookEndpoint, wanted))
  } catch (thrown) {
    return await buildWebhooks(visit, toFaulty(thrown, form, fields))
  }
}

/** The one page that shows a secret; the same form again leads to the endpoint. */
function showSecret(
  { base }: AccountVisit,
  { answer, isRepeated }: { answer: WebhookEndpoint; isRepeated: boolean },
): PageAnswer {
  const at = `${base}/webhooks/${answer.id}`
  if (isRepeated || answer.secret === undefined) return { kind: 'redirect', to: at }
  const body = html`
<p role="status">Copy the secret now and keep it on your server: it is shown this once.</p>
${buildSample(answer.secret, 'The secret')}
<h2>Verify what arrives</h2>
<p>Each request is signed. <a href="/docs/backends.md">The guide for backends</a> has a whole receiver.</p>
${buildSample(verifySample, 'A receiver in TypeScript')}
<p><a href="${at}">I have copied it</a></p>`
  return { kind: 'page', title: 'The secret of this endpoint', body, scripts: [copyScript.path] }
}

const verifySample = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)
// the raw body, before it is parsed; throws where the signature is wrong
const event = webhook.verify(rawBody, request.headers)`

async function loadWebhook({ call, params }: AccountVisit): Promise<WebhookEndpoint> {
  return await call('getWebhook', WebhookEndpoint, { params: { id: params.webhook ?? '' } })
}

async function buildWebhook(visit: AccountVisit, faulty: Faulty | null): Promise<Content> {
  const { base, call, query } = visit
  const one = await loadWebhook(visit)
  const cursor = query.get('cursor')
  const deliveries = await call('listWebhookDeliveries', WebhookDeliveryList, {
    params: { id: one.id },
    query: new URLSearchParams({ limit: '20', ...(cursor === null ? {} : { cursor }) }),
  })
  const at = `${base}/webhooks/${one.id}`
  const isEnabled = one.status === 'enabled'
  const typed = faulty?.typed ?? { values: toValues(one), faults: new Map<string, string>() }
  const body = html`${buildAlert(faulty?.alert ?? null)}
<dl>
<dt>Health</dt><dd>${describeHealth(one)}</dd>
<dt>Last success</dt><dd>${buildTime(one.last_success_at)}</dd>
<dt>Secret ends with</dt><dd><code>${one.secret_hint}</code></dd>
${one.previous_secret_expires_at === null ? '' : html`<dt>Old secret signs until</dt><dd>${buildTime(one.previous_secret_expires_at)}</dd>`}
</dl>
<div class="actions">
${isEnabled ? buildAction(`${at}/test`, 'Send a test') : ''}
${buildAction(`${at}/rotate`, 'Make a new secret')}
<form method="post" action="${at}/status">
<input type="hidden" name="status" value="${isEnabled ? 'disabled' : 'enabled'}">
<button class="quiet">${isEnabled ? 'Disable' : 'Enable'}</button>
</form>
<p><a href="${at}/delete">Delete it</a></p>
</div>
<h2>Deliveries</h2>
${
  deliveries.data.length === 0
    ? html`<p>Nothing was sent yet.</p>`
    : deliveries.data.map((delivery) => buildDelivery(base, delivery, isEnabled))
}
${deliveries.next_cursor === null ? '' : html`<p><a href="${at}?${new URLSearchParams({ cursor: deliveries.next_cursor })}">Older deliveries</a></p>`}
${
  isEnabled
    ? html`<h2>Recover</h2>
<form method="post" action="${at}/recover">
<input type="hidden" name="token" value="${createToken()}">
${buildInput(typed, { name: 'since', label: 'Send again what was missed since', type: 'datetime-local', hint: 'In UTC. A hundred events at a time.' })}
<button class="quiet">Recover</button>
</form>`
    : ''
}
<h2>Settings</h2>
<form method="post" action="${at}">
${buildSettings(typed)}
<button>Save</button>
</form>
<h2>Verify what arrives</h2>
<p><a href="/docs/backends.md">The guide for backends</a> has a whole receiver.</p>
${buildSample(verifySample, 'A receiver in TypeScript')}`
  return {
    kind: 'page',
    title: new URL(one.url).host,
    body,
    scripts: [copyScript.path],
    ...(faulty === null ? {} : { status: faultyStatus }),
  }
}

function buildAction(action: string, label: string): Html {
  return html`<form method="post" action="${action}">
<input type="hidden" name="token" value="${createToken()}">
<button class="quiet">${label}</button>
</form>`
}

function buildDelivery(base: string, delivery: WebhookDelivery, isEnabled: boolean): Html {
  const { id, endpoint_id, event_type, status, test, attempts, next_attempt_at, job_id } = delivery
  return html`<details><summary>${event_type}, ${status}${test ? ' (test)' : ''}: ${buildTime(delivery.created_at)}</summary>
<p>${test ? 'A test' : html`<a href="${base}/jobs/${job_id}">Its job</a>`}${next_attempt_at === null ? '' : html`, next attempt ${buildTime(next_attempt_at)}`}</p>
${buildTable(
  `Attempts of ${id}`,
  ['When', 'Status', 'Took', 'Error', 'Answer'],
  attempts.map((one) => [
    buildTime(one.created_at),
    one.status ?? '–',
    `${one.duration_ms} ms`,
    one.error ?? '',
    one.response ?? '',
  ]),
)}
${isEnabled ? buildAction(`${base}/webhooks/${endpoint_id}/deliveries/${id}/retry`, 'Try again now') : ''}
</details>`
}

function toValues(one: WebhookEndpoint): URLSearchParams {
  return new URLSearchParams([
    ['url', one.url],
    ['description', one.description],
    ...one.events.map((event): [string, string] => ['events', event]),
  ])
}

function describeHealth({
  status,
  disabled_reason,
  consecutive_failures,
}: WebhookEndpoint): string {
  if (status === 'disabled')
    return `disabled${disabled_reason === null ? '' : ` (${disabled_reason.replaceAll('_', ' ')})`}`
  return consecutive_failures === 0 ? 'well' : `${consecutive_failures} failures in a row`
}

function toWebhook({ base, params }: AccountVisit): PageAnswer {
  return { kind: 'redirect', to: `${base}/webhooks/${params.webhook}` }
}

async function change(visit: AccountVisit): Promise<PageAnswer> {
  const { form, call, params } = visit
  try {
    await call('updateWebhook', WebhookEndpoint, {
      params: { id: params.webhook ?? '' },
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
    params: { id: visit.params.webhook ?? '' },
    body: { status },
  })
  return toWebhook(visit)
}

async function rotate(visit: AccountVisit): Promise<PageAnswer> {
  const answered = await visit.callOnce('rotateWebhookSecret', WebhookEndpoint, {
    params: { id: visit.params.webhook ?? '' },
    formToken: visit.form.get('token') ?? '',
  })
  return showSecret(visit, answered)
}

async function sendTest(visit: AccountVisit): Promise<PageAnswer> {
  await visit.call('testWebhook', WebhookDelivery, {
    params: { id: visit.params.webhook ?? '' },
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
      params: { id: params.webhook ?? '' },
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

async function remove({ call, params, base }: AccountVisit): Promise<PageAnswer> {
  await call('deleteWebhook', WebhookDeleted, { params: { id: params.webhook ?? '' } })
  return { kind: 'redirect', to: `${base}/webhooks` }
}
