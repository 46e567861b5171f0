import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../commands/account.ts'
import { rotateKeys } from '../../commands/rotate-keys.ts'
import { updateRevokedKey } from '../../store/accounts/keys.ts'
import { deleteExpiredOAuthRecords } from '../../store/oauth/records.ts'
import { call } from '../support/calls/call.ts'
import { freshAddress } from '../support/calls/callers.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { Agent } from '../support/sign-in/agent.ts'
import { Browser } from '../support/sign-in/browser.ts'
import { signInUser } from '../support/sign-in/sign-in-user.ts'
import { startIssuer } from '../support/sign-in/start-issuer.ts'

let service: SharedService
let url: string
let secondUrl: string

beforeAll(async () => {
  service = await useApi()
  const { api, env } = await startIssuer(service)
  ;({ url } = api)
  secondUrl = (await service.startApi(env)).url
})
afterAll(() => service.stop())

const newAgent = (at = url) => new Agent(at, freshAddress())
const signedIn = (name: string) => signInUser(service, url, name)

const read = (key: string, at = url) => call(at, '/api/v1/jobs', { key })
const error = async (response: Response) => JSON.parse(await response.text()).error

test('signing out makes the next application ask for a sign-in, and ends no grant', async () => {
  const browser = await signedIn('otto')
  const agent = newAgent()
  const tokens = await agent.connect(browser)
  await browser.post('/sign-out', { form: {} })
  const asked = await browser.get(agent.authorizeUrl())
  expect(asked.headers.get('location')).toMatch(/^\/oauth\/consent/)
  expect((await read(tokens.access_token)).status).toBe(200)
  expect((await agent.refresh(tokens.refresh_token)).status).toBe(200)
})

test.each([
  ['a redirect that was not registered', { redirect_uri: 'https://evil.example/' }],
  ['an unknown client', { client_id: 'client_unknown' }],
])('the authorization endpoint shows a page for %s and leads nowhere', async (_, change) => {
  const agent = newAgent()
  await agent.register()
  const browser = new Browser(url, freshAddress())
  const response = await browser.get(agent.authorizeUrl({}, change))
  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
  expect(await response.text()).toContain('That did not work')
})

