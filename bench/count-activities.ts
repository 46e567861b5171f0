import { Client, Connection } from '@temporalio/client'
import type proto from '@temporalio/proto'
import type { BenchService } from './service.ts'

type Event = proto.temporal.api.history.v1.IHistoryEvent

/**
 * What a history has of activities, those included that run beside the workflow (local ones, as
 * markers).
 */
export async function countActivities(
  { env, namespace }: Pick<BenchService, 'env' | 'namespace'>,
  jobId: string,
): Promise<number> {
  const connection = await Connection.connect({ address: env.TEMPORAL_ADDRESS ?? '' })
  try {
    const { events } = await new Client({ connection, namespace }).workflow
      .getHandle(jobId)
      .fetchHistory()
    const isActivity = (event: Event) =>
      event.activityTaskScheduledEventAttributes != null ||
      event.markerRecordedEventAttributes?.markerName === 'core_local_activity'
    return (events ?? []).filter(isActivity).length
  } finally {
    await connection.close()
  }
}
