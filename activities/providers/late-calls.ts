import { setTimeout as sleep } from 'node:timers/promises'
import type { About, PersonFindings } from '../../sources/shared/source.ts'
import type { ProviderRun } from './run-provider.ts'

/** How long an ended call waits for the activity that takes it over. */
const maxKeptMs = 10_000

/**
 * Calls of providers that outlast the activity which began them. The next activity of the same job
 * goes on waiting for the same answer, where it runs in the same process; elsewhere it asks anew.
 */
export type LateCalls<Of extends About = PersonFindings> = {
  leave: (jobId: string, provider: string, call: Promise<ProviderRun<Of>>) => void
  /** Each call once. */
  take: (jobId: string, provider: string) => Promise<ProviderRun<Of>> | undefined
}

/**
 * Calls that were not over in time, kept for the activity that takes them over in the same process.
 */
export function createLateCalls<Of extends About = PersonFindings>(): LateCalls<Of> {
  const calls = new Map<string, Promise<ProviderRun<Of>>>()
  const keyFor = (jobId: string, provider: string) => `${jobId} ${provider}`
  return {
    leave(jobId, provider, call) {
      const key = keyFor(jobId, provider)
      calls.set(key, call)
      const forget = async () => {
        await sleep(maxKeptMs, undefined, { ref: false })
        if (calls.get(key) === call) calls.delete(key)
      }
      void call.then(forget, forget)
    },
    take(jobId, provider) {
      const key = keyFor(jobId, provider)
      const call = calls.get(key)
      calls.delete(key)
      return call
    },
  }
}
