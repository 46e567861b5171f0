import { html } from 'hono/html'
import { scopes } from '../../contract/fields/keys.ts'
import { limits } from '../../contract/fields/limits.ts'
import { isInvisible } from '../../contract/fields/text.ts'
import { ApiKey, ApiKeyList } from '../../contract/resources/api-keys.ts'
import type { AccountVisit } from '../account-visit.ts'
import { copyScript } from '../assets.ts'
import { buildAlert } from '../layout.ts'
import type { Content, Html, PageAnswer } from '../page.ts'
import { buildFirstCalls } from '../parts/call-samples.ts'
import {
  buildChoices,
  buildInput,
  buildSelect,
  createForm,
  type Faulty,
  faultyStatus,
  type Typed,
} from '../parts/fields.ts'
import { buildSample, buildTable, buildTime, formatCredits } from '../parts/text.ts'
import { createToken } from '../sessions.ts'

const scopeNames = [
  ['search', 'Search people, companies, pictures'],
  ['dossier', 'Build dossiers, look up vehicles'],
  ['chat', 'Ask questions about people'],
] as const

/** How long the old key stays valid after a roll-over, in hours. */
export const overlaps = [
  ['0', 'not at all'],
  ['1', 'for an hour'],
  ['24', 'for a day'],
  ['168', 'for a week'],
] as const

/** The keys of an account, with the form for another. */
export async function buildKeys(
  visit: AccountVisit,
  faulty: Faulty | null = null,
): Promise<Content> {
  const { base, call, query } = visit
  const cursor = query.get('cursor')
  const wanted = new URLSearchParams({ limit: '50', ...(cursor === null ? {} : { cursor }) })
  const list = await call('listKeys', ApiKeyList, { query: wanted })
  const [applications, keys] = [
    list.data.filter(({ kind }) => kind === 'application'),
    list.data.filter(({ kind }) => kind === 'key'),
  ]
  const typed = faulty?.typed ?? createForm()
  const first = new URLSearchParams([...typed.values, ...listFirstScopes(faulty)])
  const body = html`${buildAlert(faulty?.alert ?? null)}
${keys.length === 0 ? html`<p>There are no keys here yet.</p>` : buildKeyTable(base, keys)}
${applications.length === 0 ? '' : buildApplicationTable(base, applications)}
${
  list.next_cursor === null
    ? ''
    : html`<p><a href="${base}/keys?${new URLSearchParams({ cursor: list.next_cursor })}">Older keys</a></p>`
}
<h2 id="create">Create a key</h2>
<form method="post" action="${base}/keys">
<input type="hidden" name="token" value="${createToken()}">
${buildSettings({ values: first, faults: typed.faults })}
<button>Create the key</button>
</form>`
  return { kind: 'page', title: 'Keys', body, ...(faulty === null ? {} : { status: faultyStatus }) }
}

function buildKeyTable(base: string, keys: readonly ApiKey[]): Html {
  return buildTable(
    'Your keys',
    ['Name', 'Begins with', 'Scopes', 'Limits', 'Last used', 'Created', 'State'],
    keys.map((key) => [
      buildKeyLink(base, key),
      html`<code>${(key.hint ?? '').slice(0, 16)}…</code>`,
      key.scopes.join(', '),
      describeLimits(key),
      buildTime(key.last_used_at),
      html`${buildTime(key.created_at)}${describeCreator(key)}`,
      describeState(key),
    ]),
  )
}

function buildApplicationTable(base: string, applications: readonly ApiKey[]): Html {
  return buildTable(
    'Applications that users let in',
    ['Application', 'By', 'Scopes', 'Last used', 'State'],
    applications.map((key) => [
      buildKeyLink(base, key),
      key.created_by.user ?? '',
      key.scopes.join(', '),
      buildTime(key.last_used_at),
      describeState(key),
    ]),
  )
}

/** A form that is first shown has every scope checked. */
function listFirstScopes(faulty: Faulty | null): [string, string][] {
  return faulty === null ? scopes.map((scope) => ['scopes', scope]) : []
}

function buildSettings(typed: Typed): Html {
  return html`
${buildInput(typed, { name: 'name', label: 'Name', maxLength: limits.keyName, hint: 'What it is for, such as “Search page”.' })}
${buildChoices(typed, { name: 'scopes', label: 'It may', options: scopeNames })}
${buildInput(typed, { name: 'expires_at', label: 'Expires on', type: 'date', hint: 'At midnight UTC. Empty: it does not expire.' })}
${buildInput(typed, { name: 'per_minute_limit', label: 'Requests a minute', type: 'number', hint: 'Empty: the limits of the service only.' })}
${buildInput(typed, { name: 'monthly_budget', label: 'Credits a month', type: 'number', hint: 'Empty: as much as the account has.' })}`
}

