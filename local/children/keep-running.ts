/** Starts a child again when it dies, ever later the more often it does. */
import { setTimeout as sleep } from 'node:timers/promises'
import { buildMessage } from '../../commands/build-message.ts'
import type { Running } from './hosted.ts'

export type Kept = { stop(): Promise<void>; kill(): void; pid(): number }

const firstDelayMs = 500
const maxDelayMs = 15_000
/** One that ran this long is not in a loop of failures. */
const soundAfterMs = 60_000

/** Watches over a child that runs already. */
export function keepRunning<Child extends Running>(
  name: string,
  first: Child,
  startAgain: () => Promise<Child>,
  say: (line: string) => void,
): Kept {
  const stopping = new AbortController()
  let current: Child | undefined = first
  const watch = async () => {
    for (let delayMs = firstDelayMs; current !== undefined; ) {
      const started = performance.now()
      const reason = await current.ended
      current = undefined
      if (performance.now() - started > soundAfterMs) delayMs = firstDelayMs
      for (
        let why = `${name} ended (${reason})`;
        current === undefined && !stopping.signal.aborted;
        delayMs = Math.min(delayMs * 2, maxDelayMs)
      ) {
        say(`${why}: starting it again in ${delayMs / 1_000} s`)
        await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        try {
          current = await startAgain()
          say(`${name} runs again`)
        } catch (error) {
          why = buildMessage(error)
        }
      }
    }
  }
  const watching = watch()
  return {
    pid: () => current?.pid ?? 0,
    async stop() {
      stopping.abort()
      await current?.stop()
      await watching
      // A start may have been under way when `stop` was called.
      await current?.stop()
    },
    kill: () => current?.kill(),
  }
}
