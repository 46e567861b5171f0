import { beforeAll, expect, test } from 'vitest'
import { WebhookEndpoint } from '../../contract/resources/webhooks.ts'
import { updateEndedWebhooks } from '../../store/webhooks/endpoints.ts'
import { call } from '../support/calls/call.ts'
import { type Issuer, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
})

/** An application that may do all that its user may. */
async function connect(name: string): Promise<{ token: string; grantId: string }> {
  const browser = await issuer.signIn(name)
  const tokens = await issuer.newAgent().connect(browser, { resource: issuer.url })
  const { rows } = await issuer.service.db.query<{ id: string }>(
    "select id from api_keys where kind = 'oauth' order by created_at desc limit 1",
  )
  return { token: tokens.access_token, grantId: rows[0]?.id ?? '' }
}

async function create(key: string, name: string): Promise<string> {
  const body = { url: `https://${name}.example.com/hooks` }
  const answer = await call(issuer.url, '/api/v1/webhooks', { key, body })
  expect(answer.status).toBe(201)
  return WebhookEndpoint.parse(await answer.json()).id
}

async function change(key: string, id: string, body: object): Promise<void> {
  const answer = await call(issuer.url, `/api/v1/webhooks/${id}`, { key, method: 'PATCH', body })
  expect(answer.status).toBe(200)
}

async function stateOf(id: string): Promise<string> {
  const answer = await call(issuer.url, `/api/v1/webhooks/${id}`, { key: issuer.key })
  const { status, disabled_reason: reason } = WebhookEndpoint.parse(await answer.json())
  return reason === null ? status : `${status} ${reason}`
}

const revoke = (id: string) =>
  call(issuer.url, `/api/v1/keys/${id}`, { key: issuer.key, method: 'DELETE' })
const lookAfter = () => updateEndedWebhooks(issuer.service.db, { grantId: null, now: new Date() })

test('a webhook endpoint of an application ends when its access is revoked', async () => {
  const { token, grantId } = await connect('ada')
  const [given, kept] = [await create(token, 'given'), await create(issuer.key, 'kept')]
  const sent = await call(issuer.url, `/api/v1/webhooks/${given}/test`, {
    key: issuer.key,
    method: 'POST',
  })
  expect(sent.status).toBe(202)
  expect((await revoke(grantId)).status).toBe(200)
  expect(await stateOf(given)).toBe('disabled access_ended')
  expect(await stateOf(kept)).toBe('enabled')
  const { rows } = await issuer.service.db.query(
    'select status from webhook_deliveries where endpoint_id = $1',
    [given],
  )
  expect(rows).toEqual([{ status: 'cancelled' }])
})

test('a webhook endpoint of an application that the account takes over outlives its access', async () => {
  const { token, grantId } = await connect('bea')
  const [renamed, ended] = [await create(token, 'renamed'), await create(token, 'ended')]
  await change(issuer.key, renamed, { description: 'ours' })
  await revoke(grantId)
  expect(await stateOf(renamed)).toBe('enabled')
  await change(issuer.key, ended, { status: 'enabled' })
  await lookAfter()
  expect(await stateOf(ended)).toBe('enabled')
})

test('a webhook endpoint whose address an application changed ends with its access', async () => {
  const { token, grantId } = await connect('cleo')
  const [moved, renamed] = [
    await create(issuer.key, 'moved'),
    await create(issuer.key, 'described'),
  ]
  await change(token, moved, { url: 'https://elsewhere.example.com/hooks' })
  await change(token, renamed, { description: 'of the application' })
  await revoke(grantId)
  expect(await stateOf(moved)).toBe('disabled access_ended')
  expect(await stateOf(renamed)).toBe('enabled')
})

test.each([
  ['has expired', 'dora', "update api_keys set expires_at = '2020-01-01' where id = $1"],
  [
    'is of a user who has left',
    'enid',
    'delete from memberships where user_id = (select user_id from api_keys where id = $1)',
  ],
])('a webhook endpoint of an application whose grant %s ends', async (_, name, end) => {
  const { token, grantId } = await connect(name)
  const id = await create(token, name)
  await lookAfter()
  expect(await stateOf(id)).toBe('enabled')
  await issuer.service.db.query(end, [grantId])
  await lookAfter()
  expect(await stateOf(id)).toBe('disabled access_ended')
})
