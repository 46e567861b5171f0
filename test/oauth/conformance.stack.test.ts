import { beforeAll, expect, test } from 'vitest'
import { judgeAuthorization } from '../support/mcp/judge.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type Issuer, openIssuer } from '../support/sign-in/open-issuer.ts'

let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  return issuer.service.stop
})

test('the authorization server conforms to both scenarios of the MCP suite', async () => {
  const port = await freePort()
  const agent = issuer.newAgent()
  agent.redirect = `http://127.0.0.1:${port}/callback`
  await agent.register()
  const browser = await issuer.signIn('judge')
  const options = [
    ['--client-id', agent.clientId],
    ['--port', String(port)],
    ['--resource', `${issuer.url}/api/mcp`],
  ]
  const { passed, failed } = await judgeAuthorization(
    issuer.url,
    options.flat(),
    async (address) => {
      await fetch(await agent.follow(browser, address))
    },
  )
  expect(failed).toEqual([])
  expect(passed.sort()).toEqual([
    'authorization-code-grant: authorization-code-grant',
    'authorization-server-metadata-endpoint: authorization-server-metadata',
    'authorization-server-metadata-endpoint: authorization-server-metadata-cimd',
  ])
})
