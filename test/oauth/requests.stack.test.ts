/** What applications may ask of the authorization server, beside the usual way in. */

import * as client from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { pagePolicies } from '../../contract/fields/limits.ts'
import { call } from '../support/calls/call.ts'
import { errorOf, freshAddress } from '../support/calls/callers.ts'
import type { Agent } from '../support/sign-in/agent.ts'
import { type Issuer, oauthErrorOf, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
})

const newAgent = async () => {
  const agent = issuer.newAgent()
  await agent.register()
  return agent
}

describe('a request that comes as a form', () => {
  const send = async (body: string) =>
    await fetch(`${issuer.url}/oauth/authorize`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  const toForm = (agent: Agent, asked = {}) => agent.authorizeUrl(asked).split('?')[1] ?? ''

  test('a request by a form without a scope asks for all three', async () => {
    const agent = await newAgent()
    const response = await send(toForm(agent))
    expect(response.status).toBe(303)
    const browser = await issuer.signIn('form')
    const { searchParams } = await agent.follow(browser, response.headers.get('location') ?? '')
    const tokens = JSON.parse(await (await agent.exchange(searchParams.get('code') ?? '')).text())
    expect(tokens.scope.split(' ').sort()).toEqual(['chat', 'dossier', 'search'])
  })

  test.each([9_000, 70_000])(
    'a request by a form of more than 8 KB is refused: %i bytes',
    async (length) => {
      const agent = await newAgent()
      const response = await send(`${toForm(agent)}&padding=${'x'.repeat(length)}`)
      expect(response.status).toBe(400)
      expect(await oauthErrorOf(response)).toBe('invalid_request')
    },
  )
})

test.each([
  ['openid search', ['search']],
  ['search mcp:tools offline_access', ['search']],
  ['openid profile', ['chat', 'dossier', 'search']],
])('of the scopes "%s" those that the service has are granted: %j', async (scope, granted) => {
  const agent = await newAgent()
  const tokens = await agent.connect(await issuer.signIn(`scope ${scope}`), { scope })
  expect(tokens.scope.split(' ').sort()).toEqual(granted)
})

test.each([
  ['GET', '/oauth/token', 'POST'],
  ['PUT', '/oauth/register', 'POST'],
  ['DELETE', '/oauth/revoke', 'POST'],
  ['OPTIONS', '/oauth/introspect', 'POST'],
  ['POST', '/oauth/jwks', 'GET, HEAD'],
  ['POST', '/.well-known/oauth-authorization-server', 'GET, HEAD'],
  ['PATCH', '/oauth/authorize', 'GET, HEAD, POST'],
  ['POST', '/oauth/authorize/unknown', 'GET, HEAD'],
])('%s at %s is 405 and names the methods to use: %s', async (method, path, allow) => {
  const response = await fetch(`${issuer.url}${path}`, {
    method,
    headers: { 'x-forwarded-for': freshAddress() },
  })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allow)
  expect(response.headers.get('ratelimit-policy')).toContain('"anonymous"')
  expect((await errorOf(response)).code).toBe('method_not_allowed')
})

test.each(['/oauth/token', '/oauth/register', '/oauth/jwks'])(
  'a page of another origin may ask whether it can use %s',
  async (path) => {
    const response = await fetch(`${issuer.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        'x-forwarded-for': freshAddress(),
        origin: 'https://app.example',
        'access-control-request-method': path === '/oauth/jwks' ? 'GET' : 'POST',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toMatch(
      /^(\*|https:..app.example)$/,
    )
  },
)

test.each([
  ['/oauth/authorize', 'GET, HEAD, POST'],
  ['/oauth/authorize/unknown', 'GET, HEAD'],
])('no script of another origin may use %s, where browsers are led', async (path, allow) => {
  const response = await fetch(`${issuer.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      'x-forwarded-for': freshAddress(),
      origin: 'https://app.example',
      'access-control-request-method': 'GET',
    },
  })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allow)
  expect(response.headers.has('access-control-allow-methods')).toBe(false)
  expect((await errorOf(response)).code).toBe('method_not_allowed')
})

