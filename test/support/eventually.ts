import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for what other processes are about to make true.
 * @param look throws while it is not so; what it returns in the end is returned
 */
export async function eventually<Result>(
  look: () => Result | Promise<Result>,
  { timeoutMs = 30_000, everyMs = 20 }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<Result> {
  for (const deadline = performance.now() + timeoutMs; ; ) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(everyMs)
    }
  }
}
