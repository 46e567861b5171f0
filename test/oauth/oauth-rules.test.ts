import { expect, test } from 'vitest'
import { buildAuthorizationQuery } from '../../oauth/build-authorization-query.ts'
import { createDocumentFetch } from '../../oauth/client-documents.ts'
import { isLocalRedirect, toFormTarget, toShownHost } from '../../oauth/redirects.ts'
import { parseRegistration } from '../../oauth/registration.ts'
import { parseResource } from '../../oauth/resources.ts'
import { seal, unseal } from '../../oauth/seal.ts'

const publicUrl = 'https://research.example'

test.each([
  ['https://claude.example/callback', false, 'https://claude.example', 'claude.example'],
  ['http://127.0.0.1:4711/cb', true, 'http://127.0.0.1:4711', '127.0.0.1:4711'],
  ['http://localhost:4711/cb', true, 'http://localhost:4711', 'localhost:4711'],
  ['http://[::1]:4711/cb', true, 'http:', '[::1]:4711'],
  ['cursor://anysphere.cursor-retrieval/cb', true, 'cursor:', 'cursor://'],
  [
    'https://localhost.evil.example/cb',
    false,
    'https://localhost.evil.example',
    'localhost.evil.example',
  ],
])('a redirect to %s is local: %j', (redirect, isLocal, target, host) => {
  expect(isLocalRedirect(redirect)).toBe(isLocal)
  expect(toFormTarget(redirect)).toBe(target)
  expect(toShownHost(redirect)).toBe(host)
})

test.each([
  [publicUrl, publicUrl],
  [`${publicUrl}/`, publicUrl],
  [`${publicUrl}/api/mcp`, `${publicUrl}/api/mcp`],
  [`${publicUrl}/api/v1`, null],
  ['https://evil.example', null],
  [`${publicUrl}.evil.example`, null],
])('the resource %s means %j', (text, expected) => {
  expect(parseResource(text, publicUrl)).toBe(expected)
})

test.each([
  ['', 'search dossier chat'],
  ['scope=', 'search dossier chat'],
  ['scope=openid+profile', 'search dossier chat'],
  ['scope=chat+admin', 'chat'],
  ['scope=offline_access', 'search dossier chat offline_access'],
  ['scope=search+offline_access', 'search offline_access'],
])('an authorization request with "%s" asks for the scopes "%s"', (query, expected) => {
  const built = new URLSearchParams(buildAuthorizationQuery(query))
  expect(built.getAll('scope')).toEqual([expected])
})

test('a scope that is given twice stays so, for the library to refuse', () => {
  const query = new URLSearchParams(buildAuthorizationQuery('scope=search&scope=chat'))
  expect(query.getAll('scope')).toEqual(['search', 'chat'])
})

test.each([
  [['https://a.example/cb'], undefined, 'web'],
  [['http://127.0.0.1/cb'], undefined, 'native'],
  [['https://a.example/cb', 'com.example:/cb'], undefined, 'native'],
  [['http://127.0.0.1/cb'], 'web', 'web'],
])(
  'a client with the redirects %j that calls itself %j is a %s one',
  (redirects, type, expected) => {
    const text = JSON.stringify({ redirect_uris: redirects, application_type: type })
    expect(parseRegistration(text)).toMatchObject({
      client: { application_type: expected },
    })
  },
)

