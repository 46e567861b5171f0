import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../commands/account.ts'
import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { rotateKeys } from '../../commands/rotate-keys.ts'
import { findGrant, recordGrant, updateRevokedKey } from '../../store/accounts/keys.ts'
import { deleteExpiredOAuthRecords } from '../../store/oauth/records.ts'
import { call } from '../support/calls/call.ts'
import { freshAddress } from '../support/calls/callers.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { accountOf } from '../support/rows/accounts.ts'
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

test('a user who is signed out signs in first and comes back', async () => {
  const agent = newAgent()
  await agent.register()
  const browser = new Browser(url, freshAddress())
  const first = await browser.get(agent.authorizeUrl())
  const consent = first.headers.get('location') ?? ''
  expect(consent).toMatch(/^\/oauth\/consent\?uid=/)
  const second = await browser.get(consent)
  expect(second.headers.get('location')).toBe(
    `/sign-in?${new URLSearchParams({ return_to: consent })}`,
  )
})

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

test('a grant that is known is not asked for again, but for a program on the machine it is', async () => {
  const browser = await signedIn('uma')
  const agent = newAgent()
  await agent.connect(browser)
  const again = await agent.authorize(browser, { typed: [['decision', 'deny']] })
  expect(again.searchParams.get('code')).not.toBeNull()

  const local = newAgent()
  local.redirect = 'http://127.0.0.1:4711/callback'
  await local.register({ redirect_uris: ['http://127.0.0.1/callback'] })
  await local.connect(browser)
  const asked = await local.authorize(browser, { typed: [['decision', 'deny']] })
  expect(asked.searchParams.get('error')).toBe('access_denied')
})

test('of a user in two accounts, the account that an application was allowed last is used', async () => {
  await service.createKey({ account: 'second' })
  const user = { name: 'tess', email: null, now: new Date() }
  await findOrCreateUser(service.db, { ...user, account: 'acme' })
  const userId = await findOrCreateUser(service.db, { ...user, account: 'second' })
  const allow = async (id: string, account: string, seconds: number) =>
    await recordGrant(service.db, {
      id: `key_${id}`,
      accountId: (await accountOf(service.db, account)).id,
      name: 'An agent',
      secretSha256: Buffer.alloc(32, id),
      scopes: ['chat'],
      userId,
      clientId: 'tess-agent',
      now: new Date(Date.now() + seconds * 1_000),
    })
  const grant = { userId, clientId: 'tess-agent', accountId: null }
  const found = () => findGrant(service.db, { ...grant, now: new Date() })
  await allow('tess_a', 'acme', -9)
  await allow('tess_b', 'second', -8)
  expect(await found()).toBe('key_tess_b')
  await allow('tess_a', 'acme', -7)
  expect(await found()).toBe('key_tess_a')
})

test('a user who denies sends the application away with access_denied', async () => {
  const agent = newAgent()
  await agent.register()
  const { searchParams } = await agent.authorize(await signedIn('dina'), {
    typed: [['decision', 'deny']],
  })
  expect(searchParams.get('error')).toBe('access_denied')
  expect(searchParams.get('state')).toBe('the state')
  expect(searchParams.get('iss')).toBe(url)
})

