import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '../support/calls/callers.ts'
import { judgeAuthorization } from '../support/mcp/judge.ts'
import { freePort } from '../support/servers/free-port.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { Agent } from '../support/sign-in/agent.ts'
import { signInUser } from '../support/sign-in/sign-in-user.ts'

let service: SharedService
let url: string
beforeAll(async () => {
  service = await useApi()
  const port = await freePort()
  url = `http://localhost:${port}`
  await service.startApi({ PORT: String(port), PUBLIC_URL: url, TRUSTED_PROXIES: '1' })
  await service.createKey({ account: 'acme' })
})
afterAll(() => service.stop())

test('the authorization server conforms to both scenarios of the MCP suite', async () => {
  const port = await freePort()
  const agent = new Agent(url, freshAddress())
  agent.redirect = `http://127.0.0.1:${port}/callback`
  await agent.register()
  const browser = await signInUser(service, url, 'judge')
  const options = [
    ['--client-id', agent.clientId],
    ['--port', String(port)],
    ['--resource', `${url}/api/mcp`],
  ]
  const { passed, failed } = await judgeAuthorization(url, options.flat(), async (address) => {
    await fetch(await agent.follow(browser, address))
  })
  expect(failed).toEqual([])
  expect(passed.sort()).toEqual([
    'authorization-code-grant: authorization-code-grant',
    'authorization-server-metadata-endpoint: authorization-server-metadata',
    'authorization-server-metadata-endpoint: authorization-server-metadata-cimd',
  ])
})