test('a page of another origin reads that it asked for too many tokens', async () => {
  const headers = { 'x-forwarded-for': freshAddress(), origin: 'https://app.example' }
  const ask = () => fetch(`${issuer.url}/oauth/token`, { method: 'POST', headers, body: '' })
  let refused = await ask()
  for (let asked = 1; refused.status === 400 && asked <= pagePolicies.oauth.limit; asked += 1)
    refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
  const [after, reset] = ['retry-after', 'ratelimit-reset'].map((name) =>
    Number(refused.headers.get(name)),
  )
  expect(after).toBeGreaterThan(0)
  expect(Math.abs((after ?? 0) - (reset ?? 0))).toBeLessThanOrEqual(1)
  expect(await oauthErrorOf(refused)).toBe('slow_down')
})

test('the metadata of the authorization server says what is left of its limit', async () => {
  const response = await fetch(`${issuer.url}/.well-known/oauth-authorization-server`, {
    headers: { 'x-forwarded-for': freshAddress(), origin: 'https://app.example' },
  })
  expect(response.status).toBe(200)
  const { limit } = pagePolicies.oauth
  expect(response.headers.get('ratelimit-policy')).toBe(`"oauth";q=${limit};w=60`)
  expect(response.headers.get('ratelimit-remaining')).toBe(String(limit - 1))
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-expose-headers')).toContain('RateLimit-Policy')
  // no ID token is issued, whatever scope is asked for
  expect(await response.json()).toMatchObject({
    scopes_supported: ['search', 'dossier', 'chat', 'offline_access'],
  })
})

test.each(['state', 'login_hint'])('a request with NUL in its %s is refused', async (name) => {
  const agent = await newAgent()
  const browser = await issuer.signIn('nul')
  const response = await browser.get(agent.authorizeUrl({}, { [name]: '\u0000' }))
  expect(response.status).toBe(400)
  expect(await oauthErrorOf(response)).toBe('invalid_request')
})

test('prompt=login asks a user who has signed in to sign in once more', async () => {
  const browser = await issuer.signIn('again')
  await issuer.service.db.query("update sessions set created_at = created_at - interval '1 hour'")
  const agent = await newAgent()
  const asked = await browser.get(agent.authorizeUrl({}, { prompt: 'login' }))
  const sent = await browser.get(asked.headers.get('location') ?? '')
  const { pathname, searchParams } = new URL(sent.headers.get('location') ?? '', issuer.url)
  expect(pathname).toBe('/sign-in')
  const again = await issuer.signIn('again')
  browser.cookies.set('session', again.cookies.get('session') ?? '')
  const callback = await agent.follow(browser, searchParams.get('return_to') ?? '')
  expect(callback.searchParams.get('code')).not.toBeNull()
})

test('a refresh token is good for 30 days after its last use', async () => {
  let days = 0
  const now = () => new Date(Date.now() + days * 86_400_000)
  const later = await issuer.service.startApi(
    { TRUSTED_PROXIES: '1', PUBLIC_URL: issuer.url },
    { now },
  )
  const agent = await newAgent()
  const tokens = await agent.connect(await issuer.signIn('idle'))
  const there = issuer.newAgent(later.url)
  there.clientId = agent.clientId
  days = 29
  const used = await there.refresh(tokens.refresh_token)
  expect(used.status).toBe(200)
  const { refresh_token: next } = JSON.parse(await used.text())
  days = 58
  const usedAgain = await there.refresh(next)
  expect(usedAgain.status).toBe(200)
  const { refresh_token: last } = JSON.parse(await usedAgain.text())
  days = 89
  const expired = await there.refresh(last)
  expect(expired.status).toBe(400)
  expect(await oauthErrorOf(expired)).toBe('invalid_grant')
})

