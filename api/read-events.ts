import { isTerminal } from '../contract/events.ts'
import { eventsAfter, type StoredEvent } from '../store/events.ts'
import type { Listener } from '../store/listen.ts'
import type { Db } from '../store/open.ts'

const pageSize = 500
/** How often a reader looks for itself while nobody can wake it. */
const pollMs = 500

type Source = { db: Db; listener: Listener }
type Options = { after: number; signal: AbortSignal; silenceMs: number }

/**
 * A job's events from `after` on, in order and without holes, until its terminal event or until `signal` aborts. Yields `null` after
 * `silenceMs` without an event, so that whoever writes can show life. Each round subscribes before it reads: what is appended in between
 * wakes it again, so backfill and live need no cut-over. While the LISTEN connection is down it polls; a failed read is repeated.
 */
export async function* readEvents({ db, listener }: Source, jobId: string, options: Options): AsyncGenerator<StoredEvent | null, void> {
  const { signal, silenceMs } = options
  let after = options.after
  using waker = createWaker(listener, jobId, signal)
  while (!signal.aborted) {
    waker.arm()
    const events = await eventsAfter(db, jobId, after, pageSize).catch(() => null)
    for (const event of events ?? []) {
      after = event.seq
      yield event
      if (isTerminal(event.type)) return
      if (signal.aborted) return
    }
    if (events?.length === pageSize) continue
    if (!(await waker.wait(events === null ? pollMs : silenceMs)) && events !== null) yield null
  }
}

/** Sleeps until the job's log grows, the listener's state changes, or time is up. */
function createWaker(listener: Listener, jobId: string, signal: AbortSignal) {
  let woken = false
  let resolve: (() => void) | undefined
  const wake = () => {
    woken = true
    resolve?.()
  }
  const leave = listener.onJob(jobId, wake)
  listener.on('connected', wake)
  listener.on('disconnected', wake)
  signal.addEventListener('abort', wake)
  return {
    arm() {
      woken = false
    },
    /** @returns whether it was woken, false when only time passed */
    async wait(ms: number): Promise<boolean> {
      const until = performance.now() + ms
      while (!woken && performance.now() < until) {
        const left = until - performance.now()
        const step = listener.connected ? left : Math.min(left, pollMs)
        await new Promise<void>((done) => {
          const timer = setTimeout(done, step)
          resolve = () => {
            clearTimeout(timer)
            done()
          }
        })
        resolve = undefined
        if (!listener.connected) return true
      }
      return woken
    },
    [Symbol.dispose]() {
      leave()
      listener.off('connected', wake)
      listener.off('disconnected', wake)
      signal.removeEventListener('abort', wake)
    },
  }
}