test('a registration keeps what the service has and knows, and no null', () => {
  const asked = {
    redirect_uris: ['https://a.example/cb'],
    grant_types: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
    response_types: ['code', 'code id_token'],
    scope: 'openid search mcp:tools',
    sector_identifier_uri: 'https://127.0.0.1/redirects.json',
    jwks_uri: 'https://127.0.0.1/keys.json',
    default_max_age: 60,
    logo_uri: null,
  }
  expect(parseRegistration(JSON.stringify(asked))).toEqual({
    client: {
      redirect_uris: ['https://a.example/cb'],
      application_type: 'web',
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  })
})

test.each([
  '',
  '[]',
  'null',
  '{',
  '{"redirect_uris":"https://a.example"}',
  '{"redirect_uris":[7]}',
  '{"redirect_uris":["https://a.example/cb"],"client_name":"\\u0000"}',
  '{"redirect_uris":["https://a.example/cb"],"client_name":"\\ud800"}',
])('a registration of %j is refused', (text) =>
  expect(parseRegistration(text)).toMatchObject({
    refusal: { error: 'invalid_client_metadata' },
  }),
)

test.each([
  [{ client_name: 'n'.repeat(201) }, 'client_name must have at most 200 characters'],
  [{ redirect_uris: [] }, 'redirect_uris must not be empty'],
  [{ redirect_uris: ['https://a.example/cb', 7] }, 'redirect_uris.1 must be a text'],
  [{ redirect_uris: undefined }, 'redirect_uris is required'],
  [
    { token_endpoint_auth_method: 'private_key_jwt' },
    'token_endpoint_auth_method must be one of none, client_secret_basic, client_secret_post',
  ],
])('the refusal of a registration names what is wrong with %j', (wrong, description) => {
  const text = JSON.stringify({ redirect_uris: ['https://a.example/cb'], ...wrong })
  expect(parseRegistration(text)).toEqual({
    refusal: { error: 'invalid_client_metadata', description },
  })
})

test.each([
  ' https://a.example/cb',
  'https://a.example/cb\n',
  'https:a.example/cb',
  'https:///a.example/cb',
  'HTTPS:/a.example/cb',
])('a registration of the redirect %j, which is no whole address, is refused', (redirect) => {
  expect(parseRegistration(JSON.stringify({ redirect_uris: [redirect] }))).toMatchObject({
    refusal: { error: 'invalid_redirect_uri', description: expect.stringContaining('whole') },
  })
})

test.each([
  'ftp://a.example/cb',
  'ws://a.example/cb',
  'wss://localhost/cb',
  'view-source:https://a.example/cb',
])('a registration of the redirect %s, which no browser follows, is refused', (redirect) => {
  expect(parseRegistration(JSON.stringify({ redirect_uris: [redirect] }))).toMatchObject({
    refusal: { error: 'invalid_redirect_uri' },
  })
})

test('a registration of a redirect that no parser reads is left to the library', () => {
  const redirects = ['https://[a.example/cb']
  expect(parseRegistration(JSON.stringify({ redirect_uris: redirects }))).toEqual({
    client: { redirect_uris: redirects, application_type: 'web' },
  })
})

test.each([['http://a.example/cb'], ['https://a.example/cb', 'http://10.0.0.1/cb']])(
  'a registration that redirects to %s without encryption is refused by its redirect',
  (...redirects) => {
    expect(parseRegistration(JSON.stringify({ redirect_uris: redirects }))).toMatchObject({
      refusal: { error: 'invalid_redirect_uri', description: expect.stringContaining('https') },
    })
  },
)

test.each([
  ['http://127.0.0.1/cb', 'native'],
  ['cursor://anysphere/cb', 'native'],
  ['https://a.example/cb', 'web'],
])('the document of a client that redirects to %s makes it a %s one', async (redirect, type) => {
  const response = await fetchDocument({ redirect_uris: [redirect] })
  expect(await response.json()).toEqual({
    token_endpoint_auth_method: 'none',
    application_type: type,
    redirect_uris: [redirect],
  })
})

test('a document of a client with a redirect without encryption is none', async () => {
  const { status } = await fetchDocument({ redirect_uris: ['http://a.example/cb'] })
  expect(status).toBe(404)
})

test('the document of a client is fetched without following redirects', async () => {
  const limits: (number | undefined)[] = []
  const fetch = createDocumentFetch(() => ({
    fetch: async ({ url, maxRedirects }) => {
      limits.push(maxRedirects)
      const headers = { location: 'https://elsewhere.example/client.json' }
      const body = Buffer.from(JSON.stringify({ redirect_uris: ['https://a.example/cb'] }))
      return { status: 302, headers, body, finalUrl: url, truncated: false }
    },
    close: async () => undefined,
  }))
  const { status } = await fetch('https://a.example/client.json')
  expect({ limits, status }).toEqual({ limits: [0], status: 404 })
})

/** By a fetcher that answers with this. */
async function fetchDocument(document: object): Promise<Response> {
  const fetch = createDocumentFetch(() => ({
    fetch: async ({ url }) => ({
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify(document)),
      finalUrl: url,
      truncated: false,
    }),
    close: async () => undefined,
  }))
  return await fetch('https://a.example/client.json')
}

test('what was sealed opens by its key alone, and unchanged', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = seal('a secret', key)
  expect(unseal(sealed, key)).toBe('a secret')
  expect(unseal(sealed, other)).toBeNull()
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed, key)).toBeNull()
  }
  expect(unseal(Buffer.alloc(5), key)).toBeNull()
  expect(sealed.toString('latin1')).not.toContain('a secret')
})
