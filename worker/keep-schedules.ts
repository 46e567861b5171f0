import type { Client } from '@temporalio/client'
import type { Logger } from 'pino'
import type { Config } from '../config/read-config.ts'
import { createSchedules } from '../temporal/schedules.ts'

type Options = { log: Logger; everyMs?: number }

/**
 * Schedules the housekeeping again when its schedule is gone, since an operator deleted it or
 * Temporal has lost its data. Jobs whose runs are gone would otherwise stay open, and nothing would
 * be erased, until a worker starts.
 * @returns ends it; repeatable
 */
export function keepSchedules(
  client: Client,
  config: Pick<Config, 'reconcileEverySeconds'>,
  { log, everyMs = 60_000 }: Options,
): () => void {
  let isUnderWay = false
  const look = async () => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      if (await createSchedules(client, config))
        log.warn('the housekeeping had no schedule: it is scheduled again')
    } catch {
      // Temporal is away, which every other call says; the next look may find it
    } finally {
      isUnderWay = false
    }
  }
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
