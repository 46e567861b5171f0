import type { Listener } from '../../store/database/listen.ts'
import type { Db } from '../../store/database/open.ts'

/** How often a reader looks for itself while the LISTEN connection is down. */
const pollMs = 500

/** Where events are read, and what says that there are some. */
export type EventFeed = { db: Db; listener: Listener }

/**
 * Sleeps until the job's log grows, or ends, until the listener's state changes, or time is up.
 */
export function createWaker(
  listener: Listener,
  jobId: string,
  signal: AbortSignal,
  until: 'event' | 'end',
) {
  let woken = false
  let resolve: (() => void) | undefined
  const wake = () => {
    woken = true
    resolve?.()
  }
  const leave = listener.onJob(jobId, wake, until)
  listener.on('connected', wake)
  listener.on('disconnected', wake)
  signal.addEventListener('abort', wake)
  return {
    arm() {
      woken = false
    },
    /** @param isBlind the database did not answer, so that the last look saw nothing */
    async wait(leftMs: number, { isBlind = false } = {}): Promise<void> {
      if (woken) return
      const ms = listener.connected && !isBlind ? leftMs : Math.min(leftMs, pollMs)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, Math.max(0, ms))
        resolve = () => {
          clearTimeout(timer)
          done()
        }
      })
      resolve = undefined
    },
    [Symbol.dispose]() {
      leave()
      listener.off('connected', wake)
      listener.off('disconnected', wake)
      signal.removeEventListener('abort', wake)
    },
  }
}
