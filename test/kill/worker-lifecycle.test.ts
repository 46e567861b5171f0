import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import { startProcess } from '../support/processes/process.ts'
import { randomFrom } from '../support/random.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended } from '../support/rows/jobs.ts'
import { freePort } from '../support/servers/free-port.ts'
import { startRelay } from '../support/servers/relay.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const waits = (text: string) => text.includes('Temporal cannot be reached: the worker waits for it')

describe('a worker that starts and stops', { timeout: 120_000 }, () => {
  let service: Service
  beforeAll(async () => {
    service = await startService(useStack(), 'worker-lifecycle', { RECONCILE_EVERY_SECONDS: '1' })
  })
  afterAll(() => service.stop())

  async function createJob(): Promise<string> {
    const { key } = await service.createKey()
    const body = { operation: 'vin', input: { vin: '1HGCM82633A004352', refresh: true } }
    const response = await call(service.url, '/api/v1/jobs', { key, body })
    return response.headers.get('x-service-job-id') ?? ''
  }

  test('a worker waits while Temporal is away, says so, and continues once it is back', async () => {
    const port = await freePort()
    const env = { ...service.env, TEMPORAL_ADDRESS: `127.0.0.1:${port}` }
    const worker = await startProcess('worker/main.ts', env, [], { isReady: waits })
    const relay = await startRelay(Number(useStack().temporalAddress.split(':')[1]), port)
    await ended(service.db, await createJob())
    await worker.kill()
    await relay.close()
  })

  test('a worker that loses Temporal logs the warnings of the native SDK as JSON lines, too', async () => {
    const relay = await startRelay(Number(useStack().temporalAddress.split(':')[1]))
    const env = { TEMPORAL_ADDRESS: `127.0.0.1:${relay.port}`, LOG_LEVEL: 'warn' }
    const worker = await service.startWorker(env)
    await relay.close()
    await eventually(() => expect(worker.output()).toContain('gRPC call'), { timeoutMs: 30_000 })
    const lines = worker.output().trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([])
    await worker.kill()
  })

  test('a worker that its database, Temporal or a port refuses ends with a sentence and takes no task', async () => {
    const nowhere = new URL(service.databaseUrl)
    nowhere.pathname = '/nowhere'
    const start = (env: Record<string, string>) =>
      startProcess('worker/main.ts', { ...service.env, ...env })
    await Promise.all([
      expect(start({ DATABASE_URL: nowhere.href })).rejects.toThrow(
        'ended with 2:\nthe database cannot be used: database "nowhere" does not exist\n',
      ),
      expect(start({ TEMPORAL_NAMESPACE: 'nowhere' })).rejects.toThrow(
        /ended with 2:\nTemporal refuses the worker at \S+: Namespace nowhere is not found\.\n/,
      ),
      expect(start({ WORKER_METRICS_PORT: new URL(service.url).port })).rejects.toThrow(
        /ended with 2:\nport \d+ of \S+ cannot be opened: address already in use\n/,
      ),
    ])
  })

  test('a worker that receives SIGTERM while it waits for Temporal stops at once', async () => {
    const nowhere = { ...service.env, TEMPORAL_ADDRESS: '127.0.0.1:9' }
    const worker = await startProcess('worker/main.ts', nowhere, [], { isReady: waits })
    const asked = performance.now()
    expect(await worker.stop()).toBe(0)
    expect(performance.now() - asked).toBeLessThan(3_000)
  })

  test('a worker that receives SIGTERM with many jobs in flight always exits with 0, and the next worker continues them', async () => {
    const random = randomFrom(20_261_122)
    const jobs: string[] = []
    for (let round = 0; round < 2; round += 1) {
      const worker = await service.startWorker()
      jobs.push(...(await Promise.all(Array.from({ length: 8 }, createJob))))
      await sleep(random() * 300)
      expect(await worker.stop()).toBe(0)
      expect(worker.output()).not.toContain('Uncaught')
    }
    await service.runWorker()
    for (const job of jobs) await ended(service.db, job)
    for (const job of jobs) await expectWhole(service.db, job)
  })
})
