import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { reconcileSchedule } from '../../../temporal/schedules.ts'
import type { SharedService } from './service.ts'

/** Housekeeping once a second, until it is disposed of; the shared worker does none by itself. */
export async function keepHouse({ env, namespace }: SharedService): Promise<AsyncDisposable> {
  const connection = await Connection.connect({ address: env.TEMPORAL_ADDRESS ?? '' })
  const schedule = new Client({ connection, namespace }).schedule.getHandle(reconcileSchedule)
  const ending = new AbortController()
  const keeping = (async () => {
    while (!ending.signal.aborted) {
      await schedule.trigger('SKIP')
      await sleep(1_000, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  })()
  return {
    async [Symbol.asyncDispose]() {
      ending.abort()
      await keeping
      await connection.close()
    },
  }
}
