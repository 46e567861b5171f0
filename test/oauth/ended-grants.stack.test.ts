import { beforeAll, expect, test } from 'vitest'
import { account } from '../../commands/account.ts'
import type { Api } from '../../server/serve.ts'
import { updateRevokedKey } from '../../store/accounts/keys.ts'
import { call } from '../support/calls/call.ts'
import { errorOf } from '../support/calls/callers.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { type Issuer, oauthErrorOf, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
let second: Api
beforeAll(async () => {
  issuer = await openIssuer()
  second = await issuer.service.startApi(issuer.env)
  return issuer.service.stop
})

test('signing out makes the next application ask for a sign-in, and ends no grant', async () => {
  const browser = await issuer.signIn('otto')
  const agent = issuer.newAgent()
  const tokens = await agent.connect(browser)
  await browser.post('/sign-out', { form: {} })
  const asked = await browser.get(agent.authorizeUrl())
  expect(asked.headers.get('location')).toMatch(/^\/oauth\/consent/)
  expect((await issuer.read(tokens.access_token)).status).toBe(200)
  expect((await agent.refresh(tokens.refresh_token)).status).toBe(200)
})

test('revoking the key of a grant stops its tokens in every process', async () => {
  const agent = issuer.newAgent()
  const tokens = await agent.connect(await issuer.signIn('vera'))
  const { rows } = await issuer.service.db.query<{ id: string }>(
    "select id from api_keys where kind = 'oauth' order by created_at desc limit 1",
  )
  await updateRevokedKey(issuer.service.db, rows[0]?.id ?? '', new Date())
  expect((await issuer.read(tokens.access_token)).status).toBe(401)
  expect((await issuer.read(tokens.access_token, second.url)).status).toBe(401)
  expect(await oauthErrorOf(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
})

test('a grant whose key has expired ends its tokens, and the user is asked anew', async () => {
  const browser = await issuer.signIn('xenia')
  const agent = issuer.newAgent()
  const tokens = await agent.connect(browser)
  await issuer.service.db.query(
    `update api_keys set expires_at = now() - interval '1 second'
     where id = (select id from api_keys where kind = 'oauth' order by created_at desc limit 1)`,
  )
  for (const at of [issuer.url, second.url]) {
    const response = await issuer.read(tokens.access_token, at)
    expect([response.status, (await errorOf(response)).code]).toEqual([401, 'expired_api_key'])
  }
  expect(await oauthErrorOf(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
  const asked = await agent.authorize(browser, { typed: [['decision', 'deny']] })
  expect(asked.searchParams.get('error')).toBe('access_denied')
  const anew = await agent.connect(browser)
  expect((await issuer.read(anew.access_token)).status).toBe(200)
})

test('an application whose key was narrowed gets what is left, and the user is asked for the rest', async () => {
  const browser = await issuer.signIn('yara')
  const agent = issuer.newAgent()
  const tokens = await agent.connect(browser)
  await issuer.service.db.query(
    `update api_keys set scopes = '{search}'
     where id = (select id from api_keys where kind = 'oauth' order by created_at desc limit 1)`,
  )
  const refreshed = await agent.refresh(tokens.refresh_token)
  expect(JSON.parse(await refreshed.text()).scope).toBe('search')
  const asked = await agent.authorize(browser, { typed: [['decision', 'deny']] })
  expect(asked.searchParams.get('error')).toBe('access_denied')
  const anew = await agent.connect(browser)
  expect(anew.scope.split(' ').sort()).toEqual(['chat', 'dossier', 'search'])
})

test('an application is given no scope that its user did not allow, and again those that they did', async () => {
  const asked = { scope: 'search dossier offline_access' }
  await issuer.newAgent().connect(await issuer.signIn('zara'), asked)
  const { rows } = await issuer.service.db.query<{ id: string }>(
    `select id from api_keys where kind = 'oauth' order by created_at desc limit 1`,
  )
  const path = `/api/v1/keys/${rows[0]?.id}`
  const { key } = await issuer.service.createKey({ account: 'acme' })
  const change = (scopes: string[]) =>
    call(issuer.url, path, { key, method: 'PATCH', body: { scopes } })
  expect((await change(['search'])).status).toBe(200)
  const beyond = await change(['search', 'dossier', 'chat'])
  expect(beyond.status).toBe(400)
  expect(await errorOf(beyond)).toMatchObject({
    details: [{ path: 'scopes', message: expect.stringContaining('allowed: search, dossier') }],
  })
  const back = await change(['search', 'dossier'])
  expect(JSON.parse(await back.text()).scopes).toEqual(['search', 'dossier'])
})

test('a user who is taken out of the account reads nothing by an application, nor after a return', async () => {
  const browser = await issuer.signIn('gone')
  const agent = issuer.newAgent()
  const tokens = await agent.connect(browser)
  const env = { DATABASE_URL: issuer.service.databaseUrl }
  const remove = () => runInProcess(account, ['remove-user', 'acme', 'gone'], env)
  expect(await remove()).toMatchObject({ status: 0, stdout: expect.stringContaining('no more') })
  for (const at of [issuer.url, second.url])
    expect((await issuer.read(tokens.access_token, at)).status).toBe(401)
  expect(await oauthErrorOf(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
  expect(await agent.openConsent(browser)).toContain('You belong to no account yet')
  expect(await remove()).toMatchObject({ status: 1, stderr: expect.stringContaining('no user of') })

  await issuer.signIn('gone')
  expect((await issuer.read(tokens.access_token)).status).toBe(401)
})

test('membership that ends by another way ends what its tokens open', async () => {
  const agent = issuer.newAgent()
  const tokens = await agent.connect(await issuer.signIn('deleted'))
  await issuer.service.db.query(
    "delete from memberships where user_id = (select id from users where name = 'deleted')",
  )
  expect((await issuer.read(tokens.access_token)).status).toBe(401)
  expect(await oauthErrorOf(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
})
