import type { Worker } from '@temporalio/worker'
import type { Logger } from 'pino'

type Runnable = Pick<Worker, 'run' | 'shutdown' | 'getState'>

type Workers = {
  /**
   * Resolves when all have stopped.
   * @throws the error of a worker that ended by itself; the others are stopped first
   */
  ended: Promise<void>
  /** Takes no new tasks and gives running ones the grace time. Repeatable. */
  stop(): void
}

/**
 * Runs workers until they are stopped. While they stop, the SDK may find a workflow of its cache
 * still open, or a task that outlasts the grace time, and reject; that costs nothing, since another
 * worker goes on with the run, so it is logged once and the stop is a success.
 */
export function runWorkers(workers: readonly Runnable[], log: Logger): Workers {
  let isStopping = false
  let isWarned = false
  const stop = () => {
    isStopping = true
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown()
  }
  const run = async (worker: Runnable) => {
    try {
      await worker.run()
    } catch (error) {
      if (!isStopping) {
        stop()
        throw error
      }
      if (!isWarned) log.warn({ err: error }, 'a worker stopped before it had put everything away')
      isWarned = true
    }
  }
  const all = Promise.allSettled(workers.map(run))
  const ended = all.then((results) => {
    for (const result of results) if (result.status === 'rejected') throw result.reason
  })
  return { ended, stop }
}
