import { setTimeout as sleep } from 'node:timers/promises'

/** The first wait and the longest, each double the one before; the time for all tries. */
type Waits = { firstMs: number; maxMs: number; withinMs: number }

/**
 * Tries until it is done, time is over or the API stops; a try comes first.
 * @param attempt whether it is done
 * @throws what `attempt` throws
 */
export async function retryUntilDone(
  attempt: () => Promise<boolean>,
  { firstMs, maxMs, withinMs }: Waits,
  stopping: AbortSignal,
): Promise<'done' | 'late' | 'stopped'> {
  const until = performance.now() + withinMs
  for (let waitMs = firstMs; !(await attempt()); waitMs = Math.min(waitMs * 2, maxMs)) {
    if (stopping.aborted) return 'stopped'
    if (performance.now() > until) return 'late'
    await sleep(waitMs, undefined, { ref: false })
  }
  return 'done'
}
