import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateKeys } from '../../commands/rotate-keys.ts'
import { call } from '../support/calls/call.ts'
import { freshAddress } from '../support/calls/callers.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { Agent } from '../support/sign-in/agent.ts'
import { signInUser } from '../support/sign-in/sign-in-user.ts'
import { startIssuer } from '../support/sign-in/start-issuer.ts'

let service: SharedService
let url: string
let _secondUrl: string

beforeAll(async () => {
  service = await useApi()
  const { api, env } = await startIssuer(service)
  ;({ url } = api)
  _secondUrl = (await service.startApi(env)).url
})
afterAll(() => service.stop())

const newAgent = (at = url) => new Agent(at, freshAddress())
const signedIn = (name: string) => signInUser(service, url, name)

const _read = (key: string, at = url) => call(at, '/api/v1/jobs', { key })
const _error = async (response: Response) => JSON.parse(await response.text()).error

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
