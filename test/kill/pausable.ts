/** A service whose processes can be paused one at a time, with jobs under way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { call } from '../support/calls/call.ts'
import type { Running } from '../support/processes/process.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended } from '../support/rows/jobs.ts'
import { type Relay, startRelay } from '../support/servers/relay.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import { type Service, startService } from '../support/service/service.ts'
import { startTestStack } from '../support/stack/start.ts'

export const pausables = ['API', 'worker', 'PostgreSQL server', 'Temporal server'] as const
type Pausable = (typeof pausables)[number]

export type PausableService = {
  service: Service
  /** Between the API and PostgreSQL. */
  relay: Relay
  api: Running & { url: string }
  worker: Running
  /** Pauses a process while jobs are under way, and expects that every job is done once. */
  pause(process: Pausable, ms: number): Promise<void>
  stop(): Promise<void>
}

export const vinJob = { operation: 'vin', input: { vin: '1HGCM82633A004352', refresh: true } }

export async function startPausable(name: string): Promise<PausableService> {
  const stack = await startTestStack()
  const service = await startService(stack, name, {
    LOG_LEVEL: 'fatal',
    RECONCILE_EVERY_SECONDS: '1',
  })
  const direct = new URL(service.databaseUrl)
  const relay = await startRelay(Number(direct.port))
  direct.port = String(relay.port)
  const [api, worker] = await Promise.all([
    startApiProcess(service, { DATABASE_URL: direct.href }),
    service.startWorker(),
  ])

  /** @returns the job, or null when it was refused in a way that may be repeated */
  async function create(): Promise<string | null> {
    const response = await call(api.url, '/api/v1/jobs', {
      key: (await service.createKey()).key,
      body: vinJob,
    })
    if (response.status === 202) return response.headers.get('x-service-job-id')
    expect([response.status, response.headers.has('retry-after')]).toEqual([503, true])
    return null
  }

  async function expectDone(jobs: readonly (string | null)[]): Promise<void> {
    const made = jobs.filter((job) => job !== null)
    expect(made.length).toBeGreaterThan(0)
    for (const job of made) await ended(service.db, job)
    for (const job of made) await expectWhole(service.db, job)
  }

  const pids: Readonly<Record<Pausable, number>> = {
    API: api.pid,
    worker: worker.pid,
    'PostgreSQL server': stack.pids.postgres,
    'Temporal server': stack.pids.temporal,
  }
  return {
    service,
    relay,
    api,
    worker,
    async pause(target, ms) {
      const before = await Promise.all(Array.from({ length: 4 }, create))
      process.kill(pids[target], 'SIGSTOP')
      const during = sleep(1_000).then(() => Promise.all(Array.from({ length: 2 }, create)))
      await sleep(ms)
      process.kill(pids[target], 'SIGCONT')
      await expectDone([...before, ...(await during), await create()])
    },
    async stop() {
      await api.kill()
      await service.stop()
      await relay.close()
      await stack.stop()
    },
  }
}
