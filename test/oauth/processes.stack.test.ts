/** The authorization server in a process of its own, which trusts an authority of the test. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { freshAddress } from '../support/calls/callers.ts'
import { type Running, startProcess } from '../support/processes/process.ts'
import { createAuthority } from '../support/servers/fetch-certificate.ts'
import { serve } from '../support/servers/fetch-server.ts'
import { freePort } from '../support/servers/free-port.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { Agent } from '../support/sign-in/agent.ts'
import { signInUser } from '../support/sign-in/sign-in-user.ts'

const authority = createAuthority()

let service: SharedService
let folder: string
let first: Running
let second: { url: string }
let url: string
beforeAll(async () => {
  service = await useApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'authorities-'))
  const file = path.join(folder, 'ca.pem')
  await writeFile(file, authority.cert)
  const port = await freePort()
  url = `http://localhost:${port}`
  const env = { TRUSTED_PROXIES: '1', PUBLIC_URL: url }
  first = await startProcess('server/main.ts', {
    ...service.env,
    ...env,
    PORT: String(port),
    NODE_EXTRA_CA_CERTS: file,
    EGRESS_ALLOW: 'localhost',
  })
  second = await service.startApi(env)
  await service.createKey({ account: 'acme' })
})
afterAll(async () => {
  await first.kill()
  await rm(folder, { recursive: true })
  await service.stop()
})

const read = (key: string) => call(second.url, '/api/v1/jobs', { key })

test('a client that its metadata document names comes in, and its user sees where it is published', async () => {
  let document = {}
  const answer = {
    '/client.json': (_: unknown, response: ServerResponse) =>
      response.end(JSON.stringify(document)),
  }
  const { port, seen } = await serve(answer, authority.issue(['localhost']))
  const agent = new Agent(url, freshAddress())
  agent.clientId = `https://localhost:${port}/client.json`
  document = {
    client_id: agent.clientId,
    client_name: 'Published agent',
    redirect_uris: [agent.redirect],
  }
  const browser = await signInUser(service, url, 'dora')
  const page = await agent.openConsent(browser)
  expect(page).toContain('Published agent')
  expect(page).toContain(`published at localhost:${port}`)
  const tokens = await agent.connect(browser)
  expect((await read(tokens.access_token)).status).toBe(200)
  const refreshed = await agent.refresh(tokens.refresh_token)
  expect(refreshed.status).toBe(200)
  // kept in between
  expect(seen).toHaveLength(1)
})

test('a process that dies between a code and its token doubles nothing', async () => {
  const agent = new Agent(url, freshAddress())
  await agent.register({ client_name: 'Interrupted' })
  const { searchParams } = await agent.authorize(await signInUser(service, url, 'kill'))
  const code = searchParams.get('code') ?? ''
  await first.kill()
  await expect(agent.exchange(code)).rejects.toThrow('fetch failed')

  const again = new Agent(second.url, freshAddress())
  Object.assign(again, { clientId: agent.clientId, verifier: agent.verifier })
  const exchanged = await again.exchange(code)
  expect(exchanged.status).toBe(200)
  const { rows } = await service.db.query(
    `select k.name, count(r.*) filter (where r.kind = 'AccessToken')::integer as tokens,
       count(r.*) filter (where r.kind = 'RefreshToken')::integer as refresh_tokens
     from api_keys k join oauth_records r on r.grant_id = k.id
     where k.name = 'Interrupted' group by k.id`,
  )
  expect(rows).toEqual([{ name: 'Interrupted', tokens: 1, refreshTokens: 1 }])
  expect((await again.exchange(code)).status).toBe(400)
})
