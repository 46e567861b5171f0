import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { hold } from '../support/rows/jobs.ts'
import { startRelay } from '../support/servers/relay.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

let service: Service
beforeAll(async () => {
  service = await startService(useStack(), 'api-stop', { RECONCILE_EVERY_SECONDS: '1' })
})
afterAll(() => service.stop())

test.each([
  ['while the database answers', false],
  ['while the database stands still', true],
])(
  'an API that is stopped with requests that wait, %s, ends with 0 and asks no pool that has ended',
  async (_, isHeld) => {
    const api = await startApiProcess(service)
    const { key } = await service.createKey()
    const vin = { vin: '1HGCM82633A004352', refresh: true }
    const created = await call(api.url, '/api/v1/jobs', {
      key,
      body: { operation: 'vin', input: vin },
    })
    const job = `/api/v1/jobs/${created.headers.get('x-service-job-id')}`
    const waiting = [
      ...Array.from({ length: 5 }, () => call(api.url, `${job}?wait=20`, { key })),
      ...Array.from({ length: 5 }, () => call(api.url, '/api/v1/vin', { key, body: vin })),
      ...Array.from({ length: 5 }, async () =>
        (await call(api.url, `${job}/events`, { key })).text(),
      ),
      call(api.url, `${job}/stop`, { key, method: 'POST' }),
    ].map((asked) => asked.catch(() => 'cut'))
    await sleep(1_500)
    const held = isHeld
      ? await hold(service.databaseUrl, (tx) =>
          tx.query('lock table jobs in access exclusive mode'),
        )
      : null
    expect(await api.stop()).toBe(0)
    await held?.release()
    await Promise.all(waiting)
    expect(api.output()).not.toContain('after calling end')
  },
)

test('an API that is stopped while nothing comes back from its database ends within ten seconds', async () => {
  const database = new URL(service.databaseUrl)
  const relay = await startRelay(Number(database.port))
  database.port = String(relay.port)
  const api = await startApiProcess(service, { DATABASE_URL: database.href })
  relay.swallow(true)
  const asked = performance.now()
  expect(await api.stop()).toBe(0)
  expect(performance.now() - asked).toBeLessThan(10_000)
  await relay.close()
})
