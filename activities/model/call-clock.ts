import { ModelFault } from './model-fault.ts'
import type { ModelTimeouts } from './model-options.ts'

type CallClock = {
  /**
   * Aborted when time is up, with a ModelFault, or when the caller gives up, with the caller's
   * reason.
   */
  readonly signal: AbortSignal
  /** Something came: waits anew for what follows. */
  heard(): void
  /** The answer is complete: waits for the figures behind it only. */
  finishing(): void
  /** Stops the clock while this process itself is busy. */
  pause(): void
  end(): void
}

/**
 * The clocks of one call: until the first chunk, between chunks, and over all. Keep-alive comments
 * are no chunks.
 */
export function createCallClock(
  timeouts: Omit<ModelTimeouts, 'connectMs'>,
  caller: AbortSignal,
): CallClock {
  const controller = new AbortController()
  const expire = () => controller.abort(new ModelFault('timeout'))
  const giveUp = () => controller.abort(caller.reason)
  const whole = setTimeout(expire, timeouts.wholeMs)
  let next = setTimeout(expire, timeouts.firstMs)
  let nextMs = timeouts.idleMs
  if (caller.aborted) giveUp()
  else caller.addEventListener('abort', giveUp, { once: true })
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(next)
      next = setTimeout(expire, nextMs)
    },
    finishing() {
      nextMs = Math.min(timeouts.closingMs, timeouts.idleMs)
    },
    pause: () => clearTimeout(next),
    end() {
      clearTimeout(next)
      clearTimeout(whole)
      caller.removeEventListener('abort', giveUp)
    },
  }
}
