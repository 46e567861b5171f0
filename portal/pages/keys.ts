import { html } from 'hono/html'
import { hourMs } from '../../contract/fields/durations.ts'
import { isInvisible } from '../../contract/fields/text.ts'
import { ApiKey } from '../../contract/resources/api-keys.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import type { Content, Page, PageAnswer } from '../page.ts'
import { toFaulty } from '../parts/fields.ts'
import { buildKey, buildKeys, buildMade, loadKey, overlaps } from './key-views.ts'

const fields = ['name', 'scopes', 'expires_at', 'per_minute_limit', 'monthly_budget']

export const keyPages: readonly Page[] = [
  buildAccountPage('GET', '/keys', 'Keys', (visit) => buildKeys(visit)),
  buildAccountPage('POST', '/keys', 'Keys', create),
  buildAccountPage('GET', '/keys/{key}', 'Keys', async (visit) =>
    buildKey(visit, await loadKey(visit), null),
  ),
  buildAccountPage('POST', '/keys/{key}', 'Keys', change),
  buildAccountPage('GET', '/keys/{key}/revoke', 'Keys', confirmRevoking),
  buildAccountPage('POST', '/keys/{key}/revoke', 'Keys', revoke),
  buildAccountPage('POST', '/keys/{key}/roll-over', 'Keys', rollOver),
]

async function create(visit: AccountVisit): Promise<PageAnswer> {
  const { form, call } = visit
  try {
    const made = await call('createKey', ApiKey, {
      body: parseSettings(form),
      formToken: form.get('token') ?? '',
    })
    return buildMade(visit, made)
  } catch (thrown) {
    return await buildKeys(visit, toFaulty(thrown, form, fields))
  }
}

async function change(visit: AccountVisit): Promise<PageAnswer> {
  const { form, call, base } = visit
  const key = await loadKey(visit)
  const { expires_at, ...settings } = parseSettings(form)
  // the day of a key that ends within one is not when it ends
  const isSameDay = (form.get('expires_at') ?? '') === (key.expires_at ?? '').slice(0, 10)
  try {
    await call('updateKey', ApiKey, {
      params: { id: key.id },
      body: isSameDay ? settings : { ...settings, expires_at },
    })
    return { kind: 'redirect', to: `${base}/keys/${key.id}` }
  } catch (thrown) {
    return buildKey(visit, key, toFaulty(thrown, form, fields))
  }
}

async function confirmRevoking(visit: AccountVisit): Promise<Content> {
  const key = await loadKey(visit)
  const body = html`
<p>${key.kind === 'key' ? 'What uses this key is refused from then on.' : 'The application is refused from then on.'} This cannot be undone.</p>
<form method="post" action="${visit.base}/keys/${key.id}/revoke" class="actions">
<button class="danger">Revoke ${isInvisible(key.name) ? 'the key' : key.name}</button>
</form>
<p><a href="${visit.base}/keys/${key.id}">Keep it</a></p>`
  return { kind: 'page', title: 'Revoke this key?', body }
}

async function revoke({ call, params, base }: AccountVisit): Promise<PageAnswer> {
  await call('deleteKey', ApiKey, { params: { id: params.key ?? '' } })
  return { kind: 'redirect', to: `${base}/keys` }
}

/** The old key ends counted from the new one's creation, so that a repetition changes nothing. */
async function rollOver(visit: AccountVisit): Promise<PageAnswer> {
  const { form, call, now } = visit
  const old = await loadKey(visit)
  const { name, scopes: held, per_minute_limit, monthly_budget } = old
  // as it was when the form was made: rolling over changes it
  const expires_at = form.get('expires_at') || null
  const made = await call('createKey', ApiKey, {
    body: { name, scopes: held, expires_at, per_minute_limit, monthly_budget },
    formToken: form.get('token') ?? '',
  })
  const overlap = overlaps.find(([hours]) => hours === form.get('overlap'))?.[0] ?? '24'
  const end = new Date(Date.parse(made.created_at) + Number(overlap) * hourMs)
  const endsSooner = old.expires_at !== null && Date.parse(old.expires_at) <= end.getTime()
  const params = { id: old.id }
  if (end <= now) await call('deleteKey', ApiKey, { params })
  else if (old.state === 'active' && !endsSooner)
    await call('updateKey', ApiKey, { params, body: { expires_at: end.toISOString() } })
  return buildMade(visit, made)
}

/** The body of a request, out of a form; what is no number is left for the API to refuse. */
function parseSettings(form: URLSearchParams) {
  const number = (name: string) => {
    const text = (form.get(name) ?? '').trim()
    if (text === '') return null
    return /^\d{1,12}$/.test(text) ? Number(text) : text
  }
  const day = form.get('expires_at') ?? ''
  return {
    name: (form.get('name') ?? '').trim(),
    scopes: form.getAll('scopes'),
    expires_at: day === '' ? null : `${day}T00:00:00.000Z`,
    per_minute_limit: number('per_minute_limit'),
    monthly_budget: number('monthly_budget'),
  }
}
