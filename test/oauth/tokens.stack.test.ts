import * as oauth from 'oauth4webapi'
import { beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../../oauth/adapter.ts'
import type { Api } from '../../server/serve.ts'
import { call } from '../support/calls/call.ts'
import { refuseRows } from '../support/rows/refuse-rows.ts'
import { type Issuer, oauthErrorOf, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
let second: Api
beforeAll(async () => {
  issuer = await openIssuer()
  second = await issuer.service.startApi(issuer.env)
  return issuer.service.stop
})

test('an application that was allowed reads with its access token', async () => {
  const tokens = await issuer.newAgent().connect(await issuer.signIn('ada'))
  expect(tokens.expires_in).toBe(900)
  expect(tokens.scope.split(' ').sort()).toEqual(['chat', 'dossier', 'search'])
  expect((await issuer.read(tokens.access_token)).status).toBe(200)
  expect((await issuer.read(tokens.access_token, second.url)).status).toBe(200)
})

test.each([
  ['a code that was used', {}, 'invalid_grant'],
  ['another verifier', { code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
  ['another redirect', { redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
  ['another resource', { resource: 'https://evil.example/' }, 'invalid_target'],
])('the token endpoint refuses %s, and uses up no code', async (what, change, expected) => {
  const agent = issuer.newAgent()
  await agent.register()
  const { searchParams } = await agent.authorize(await issuer.signIn(`code ${what}`))
  const code = searchParams.get('code') ?? ''
  const isUsed = Object.keys(change).length === 0
  if (isUsed) expect((await agent.exchange(code)).status).toBe(200)
  const refused = await agent.exchange(code, change)
  expect(refused.status).toBe(400)
  expect(await oauthErrorOf(refused)).toBe(expected)
  if (!isUsed) expect((await agent.exchange(code)).status).toBe(200)
})

test('a code that is used twice ends what it had opened', async () => {
  const agent = issuer.newAgent()
  await agent.register()
  const { searchParams } = await agent.authorize(await issuer.signIn('cora'))
  const code = searchParams.get('code') ?? ''
  const tokens = JSON.parse(await (await agent.exchange(code)).text())
  await agent.exchange(code)
  expect((await issuer.read(tokens.access_token)).status).toBe(401)
})

test('a refresh for more than was allowed is invalid_scope', async () => {
  const agent = issuer.newAgent()
  const { refresh_token } = await agent.connect(await issuer.signIn('more'), { scope: 'search' })
  const asked = { grant_type: 'refresh_token', refresh_token, scope: 'search dossier' }
  const refused = await agent.token(asked)
  expect(refused.status).toBe(400)
  expect(await oauthErrorOf(refused)).toBe('invalid_scope')
})

test('a refresh token rotates; the used one, sent again later, ends the grant', async () => {
  const agent = issuer.newAgent()
  const tokens = await agent.connect(await issuer.signIn('rita'))
  const next = JSON.parse(await (await agent.refresh(tokens.refresh_token)).text())
  expect(next.refresh_token).not.toBe(tokens.refresh_token)
  expect((await issuer.read(next.access_token)).status).toBe(200)
  await issuer.service.db.query(
    "update oauth_records set consumed_at = consumed_at - interval '1 minute' where consumed_at is not null",
  )
  expect(await oauthErrorOf(await agent.refresh(tokens.refresh_token))).toBe('invalid_grant')
  expect((await issuer.read(next.access_token)).status).toBe(401)
  expect(await oauthErrorOf(await agent.refresh(next.refresh_token))).toBe('invalid_grant')
})

test('of six refreshes at once on two processes one wins, and none is a failure of ours', async () => {
  const agent = issuer.newAgent()
  const tokens = await agent.connect(await issuer.signIn('raul'))
  const elsewhere = issuer.newAgent(second.url)
  elsewhere.clientId = agent.clientId
  const answers = await Promise.all(
    [agent, elsewhere, agent, elsewhere, agent, elsewhere].map((one) =>
      one.refresh(tokens.refresh_token),
    ),
  )
  const won = answers.find(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  const { access_token: access } = JSON.parse((await won?.text()) ?? '')
  expect((await issuer.read(access)).status).toBe(200)
})

test('a refresh token that two processes have found unused is used up by one of them', async () => {
  const records = createAdapter({ db: issuer.service.db, now: () => new Date() }, 'RefreshToken')
  const id = 'a refresh token of two processes'
  await records.upsert(id, { kind: 'RefreshToken' }, 60)
  const used = await Promise.allSettled([records.consume(id), records.consume(id)])
  expect(used.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(used.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: 'invalid_grant' },
  })
})

test('a refresh token or a code that a failing database could not exchange can be sent again', async () => {
  const agent = issuer.newAgent()
  const browser = await issuer.signIn('rena')
  const { refresh_token } = await agent.connect(browser)
  const { searchParams } = await agent.authorize(browser)
  const code = searchParams.get('code') ?? ''
  const makeRoom = await refuseRows(issuer.service.db, 'oauth_records')
  expect((await agent.refresh(refresh_token)).status).toBe(500)
  expect((await agent.exchange(code)).status).toBe(500)
  await makeRoom()
  for (const answer of [await agent.refresh(refresh_token), await agent.exchange(code)]) {
    expect(answer.status).toBe(200)
    const { access_token } = JSON.parse(await answer.text())
    expect((await issuer.read(access_token)).status).toBe(200)
  }
})

test('an application that revokes its refresh token ends its grant', async () => {
  const agent = issuer.newAgent()
  const tokens = await agent.connect(await issuer.signIn('paul'))
  expect((await agent.revoke(tokens.refresh_token)).status).toBe(200)
  expect((await issuer.read(tokens.access_token)).status).toBe(401)
})

test('a token for the base address opens REST and not the MCP endpoint', async () => {
  const browser = await issuer.signIn('mona')
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    },
  }
  const mcp = (key: string) =>
    call(issuer.url, '/api/mcp', {
      key,
      body: initialize,
      headers: { accept: 'application/json, text/event-stream' },
    })
  const base = await issuer.newAgent().connect(browser, { resource: issuer.url })
  expect((await issuer.read(base.access_token)).status).toBe(200)
  expect((await mcp(base.access_token)).status).toBe(401)
  const tool = await issuer.newAgent().connect(browser, { resource: `${issuer.url}/api/mcp` })
  expect((await mcp(tool.access_token)).status).toBe(200)
  expect((await issuer.read(tool.access_token)).status).toBe(200)
})

test('one application refreshes its tokens for both resources', async () => {
  const browser = await issuer.signIn('both')
  const agent = issuer.newAgent()
  const tool = await agent.connect(browser, { resource: `${issuer.url}/api/mcp` })
  const base = await agent.connect(browser, { resource: issuer.url })
  const refreshed = JSON.parse(await (await agent.refresh(tool.refresh_token)).text())
  expect(refreshed.scope.split(' ').sort()).toEqual(['chat', 'dossier', 'search'])
  expect((await agent.refresh(base.refresh_token)).status).toBe(200)
})

test('an independent client library discovers, exchanges, refreshes and revokes', async () => {
  const insecure = { [oauth.allowInsecureRequests]: true }
  const address = new URL(issuer.url)
  const found = await oauth.discoveryRequest(address, { algorithm: 'oauth2', ...insecure })
  const server = await oauth.processDiscoveryResponse(address, found)
  const agent = issuer.newAgent()
  await agent.register()
  const callback = await agent.authorize(await issuer.signIn('lib'))
  const client = { client_id: agent.clientId }
  const parameters = oauth.validateAuthResponse(server, client, callback, 'the state')
  const exchanged = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    agent.redirect,
    agent.verifier,
    insecure,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, exchanged)
  expect((await issuer.read(tokens.access_token)).status).toBe(200)
  const refreshed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      tokens.refresh_token ?? '',
      insecure,
    ),
  )
  await oauth.processRevocationResponse(
    await oauth.revocationRequest(
      server,
      client,
      oauth.None(),
      refreshed.refresh_token ?? '',
      insecure,
    ),
  )
  expect((await issuer.read(refreshed.access_token)).status).toBe(401)
})
