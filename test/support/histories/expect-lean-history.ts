import { Client, Connection } from '@temporalio/client'
import { expect } from 'vitest'
import type { SharedService } from '../service/service.ts'
import { wordsOf } from './histories.ts'

/**
 * A run's history has few activities, and none of these words.
 * @param words in lower case
 */
export async function expectLeanHistory(
  { env, namespace }: SharedService,
  jobId: string,
  words: readonly string[],
  maxActivities = 20,
): Promise<void> {
  const connection = await Connection.connect({ address: env.TEMPORAL_ADDRESS ?? '' })
  const client = new Client({ connection, namespace })
  const handle = client.workflow.getHandle(jobId)
  // a caller has the result before the run closes
  await handle.result().catch(() => undefined)
  const history = await handle.fetchHistory()
  await connection.close()
  const text = wordsOf(history).toLowerCase()
  for (const word of words) expect(text).not.toContain(word)
  const scheduled = (history.events ?? []).filter(
    ({ activityTaskScheduledEventAttributes }) => activityTaskScheduledEventAttributes != null,
  )
  expect(scheduled.length).toBeGreaterThan(0)
  expect(scheduled.length).toBeLessThanOrEqual(maxActivities)
}