test('a user allows fewer scopes than were asked for', async () => {
  const tokens = await newAgent().connect(await signedIn('felix'), {
    scope: 'search dossier',
    typed: [
      ['decision', 'allow'],
      ['scope', 'search'],
    ],
  })
  expect(tokens.scope).toBe('search')
  const refused = await call(url, '/api/v1/dossier', {
    key: tokens.access_token,
    body: { person: 'x' },
  })
  expect(refused.status).toBe(403)
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

test('markup in the name of a client is shown as text', async () => {
  const agent = newAgent()
  await agent.register({ client_name: '<script>alert(1)</script>' })
  const page = await agent.openConsent(await signedIn('xenia'))
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('not verified')
  expect(page).not.toContain('<script>alert')
})

test.each([
  ['the consent page', {}],
  ['the page for what cannot be asked', { redirect_uri: 'https://evil.example/' }],
])('%s may not be framed or kept', async (_, change) => {
  const agent = newAgent()
  await agent.register()
  const browser = await signedIn('framed')
  const first = await browser.get(agent.authorizeUrl({}, change))
  const at = first.headers.get('location')
  const { headers } = at === null ? first : await browser.get(at)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the consent page says who asks, where the answer goes and what it may cost', async () => {
  const agent = newAgent()
  await agent.register({ client_name: 'Dear agent' })
  const page = await agent.openConsent(await signedIn('cost'), { scope: 'search dossier' })
  expect(page).toContain('<strong><bdi>Dear agent</bdi></strong>')
  expect(page).toContain('<strong>agent.example</strong>')
  expect(page).toMatch(/search people, companies and pictures, each up to \d % of a week/)
  expect(page).toMatch(/build dossiers and look up vehicles, each up to \d\d? % of a week/)
  expect(page).not.toContain('ask questions')
  expect(page).toContain('You are signed in as cost.')
})

test('a consent that another site sends is refused', async () => {
  const agent = newAgent()
  await agent.register()
  const browser = await signedIn('fred')
  const started = await browser.get(agent.authorizeUrl())
  await browser.get(started.headers.get('location') ?? '')
  const forged = await browser.post('/oauth/consent', {
    form: { decision: 'allow' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(forged.status).toBe(403)
})

test('a user allows nothing for an account that they do not belong to', async () => {
  const foreign = await service.createKey({ account: 'another-company' })
  const { id } = await accountOf(service.db, 'another-company')
  const agent = newAgent()
  await agent.register({ client_name: 'Reaching' })
  const browser = await signedIn('reacher')
  const page = await agent.openConsent(browser)
  const forged = page.replaceAll(/acct_\w+/g, id)
  const answer = await agent.answer(browser, forged)
  const ended = await agent.follow(browser, answer.headers.get('location') ?? '')
  expect(ended.searchParams.get('error')).toBe('access_denied')
  const { rows } = await service.db.query("select 1 from api_keys where name = 'Reaching'")
  expect(rows).toHaveLength(0)
  expect((await read(foreign.key)).status).toBe(200)
})

test('a form allows the application that it names, though another has asked since', async () => {
  const [shown, hidden] = [newAgent(), newAgent()]
  await shown.register()
  await hidden.register({ client_name: 'Behind' })
  const browser = await signedIn('tabs')
  const page = await shown.openConsent(browser)
  await hidden.openConsent(browser)
  const answer = await shown.answer(browser, page)
  expect(answer.status).toBe(400)
  const { rows } = await service.db.query("select 1 from api_keys where name = 'Behind'")
  expect(rows).toHaveLength(0)
})

test('a page of consent that another user opens since then allows nothing', async () => {
  const agent = newAgent()
  await agent.register({ client_name: 'Switched' })
  const browser = await signedIn('first')
  const page = await agent.openConsent(browser)
  const second = await signedIn('second')
  browser.cookies.set('session', second.cookies.get('session') ?? '')
  expect((await agent.answer(browser, page)).status).toBe(403)
  const { rows } = await service.db.query("select 1 from api_keys where name = 'Switched'")
  expect(rows).toHaveLength(0)
})

test('another user who signs in with the same browser allows in their own name', async () => {
  const browser = await signedIn('early')
  await newAgent().connect(browser)
  await browser.post('/sign-out', { form: {} })
  const late = await signedIn('late')
  browser.cookies.set('session', late.cookies.get('session') ?? '')
  const agent = newAgent()
  await agent.register({ client_name: 'Of the late' })
  await agent.connect(browser)
  const { rows } = await service.db.query<{ name: string }>(
    `select u.name from api_keys k join users u on u.id = k.user_id
     where k.name = 'Of the late'`,
  )
  expect(rows).toEqual([{ name: 'late' }])
})

test('a scope that was left out is asked for again', async () => {
  const browser = await signedIn('stella')
  const agent = newAgent()
  const typed = [
    ['decision', 'allow'],
    ['scope', 'search'],
  ]
  await agent.connect(browser, { scope: 'search dossier', typed })
  const again = await agent.connect(browser, { scope: 'search dossier' })
  expect(again.scope.split(' ').sort()).toEqual(['dossier', 'search'])
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
