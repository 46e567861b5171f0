import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../support/process.ts'
import type { SharedService } from '../support/service.ts'
import { useApi } from '../support/use-service.ts'

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
