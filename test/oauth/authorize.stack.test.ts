import { beforeAll, expect, test } from 'vitest'
import { freshAddress } from '../support/calls/callers.ts'
import { Browser } from '../support/sign-in/browser.ts'
import { type Issuer, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
})

test.each([
  ['a redirect that was not registered', { redirect_uri: 'https://evil.example/' }],
  ['an unknown client', { client_id: 'client_unknown' }],
])('the authorization endpoint shows a page for %s and leads nowhere', async (_, change) => {
  const agent = issuer.newAgent()
  await agent.register()
  const browser = new Browser(issuer.url, freshAddress())
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
])('the authorization endpoint refuses %s', async (what, change, expected) => {
  const agent = issuer.newAgent()
  const browser = await issuer.signIn(`refused ${what}`)
  await agent.connect(browser)
  const response = await browser.get(agent.authorizeUrl({}, change))
  const target = new URL(response.headers.get('location') ?? '')
  const answer =
    target.hash === '' ? target.searchParams : new URLSearchParams(target.hash.slice(1))
  expect(Object.fromEntries(answer)).toMatchObject({
    error: expected,
    iss: issuer.url,
    state: 'the state',
  })
})

// RFC 9700, section 4.11.2: a registered redirect may be a trap
test.each([
  ['another resource', { resource: 'https://evil.example' }, 'invalid_target'],
  ['no PKCE', { code_challenge: '' }, 'invalid_request'],
  ['an implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
  ['a form as the answer', { code_challenge: '', response_mode: 'form_post' }, 'invalid_request'],
])(
  'a wrong request with %s leads a visitor who is signed out nowhere by itself',
  async (_, change, expected) => {
    const agent = issuer.newAgent()
    await agent.register()
    const response = await new Browser(issuer.url, freshAddress()).get(
      agent.authorizeUrl({}, change),
    )
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    const page = await response.text()
    const [, link = ''] = /<a href="(https:[^"]+)">Back to agent\.example<\/a>/.exec(page) ?? []
    const { searchParams } = new URL(link.replaceAll('&amp;', '&'))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: expected,
      iss: issuer.url,
      state: 'the state',
    })
    expect(page).not.toContain('<form')
  },
)

test('an answer with a code names who sends it', async () => {
  const agent = issuer.newAgent()
  await agent.register()
  const { searchParams } = await agent.authorize(await issuer.signIn('issuer'))
  expect(searchParams.get('code')).not.toBeNull()
  expect([searchParams.get('iss'), searchParams.get('state')]).toEqual([issuer.url, 'the state'])
})

test('behind a proxy that ends https, the cookies of the authorization server are secure', async () => {
  const secure = await issuer.service.startApi({ PUBLIC_URL: 'https://research.example' })
  const agent = issuer.newAgent(secure.url)
  await agent.register()
  const { headers } = await new Browser(secure.url, freshAddress()).get(agent.authorizeUrl())
  const cookies = headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/i)
})

test('a request that may show no page is refused without one', async () => {
  const agent = issuer.newAgent()
  await agent.register()
  const browser = new Browser(issuer.url, freshAddress())
  const { headers } = await browser.get(agent.authorizeUrl({}, { prompt: 'none' }))
  const { origin, searchParams } = new URL(headers.get('location') ?? '')
  expect(origin).toBe('https://agent.example')
  expect(searchParams.get('error')).toBe('login_required')
})
