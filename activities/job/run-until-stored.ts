import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '../../store/database/errors.ts'

/**
 * What is waited for a database that is away, in milliseconds: longer than it takes to restart one.
 */
const waits = [250, 500, 1_000, 2_000, 4_000, 8_000]

/**
 * Writes down what has been paid for. A database that is away for a moment is waited for here: the
 * activity's own retry would ask, and pay, again. `work` must be repeatable.
 */
export async function runUntilStored<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const wait of waits) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await sleep(wait)
    }
  }
  return await work()
}