test.each([
  ['another resource', { resource: 'https://evil.example' }, 'invalid_target'],
  ['no PKCE', { code_challenge: '' }, 'invalid_request'],
  ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['an implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
])('the authorization endpoint refuses %s', async (_, change, expected) => {
  const agent = newAgent()
  await agent.register()
  const browser = new Browser(url, freshAddress())
  const response = await browser.get(agent.authorizeUrl({}, change))
  const target = new URL(response.headers.get('location') ?? '')
  const answer =
    target.hash === '' ? target.searchParams : new URLSearchParams(target.hash.slice(1))
  expect(Object.fromEntries(answer)).toMatchObject({
    error: expected,
    iss: url,
    state: 'the state',
  })
})

test('an answer with a code names who sends it', async () => {
  const agent = newAgent()
  await agent.register()
  const { searchParams } = await agent.authorize(await signedIn('issuer'))
  expect(searchParams.get('code')).not.toBeNull()
  expect([searchParams.get('iss'), searchParams.get('state')]).toEqual([url, 'the state'])
})

test('revoking the key of a grant stops its tokens in every process', async () => {
  const agent = newAgent()
  const tokens = await agent.connect(await signedIn('vera'))
  const { rows } = await service.db.query<{ id: string }>(
    "select id from api_keys where kind = 'oauth' order by created_at desc limit 1",
  )
  await updateRevokedKey(service.db, rows[0]?.id ?? '', new Date())
  expect((await read(tokens.access_token)).status).toBe(401)
  expect((await read(tokens.access_token, secondUrl)).status).toBe(401)
  expect(await error(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
})

test('a grant whose key has expired ends its tokens, and the user is asked anew', async () => {
  const browser = await signedIn('xenia')
  const agent = newAgent()
  const tokens = await agent.connect(browser)
  await service.db.query(
    `update api_keys set expires_at = now() - interval '1 second'
     where id = (select id from api_keys where kind = 'oauth' order by created_at desc limit 1)`,
  )
  for (const at of [url, secondUrl]) {
    const response = await read(tokens.access_token, at)
    expect([response.status, (await error(response)).code]).toEqual([401, 'expired_api_key'])
  }
  expect(await error(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
  const asked = await agent.authorize(browser, { typed: [['decision', 'deny']] })
  expect(asked.searchParams.get('error')).toBe('access_denied')
  const anew = await agent.connect(browser)
  expect((await read(anew.access_token)).status).toBe(200)
})

test('an application whose key was narrowed gets what is left, and the user is asked for the rest', async () => {
  const browser = await signedIn('yara')
  const agent = newAgent()
  const tokens = await agent.connect(browser)
  await service.db.query(
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
  await newAgent().connect(await signedIn('zara'), asked)
  const { rows } = await service.db.query<{ id: string }>(
    `select id from api_keys where kind = 'oauth' order by created_at desc limit 1`,
  )
  const path = `/api/v1/keys/${rows[0]?.id}`
  const { key } = await service.createKey({ account: 'acme' })
  const change = (scopes: string[]) => call(url, path, { key, method: 'PATCH', body: { scopes } })
  expect((await change(['search'])).status).toBe(200)
  const beyond = await change(['search', 'dossier', 'chat'])
  expect(beyond.status).toBe(400)
  expect(await error(beyond)).toMatchObject({
    details: [{ path: 'scopes', message: expect.stringContaining('allowed: search, dossier') }],
  })
  const back = await change(['search', 'dossier'])
  expect(JSON.parse(await back.text()).scopes).toEqual(['search', 'dossier'])
})

test.each([
  ['no redirect', { redirect_uris: [] }],
  [
    'eleven redirects',
    { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`) },
  ],
  ['a script as redirect', { redirect_uris: ['javascript:alert(1)'] }],
  ['a redirect without encryption', { redirect_uris: ['http://agent.example/callback'] }],
  ['another grant type', { grant_types: ['client_credentials'], response_types: [] }],
  ['70 KB', { client_name: 'x', logo_uri: `https://a.example/${'x'.repeat(70_000)}` }],
])('a client cannot register with %s', async (_, metadata) => {
  const response = await newAgent().register(metadata)
  expect(response.status).toBe(400)
})

test('the eleventh registration from an address in a minute waits', async () => {
  const agent = newAgent()
  for (let i = 0; i < 10; i += 1) expect((await agent.register()).status).toBe(201)
  expect((await agent.register()).status).toBe(429)
})

test('a user who is taken out of the account reads nothing by an application, nor after a return', async () => {
  const browser = await signedIn('gone')
  const agent = newAgent()
  const tokens = await agent.connect(browser)
  const env = { DATABASE_URL: service.databaseUrl }
  const remove = () => runInProcess(account, ['remove-user', 'acme', 'gone'], env)
  expect(await remove()).toMatchObject({ status: 0, stdout: expect.stringContaining('no more') })
  for (const at of [url, secondUrl]) expect((await read(tokens.access_token, at)).status).toBe(401)
  expect(await error(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
  expect(await agent.openConsent(browser)).toContain('You belong to no account yet')
  expect(await remove()).toMatchObject({ status: 1, stderr: expect.stringContaining('no user of') })

  await signedIn('gone')
  expect((await read(tokens.access_token)).status).toBe(401)
})

test('membership that ends by another way ends what its tokens open', async () => {
  const agent = newAgent()
  const tokens = await agent.connect(await signedIn('deleted'))
  await service.db.query(
    "delete from memberships where user_id = (select id from users where name = 'deleted')",
  )
  expect((await read(tokens.access_token)).status).toBe(401)
  expect(await error(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
})

test('the discovery documents agree on the authorization server', async () => {
  const server = JSON.parse(
    await (await call(url, '/.well-known/oauth-authorization-server')).text(),
  )
  expect(server.issuer).toBe(url)
  expect(server.authorization_endpoint).toBe(`${url}/oauth/authorize`)
  expect(server.code_challenge_methods_supported).toEqual(['S256'])
  expect(server.response_types_supported).toEqual(['code'])
  expect(server.client_id_metadata_document_supported).toBe(true)
  expect(server.authorization_response_iss_parameter_supported).toBe(true)
  const resource = JSON.parse(
    await (await call(url, '/.well-known/oauth-protected-resource')).text(),
  )
  expect(resource.authorization_servers).toEqual([url])
})

async function readSignInTables(): Promise<string> {
  const { rows } = await service.db.query<{ text: string }>(
    `select r::text as text from oauth_records r
     union all select k::text from api_keys k union all select o::text from oauth_keys o`,
  )
  return rows.map(({ text }) => text).join('\n')
}

test('the database holds no token, code, secret or cookie of the authorization server', async () => {
  const browser = await signedIn('grep')
  const agent = newAgent()
  const registered = JSON.parse(
    await (await agent.register({ token_endpoint_auth_method: 'client_secret_post' })).text(),
  )
  await newAgent().connect(browser)
  await agent.openConsent(browser)
  const pending = [...browser.cookies.values()]
  const kept = [await readSignInTables()]
  const { searchParams } = await agent.authorize(browser)
  const code = searchParams.get('code') ?? ''
  const exchanged = await agent.exchange(code, { client_secret: registered.client_secret })
  const tokens = JSON.parse(await exchanged.text())
  kept.push(await readSignInTables())
  const cookies = [...pending, ...browser.cookies.values()].filter((value) => value.length > 20)
  const secrets = [
    code,
    tokens.access_token,
    tokens.refresh_token,
    registered.client_secret,
    ...cookies,
  ]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20)
    expect(kept.some((text) => text.includes(secret))).toBe(false)
  }
})

test('behind a proxy that ends https, the cookies of the authorization server are secure', async () => {
  const secure = await service.startApi({ PUBLIC_URL: 'https://research.example' })
  const agent = newAgent(secure.url)
  await agent.register()
  const { headers } = await new Browser(secure.url, freshAddress()).get(agent.authorizeUrl())
  const cookies = headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/i)
})

test('a request that may show no page is refused without one', async () => {
  const agent = newAgent()
  await agent.register()
  const browser = new Browser(url, freshAddress())
  const { headers } = await browser.get(agent.authorizeUrl({}, { prompt: 'none' }))
  const { origin, searchParams } = new URL(headers.get('location') ?? '')
  expect(origin).toBe('https://agent.example')
  expect(searchParams.get('error')).toBe('login_required')
})

test('after npm run rotate-keys a new process signs by new keys, and knows those before', async () => {
  const env = {
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: service.apis[0]?.deps.config.dataDir ?? '',
  }
  const jwks = async (at: string) => JSON.parse(await (await call(at, '/oauth/jwks')).text()).keys
  const before = await jwks(url)
  const { status } = await runInProcess(rotateKeys, [], env)
  expect(status).toBe(0)
  const { url: newUrl } = await service.startApi({ PUBLIC_URL: url })
  const after = await jwks(newUrl)
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(JSON.stringify(after)).not.toContain('"d"')

  await runInProcess(rotateKeys, ['--drop-old'], env)
  const left = await jwks((await service.startApi({ PUBLIC_URL: url })).url)
  expect(left).toHaveLength(1)
  expect(after).not.toContainEqual(left[0])
})

test('a metadata document on a private address is refused before anything connects', async () => {
  let connections = 0
  const canary = createServer(() => {
    connections += 1
  })
  canary.on('connection', () => {
    connections += 1
  })
  const port = await openLoopback(canary)
  const agent = newAgent()
  const browser = new Browser(url, freshAddress())
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::ffff:127.0.0.1]:${port}`]) {
    agent.clientId = `https://${host}/client.json`
    const response = await browser.get(agent.authorizeUrl())
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  }
  canary.close()
  expect(connections).toBe(0)
})

test('clients without a grant are forgotten after 90 days, those with one never', async () => {
  const [unused, used] = [newAgent(), newAgent()]
  await unused.register()
  const tokens = await used.connect(await signedIn('kept'))
  await service.db.query(
    "update oauth_records set created_at = created_at - interval '91 days' where kind = 'Client'",
  )
  const now = new Date()
  const unusedBefore = new Date(now.getTime() - 90 * 86_400_000)
  await deleteExpiredOAuthRecords(service.db, { now, unusedBefore, batch: 500 })
  expect((await used.refresh(tokens.refresh_token)).status).toBe(200)
  const unknown = await unused.refresh('any')
  expect(unknown.status).toBe(401)
  expect(await error(unknown)).toBe('invalid_client')
})