const post = (path: string, form: Record<string, string>) =>
  fetch(`${issuer.url}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': freshAddress() },
    body: new URLSearchParams(form),
  })
const read = async (key: string) => (await issuer.read(key)).status

test('an application learns of its own tokens alone, and revokes no other', async () => {
  const [own, other] = [await newAgent(), await newAgent()]
  const { access_token: token } = await own.connect(await issuer.signIn('intro'))
  const introspect = async ({ clientId }: Agent) =>
    JSON.parse(await (await post('/oauth/introspect', { client_id: clientId, token })).text())
  expect(await introspect(own)).toMatchObject({ active: true, aud: `${issuer.url}/api/mcp` })
  expect(await introspect(other)).toEqual({ active: false })
  expect((await post('/oauth/revoke', { client_id: other.clientId, token })).status).toBe(200)
  expect(await read(token)).toBe(200)
})

test('an access token with another last sign opens nothing', async () => {
  const agent = await newAgent()
  const { access_token: token } = await agent.connect(await issuer.signIn('changed'))
  const last = token.at(-1) === 'A' ? 'B' : 'A'
  expect([await read(token), await read(token.slice(0, -1) + last)]).toEqual([200, 401])
})

test.each([
  'client_credentials',
  'password',
  'urn:ietf:params:oauth:grant-type:device_code',
  'urn:ietf:params:oauth:grant-type:token-exchange',
])('the token endpoint knows no grant of the type %s', async (type) => {
  const { clientId } = await newAgent()
  const refused = await post('/oauth/token', { client_id: clientId, grant_type: type })
  expect(refused.status).toBe(400)
  expect(await oauthErrorOf(refused)).toBe('unsupported_grant_type')
})

test.each(['/oauth/register', '/oauth/token', '/oauth/revoke'])(
  'a page of another origin may use %s, and reads why it was refused',
  async (path) => {
    const origin = 'https://inspector.example'
    const asked = await fetch(`${issuer.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mcp-protocol-version',
      },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'content-type',
    )
    const refused = await fetch(`${issuer.url}${path}`, {
      method: 'POST',
      headers: { origin },
      body: '',
    })
    for (const { headers } of [asked, refused])
      expect(['*', origin]).toContain(headers.get('access-control-allow-origin'))
    expect(refused.status).toBeGreaterThanOrEqual(400)
  },
)

test('a registration with a redirect without encryption is invalid_redirect_uri', async () => {
  const agent = issuer.newAgent()
  const refused = await agent.register({ redirect_uris: ['http://agent.example/callback'] })
  expect(refused.status).toBe(400)
  expect(JSON.parse(await refused.text())).toEqual({
    error: 'invalid_redirect_uri',
    error_description: expect.stringContaining('loopback'),
  })
})

test.each(['/oauth/register/', '/oauth/Register'])(
  'no client is registered at %s, by other rules than at /oauth/register',
  async (path) => {
    const body = { redirect_uris: ['http://agent.example/callback'] }
    const refused = await call(issuer.url, path, { body })
    expect(refused.status).toBe(404)
    expect(await errorOf(refused)).toMatchObject({ code: 'not_found' })
  },
)

test.each(['/oauth/nothing', '/oauth/', '/oauth/token/x', '/oauth/authorize/x/y'])(
  'nothing is at %s, in the form of every address of the service',
  async (path) => {
    const refused = await call(issuer.url, path)
    expect(refused.status).toBe(404)
    expect(await errorOf(refused)).toMatchObject({ code: 'not_found' })
  },
)

test('openid-client, as an application, exchanges and refreshes', async () => {
  const agent = await newAgent()
  const configuration = await client.discovery(
    new URL(issuer.url),
    agent.clientId,
    undefined,
    client.None(),
    { algorithm: 'oauth2', execute: [client.allowInsecureRequests] },
  )
  const callback = await agent.authorize(await issuer.signIn('openid'))
  const tokens = await client.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: agent.verifier,
    expectedState: 'the state',
  })
  expect(await read(tokens.access_token)).toBe(200)
  const next = await client.refreshTokenGrant(configuration, tokens.refresh_token ?? '')
  expect(await read(next.access_token)).toBe(200)
})
