import { beforeAll, expect, test } from 'vitest'
import { rotateKeys } from '../../commands/rotate-keys.ts'
import { call } from '../support/calls/call.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { type Issuer, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
})

test('the discovery documents agree on the authorization server', async () => {
  const server = JSON.parse(
    await (await call(issuer.url, '/.well-known/oauth-authorization-server')).text(),
  )
  expect(server.issuer).toBe(issuer.url)
  expect(server.authorization_endpoint).toBe(`${issuer.url}/oauth/authorize`)
  expect(server.code_challenge_methods_supported).toEqual(['S256'])
  expect(server.response_types_supported).toEqual(['code'])
  // omitted, they would mean clients with a secret alone (RFC 8414, section 2)
  for (const endpoint of ['token', 'revocation', 'introspection'])
    expect(server[`${endpoint}_endpoint_auth_methods_supported`]).toContain('none')
  expect(server.client_id_metadata_document_supported).toBe(true)
  expect(server.authorization_response_iss_parameter_supported).toBe(true)
  const resource = JSON.parse(
    await (await call(issuer.url, '/.well-known/oauth-protected-resource')).text(),
  )
  expect(resource.authorization_servers).toEqual([issuer.url])
})

async function readSignInTables(): Promise<string> {
  const { rows } = await issuer.service.db.query<{ text: string }>(
    `select r::text as text from oauth_records r
     union all select k::text from api_keys k union all select o::text from oauth_keys o`,
  )
  return rows.map(({ text }) => text).join('\n')
}

test('the database holds no token, code, secret or cookie of the authorization server', async () => {
  const browser = await issuer.signIn('grep')
  const agent = issuer.newAgent()
  const registered = JSON.parse(
    await (await agent.register({ token_endpoint_auth_method: 'client_secret_post' })).text(),
  )
  await issuer.newAgent().connect(browser)
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

test('after npm run rotate-keys a new process signs by new keys, and knows those before', async () => {
  const env = {
    DATABASE_URL: issuer.service.databaseUrl,
    DATA_DIR: issuer.service.apis[0]?.deps.config.dataDir ?? '',
  }
  const jwks = async (at: string) => JSON.parse(await (await call(at, '/oauth/jwks')).text()).keys
  const before = await jwks(issuer.url)
  const { status } = await runInProcess(rotateKeys, [], env)
  expect(status).toBe(0)
  const { url: newUrl } = await issuer.service.startApi({ PUBLIC_URL: issuer.url })
  const after = await jwks(newUrl)
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(JSON.stringify(after)).not.toContain('"d"')

  const dropped = await runInProcess(rotateKeys, ['--drop-old'], env)
  expect(dropped.stdout).toContain('Those before are removed.')
  const left = await jwks((await issuer.service.startApi({ PUBLIC_URL: issuer.url })).url)
  expect(left).toHaveLength(1)
  expect(after).not.toContainEqual(left[0])
})
