/**
 * Everything that runs in earnest, each as a process that may be killed at any moment: two APIs,
 * two workers, PostgreSQL, Temporal.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../support/processes/process.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import type { Service } from '../support/service/service.ts'
import type { TestStack } from '../support/stack/start.ts'

export const targets = ['worker', 'api', 'postgres', 'temporal'] as const
type Target = (typeof targets)[number]

export type Strike = {
  target: Target
  /** Paused, as by a machine that swaps or moves, or killed. */
  isPause: boolean
  /** When it is hit, and how long it stays away, in milliseconds. */
  atMs: number
  downMs: number
}

export type Fleet = {
  /**
   * Where an API is asked; that it answers is not promised. `n` counts the tries of a caller, who
   * goes to the other one when one is gone.
   */
  urlOf(n: number): string
  /**
   * SIGKILL, without a goodbye, or SIGSTOP to all of them, also at the same time; resolves when
   * everything runs again.
   */
  strike(strikes: readonly Strike[]): Promise<void>
  stop(): Promise<void>
}

export async function startFleet(stack: TestStack, service: Service): Promise<Fleet> {
  const [apis, workers] = await Promise.all([
    Promise.all([startApiProcess(service), startApiProcess(service)]),
    Promise.all([service.startWorker(), service.startWorker()]),
  ])
  let next = 0

  async function restart<One extends Running>(
    ones: One[],
    start: () => Promise<One>,
    downMs: number,
  ): Promise<void> {
    const place = next % ones.length
    next += 1
    await ones[place]?.kill()
    await sleep(downMs)
    ones[place] = await start()
  }

  const hit: Record<Target, (downMs: number) => Promise<void>> = {
    worker: (downMs) => restart(workers, () => startAgain(() => service.startWorker()), downMs),
    api: (downMs) => restart(apis, () => startAgain(() => startApiProcess(service)), downMs),
    postgres: (downMs) => stack.restartPostgres('kill', () => sleep(downMs)),
    temporal: (downMs) => stack.restartTemporal('kill', () => sleep(downMs)),
  }

  const pids: Record<Target, () => number | undefined> = {
    worker: () => workers[next++ % workers.length]?.pid,
    api: () => apis[next++ % apis.length]?.pid,
    postgres: () => stack.pids.postgres,
    temporal: () => stack.pids.temporal,
  }

  async function pause(target: Target, ms: number): Promise<void> {
    const pid = pids[target]()
    if (pid === undefined) return
    process.kill(pid, 'SIGSTOP')
    await sleep(ms)
    process.kill(pid, 'SIGCONT')
  }

  return {
    urlOf: (n) => apis[n % apis.length]?.url ?? '',
    async strike(strikes) {
      const began = performance.now()
      // the same kind one after another, different kinds at the same time if it comes so
      await Promise.all(
        targets.map(async (target) => {
          const own = strikes
            .filter((strike) => strike.target === target)
            .sort((a, b) => a.atMs - b.atMs)
          for (const { isPause, atMs, downMs } of own) {
            await sleep(Math.max(0, began + atMs - performance.now()))
            await (isPause ? pause(target, downMs) : hit[target](downMs))
          }
        }),
      )
    },
    async stop() {
      await Promise.all(apis.map((api) => api.kill()))
    },
  }
}

/** As a supervisor does: what ends at its start, since what it needs is away, is started again. */
async function startAgain<One>(start: () => Promise<One>): Promise<One> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start()
    } catch (error) {
      if (tries === 10) throw error
      await sleep(300)
    }
  }
}
