import { html } from 'hono/html'
import { limits } from '../../contract/fields/limits.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointList,
} from '../../contract/resources/webhooks.ts'
import type { AccountVisit } from '../account-visit.ts'
import { copyScript } from '../assets.ts'
import { buildAlert } from '../layout.ts'
import type { Content, Html, PageAnswer } from '../page.ts'
import { buildChoices, buildInput, type Faulty, faultyStatus, type Typed } from '../parts/fields.ts'
import { buildSample, buildTable, buildTime } from '../parts/text.ts'
import { createToken } from '../sessions.ts'

const eventOptions = [
  ['job.succeeded', 'jobs that succeeded'],
  ['job.failed', 'jobs that failed or were cancelled'],
] as const

/** The endpoints of an account, with the form for another. */
export async function buildWebhooks(visit: AccountVisit, faulty: Faulty | null): Promise<Content> {
  const { base, call } = visit
  const { data } = await call('listWebhooks', WebhookEndpointList, {
    query: new URLSearchParams({ limit: String(limits.webhookEndpoints) }),
  })
  const typed = faulty?.typed ?? buildAllEvents()
  const body = html`${buildAlert(faulty?.alert ?? null)}
${
  data.length === 0
    ? html`<p>A webhook calls your backend when a background job ends. There is none yet.</p>`
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

/** The one page that shows a secret; the same form again leads to the endpoint. */
export function buildSecret(
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

/** The endpoint that the address names. */
export async function loadWebhook({ call, params }: AccountVisit): Promise<WebhookEndpoint> {
  return await call('getWebhook', WebhookEndpoint, { params: { id: params.webhook ?? '' } })
}

/** One endpoint: its health, deliveries and settings. */
export async function buildWebhook(visit: AccountVisit, faulty: Faulty | null): Promise<Content> {
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
${buildFacts(one)}
${buildActions(at, isEnabled)}
<h2>Deliveries</h2>
${
  deliveries.data.length === 0
    ? html`<p>Nothing was sent yet.</p>`
    : deliveries.data.map((delivery) => buildDelivery(base, delivery, isEnabled))
}
${deliveries.next_cursor === null ? '' : html`<p><a href="${at}?${new URLSearchParams({ cursor: deliveries.next_cursor })}">Older deliveries</a></p>`}
${isEnabled ? buildRecovery(at, typed) : ''}
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

function buildFacts(one: WebhookEndpoint): Html {
  return html`<dl>
<dt>Health</dt><dd>${describeHealth(one)}</dd>
<dt>Last success</dt><dd>${buildTime(one.last_success_at)}</dd>
<dt>Secret ends with</dt><dd><code>${one.secret_hint}</code></dd>
${one.previous_secret_expires_at === null ? '' : html`<dt>Old secret signs until</dt><dd>${buildTime(one.previous_secret_expires_at)}</dd>`}
</dl>`
}

function buildActions(at: string, isEnabled: boolean): Html {
  return html`<div class="actions">
${isEnabled ? buildAction(`${at}/test`, 'Send a test') : ''}
${buildAction(`${at}/rotate`, 'Make a new secret')}
<form method="post" action="${at}/status">
<input type="hidden" name="status" value="${isEnabled ? 'disabled' : 'enabled'}">
<button class="quiet">${isEnabled ? 'Disable' : 'Enable'}</button>
</form>
<p><a href="${at}/delete">Delete it</a></p>
</div>`
}

function buildRecovery(at: string, typed: Typed): Html {
  return html`<h2>Recover</h2>
<form method="post" action="${at}/recover">
<input type="hidden" name="token" value="${createToken()}">
${buildInput(typed, { name: 'since', label: 'Send again what was missed since', type: 'datetime-local', hint: 'In UTC. A hundred events at a time.' })}
<button class="quiet">Recover</button>
</form>`
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