/** The one page that shows a key; the same form again leads to the key without it. */
export function buildMade({ base, deps }: AccountVisit, made: ApiKey): PageAnswer {
  if (made.key === undefined) return { kind: 'redirect', to: `${base}/keys/${made.id}` }
  const body = html`
<p role="status">Copy the key now and keep it on your server: it is shown this once.</p>
${buildSample(made.key, 'The new key')}
<h2>A first call with it</h2>
${buildFirstCalls(deps.config.publicUrl, made.key)}
<p><a href="${base}/keys/${made.id}">I have copied it</a></p>`
  return { kind: 'page', title: 'Your new key', body, scripts: [copyScript.path] }
}

/** The key that the address names. */
export async function loadKey({ call, params }: AccountVisit): Promise<ApiKey> {
  return await call('getKey', ApiKey, { params: { id: params.key ?? '' } })
}

/** One key: its state, what it may do and its settings. */
export function buildKey({ base }: AccountVisit, key: ApiKey, faulty: Faulty | null): Content {
  const at = `${base}/keys/${key.id}`
  const isKey = key.kind === 'key'
  const body = html`${buildAlert(faulty?.alert ?? null)}
<dl>
<dt>State</dt><dd>${describeState(key)}</dd>
${isKey ? html`<dt>Begins with</dt><dd><code>${key.hint}</code></dd>` : html`<dt>Let in by</dt><dd>${key.created_by.user}</dd>`}
<dt>Created</dt><dd>${buildTime(key.created_at)}${describeCreator(key)}</dd>
<dt>Last used</dt><dd>${buildTime(key.last_used_at)}</dd>
<dt>Credits this month</dt><dd>${formatCredits(key.month_credits)}</dd>
<dt>Scopes</dt><dd>${key.scopes.join(', ')}</dd>
</dl>
<p><a href="${base}/requests?${new URLSearchParams({ key: key.id })}">Its requests</a></p>
${key.state === 'active' ? html`<p><a href="${at}/revoke">Revoke it</a></p>` : ''}
${
  key.state === 'active' && isKey
    ? html`<h2>Settings</h2>
<form method="post" action="${at}">
${buildSettings(faulty?.typed ?? { values: toValues(key), faults: new Map() })}
<button>Save</button>
</form>
<h2>Roll over</h2>
<p>A new key with the same settings takes its place.</p>
<form method="post" action="${at}/roll-over">
<input type="hidden" name="token" value="${createToken()}">
<input type="hidden" name="expires_at" value="${key.expires_at ?? ''}">
${buildSelect(createForm({ overlap: '24' }), { name: 'overlap', label: 'The old key stays valid', options: overlaps })}
<button class="quiet">Roll over</button>
</form>`
    : ''
}`
  return {
    kind: 'page',
    title: isInvisible(key.name) ? 'A key without a name' : key.name,
    body,
    ...(faulty === null ? {} : { status: faultyStatus }),
  }
}

function toValues(key: ApiKey): URLSearchParams {
  return new URLSearchParams([
    ['name', key.name],
    ...key.scopes.map((scope): [string, string] => ['scopes', scope]),
    ['expires_at', (key.expires_at ?? '').slice(0, 10)],
    ['per_minute_limit', String(key.per_minute_limit ?? '')],
    ['monthly_budget', String(key.monthly_budget ?? '')],
  ])
}

function buildKeyLink(base: string, { id, name }: ApiKey): Html {
  return html`<a href="${base}/keys/${id}">${isInvisible(name) ? id : name}</a>`
}

function describeLimits({ per_minute_limit, monthly_budget }: ApiKey): Html {
  const credits = monthly_budget === 1 ? 'credit' : 'credits'
  const said = [
    ...(per_minute_limit === null ? [] : [`${per_minute_limit} a minute`]),
    ...(monthly_budget === null ? [] : [`${formatCredits(monthly_budget)} ${credits} a month`]),
  ]
  if (said.length === 0) return html`none`
  return html`${said.map((one) => html`<span class="whole">${one}</span> `)}`
}

function describeCreator({ created_by: { user, key_id } }: ApiKey): string {
  if (user !== null) return ` by ${user}`
  return key_id === null ? '' : ' by another key'
}

function describeState({ state, expires_at, revoked_at }: ApiKey): Html {
  if (state === 'revoked') return html`revoked ${buildTime(revoked_at)}`
  if (state === 'expired') return html`expired ${buildTime(expires_at)}`
  return expires_at === null ? html`active` : html`active until ${buildTime(expires_at)}`
}
