import { pino } from 'pino'
import { expect, test } from 'vitest'
import { runWorkers } from '../../worker/run-workers.ts'

const log = pino({ level: 'silent' })

/** Runs until it is shut down, then ends with the given result. */
function makeWorker(
  end: (finish: { resolve: () => void; reject: (error: Error) => void }) => void,
) {
  const running = Promise.withResolvers<void>()
  let state: 'INITIALIZED' | 'RUNNING' | 'STOPPING' = 'INITIALIZED'
  return {
    getState: () => state,
    run() {
      state = 'RUNNING'
      return running.promise
    },
    shutdown() {
      if (state !== 'RUNNING') throw new Error('Not running')
      state = 'STOPPING'
      end(running)
    },
    fail: (error: Error) => running.reject(error),
  }
}
const well = () => makeWorker(({ resolve }) => resolve())
const badly = () =>
  makeWorker(({ reject }) =>
    reject(new Error('Workflow execution context should have been disposed first')),
  )

test('workers that are stopped end, also when the SDK finds a workflow that it has not put away', async () => {
  const { ended, stop } = runWorkers([well(), badly()], log)
  stop()
  await expect(ended).resolves.toBeUndefined()
})

test('two workers that stop badly are one warning', async () => {
  const lines: string[] = []
  const { ended, stop } = runWorkers(
    [badly(), badly()],
    pino({}, { write: (line) => lines.push(line) }),
  )
  stop()
  await ended
  expect(lines).toEqual([expect.stringContaining('before it had put everything away')])
})

test('a second stop does nothing', async () => {
  const { ended, stop } = runWorkers([well()], log)
  stop()
  stop()
  await expect(ended).resolves.toBeUndefined()
})

test('a worker that breaks while it should run stops the others and is reported', async () => {
  const [one, other] = [well(), well()]
  const { ended } = runWorkers([one, other], log)
  one.fail(new Error('lost its thread'))
  await expect(ended).rejects.toThrow('lost its thread')
  expect(other.getState()).toBe('STOPPING')
})
