import { beforeAll, expect, test } from 'vitest'
import { findOrCreateUser } from '../../commands/find-or-create-user.ts'
import { findGrant, recordGrant } from '../../store/accounts/keys.ts'
import { call } from '../support/calls/call.ts'
import { freshAddress } from '../support/calls/callers.ts'
import { accountOf } from '../support/rows/accounts.ts'
import { Browser } from '../support/sign-in/browser.ts'
import { type Issuer, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
})

test('a user who is signed out signs in first and comes back', async () => {
  const agent = issuer.newAgent()
  await agent.register()
  const browser = new Browser(issuer.url, freshAddress())
  const first = await browser.get(agent.authorizeUrl())
  const consent = first.headers.get('location') ?? ''
  expect(consent).toMatch(/^\/oauth\/consent\?uid=/)
  const second = await browser.get(consent)
  expect(second.headers.get('location')).toBe(
    `/sign-in?${new URLSearchParams({ return_to: consent })}`,
  )
})

test('a grant that is known is not asked for again, but for a program on the machine it is', async () => {
  const browser = await issuer.signIn('uma')
  const agent = issuer.newAgent()
  await agent.connect(browser)
  const again = await agent.authorize(browser, { typed: [['decision', 'deny']] })
  expect(again.searchParams.get('code')).not.toBeNull()

  const local = issuer.newAgent()
  local.redirect = 'http://127.0.0.1:4711/callback'
  await local.register({ redirect_uris: ['http://127.0.0.1/callback'] })
  await local.connect(browser)
  const asked = await local.authorize(browser, { typed: [['decision', 'deny']] })
  expect(asked.searchParams.get('error')).toBe('access_denied')
})

test('of a user in two accounts, the account that an application was allowed last is used', async () => {
  await issuer.service.createKey({ account: 'second' })
  const user = { name: 'tess', email: null, now: new Date() }
  await findOrCreateUser(issuer.service.db, { ...user, account: 'acme' })
  const userId = await findOrCreateUser(issuer.service.db, { ...user, account: 'second' })
  const allow = async (id: string, account: string, seconds: number) =>
    await recordGrant(issuer.service.db, {
      id: `key_${id}`,
      accountId: (await accountOf(issuer.service.db, account)).id,
      name: 'An agent',
      secretSha256: Buffer.alloc(32, id),
      scopes: ['chat'],
      userId,
      clientId: 'tess-agent',
      now: new Date(Date.now() + seconds * 1_000),
    })
  const grant = { userId, clientId: 'tess-agent', accountId: null }
  const found = () => findGrant(issuer.service.db, { ...grant, now: new Date() })
  await allow('tess_a', 'acme', -9)
  await allow('tess_b', 'second', -8)
  expect(await found()).toBe('key_tess_b')
  await allow('tess_a', 'acme', -7)
  expect(await found()).toBe('key_tess_a')
})

test('a user who denies sends the application away with access_denied', async () => {
  const agent = issuer.newAgent()
  await agent.register()
  const { searchParams } = await agent.authorize(await issuer.signIn('dina'), {
    typed: [['decision', 'deny']],
  })
  expect(searchParams.get('error')).toBe('access_denied')
  expect(searchParams.get('state')).toBe('the state')
  expect(searchParams.get('iss')).toBe(issuer.url)
})

test('a user allows fewer scopes than were asked for', async () => {
  const tokens = await issuer.newAgent().connect(await issuer.signIn('felix'), {
    scope: 'search dossier',
    typed: [
      ['decision', 'allow'],
      ['scope', 'search'],
    ],
  })
  expect(tokens.scope).toBe('search')
  const refused = await call(issuer.url, '/api/v1/dossier', {
    key: tokens.access_token,
    body: { person: 'x' },
  })
  expect(refused.status).toBe(403)
})

test('markup in the name of a client is shown as text', async () => {
  const agent = issuer.newAgent()
  await agent.register({ client_name: '<script>alert(1)</script>' })
  const page = await agent.openConsent(await issuer.signIn('xenia'))
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('not verified')
  expect(page).not.toContain('<script>alert')
})

test.each([
  ['the consent page', {}],
  ['the page for what cannot be asked', { redirect_uri: 'https://evil.example/' }],
])('%s may not be framed or kept', async (_, change) => {
  const agent = issuer.newAgent()
  await agent.register()
  const browser = await issuer.signIn('framed')
  const first = await browser.get(agent.authorizeUrl({}, change))
  const at = first.headers.get('location')
  const { headers } = at === null ? first : await browser.get(at)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the consent page says who asks, where the answer goes and what it may cost', async () => {
  const agent = issuer.newAgent()
  await agent.register({ client_name: 'Dear agent' })
  const page = await agent.openConsent(await issuer.signIn('cost'), { scope: 'search dossier' })
  expect(page).toContain('<strong><bdi>Dear agent</bdi></strong>')
  expect(page).toContain('<strong>agent.example</strong>')
  expect(page).toMatch(/search people, companies and pictures, each up to \d % of a week/)
  expect(page).toMatch(/build dossiers and look up vehicles, each up to \d\d? % of a week/)
  expect(page).not.toContain('ask questions')
  expect(page).toContain('You are signed in as cost.')
})

test('a scope that was left out is asked for again', async () => {
  const browser = await issuer.signIn('stella')
  const agent = issuer.newAgent()
  const typed = [
    ['decision', 'allow'],
    ['scope', 'search'],
  ]
  // the key has the name's first 80 characters, of which an emoji is one
  await agent.register({ client_name: `${'n'.repeat(79)}😀 agent` })
  await agent.connect(browser, { scope: 'search dossier', typed })
  const { rows } = await issuer.service.db.query(`select name from api_keys where name like 'nnn%'`)
  expect(rows).toEqual([{ name: `${'n'.repeat(79)}😀` }])
  const again = await agent.connect(browser, { scope: 'search dossier' })
  expect(again.scope.split(' ').sort()).toEqual(['dossier', 'search'])
})
