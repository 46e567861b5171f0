import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../support/processes/process.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { useStack } from '../support/stack/use-stack.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(() => service.stop())

const startApi = (env: Record<string, string>) =>
  startProcess('server/main.ts', { ...service.env, ...env })

test('an API that its database refuses ends with a sentence', async () => {
  const nowhere = new URL(service.databaseUrl)
  nowhere.pathname = '/nowhere'
  await expect(startApi({ DATABASE_URL: nowhere.href })).rejects.toThrow(
    'ended with 2:\nthe database cannot be used: database "nowhere" does not exist\n',
  )
})

test('an API whose port another process has taken ends with a sentence', async () => {
  const other = createServer()
  const port = String(await openLoopback(other))
  await expect(startApi({ PORT: port })).rejects.toThrow(
    `ended with 2:\nport ${port} of 127.0.0.1 cannot be opened: address already in use\n`,
  )
  other.close()
})

test('an API of an older version serves a newer database, and logs that it is newer', async () => {
  const databaseUrl = await useStack().createTestDatabase('newer_version')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("insert into migrations (name, run_on) values ('9999_later', now())")
  await client.end()
  const api = await startApi({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', PORT: '0' })
  expect(api.output()).toMatch(
    /"migration":"9999_later","msg":"the database is of a newer version than this process"/,
  )
  await api.kill()
})
