import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for what other processes are about to make true.
 * @param look throws while it is not so; what it returns in the end is returned
 * @param options everyMs: how long to wait between looks, where a state may pass soon
 */
export async function eventually<Result>(
  look: () => Result | Promise<Result>,
  { timeoutMs = 30_000, everyMs }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<Result> {
  for (const since = performance.now(); ; ) {
    try {
      return await look()
    } catch (error) {
      const waitedMs = performance.now() - since
      if (waitedMs > timeoutMs) throw error
      await sleep(everyMs ?? choosePause(waitedMs))
    }
  }
}

/**
 * A look takes some milliseconds of processor time, here and in the database: what takes long is
 * looked for less often.
 */
const choosePause = (waitedMs: number) => Math.min(100, Math.max(20, waitedMs / 10))
