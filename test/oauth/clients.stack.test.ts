import { createServer } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { deleteExpiredOAuthRecords } from '../../store/oauth/records.ts'
import { freshAddress } from '../support/calls/callers.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'
import { Browser } from '../support/sign-in/browser.ts'
import { type Issuer, oauthErrorOf, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
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
  const response = await issuer.newAgent().register(metadata)
  expect(response.status).toBe(400)
})

test('the eleventh registration from an address in a minute waits', async () => {
  const agent = issuer.newAgent()
  for (let i = 0; i < 10; i += 1) expect((await agent.register()).status).toBe(201)
  expect((await agent.register()).status).toBe(429)
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
  const agent = issuer.newAgent()
  const browser = new Browser(issuer.url, freshAddress())
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
  const [unused, used] = [issuer.newAgent(), issuer.newAgent()]
  await unused.register()
  const tokens = await used.connect(await issuer.signIn('kept'))
  await issuer.service.db.query(
    "update oauth_records set created_at = created_at - interval '91 days' where kind = 'Client'",
  )
  const now = new Date()
  const unusedBefore = new Date(now.getTime() - 90 * 86_400_000)
  await deleteExpiredOAuthRecords(issuer.service.db, { now, unusedBefore, batch: 500 })
  expect((await used.refresh(tokens.refresh_token)).status).toBe(200)
  const unknown = await unused.refresh('any')
  expect(unknown.status).toBe(401)
  expect(await oauthErrorOf(unknown)).toBe('invalid_client')
})
