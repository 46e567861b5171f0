import { FetchError } from './fetcher.ts'

type Deadline = {
  /** Aborted with a FetchError: `timeout`, or `aborted` when a caller gave up. */
  readonly signal: AbortSignal
  /** Frees the timer and lets go of the callers' signals. */
  end(): void
}

/** One clock for a whole exchange: DNS, robots.txt, waiting for a turn, redirects and the body. */
export function createDeadline(timeoutMs: number, callers: readonly AbortSignal[]): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new FetchError('timeout')), timeoutMs)
  const giveUp = () => controller.abort(new FetchError('aborted'))
  for (const caller of callers) {
    if (caller.aborted) giveUp()
    else caller.addEventListener('abort', giveUp, { once: true })
  }
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      for (const caller of callers) caller.removeEventListener('abort', giveUp)
    },
  }
}
