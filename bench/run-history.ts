import { Client, Connection } from '@temporalio/client'
import type proto from '@temporalio/proto'
import type { BenchService } from './service.ts'

type Event = proto.temporal.api.history.v1.IHistoryEvent
type Server = Pick<BenchService, 'env' | 'namespace'>

/**
 * What a history has of activities, those included that run beside the workflow (local ones, as
 * markers).
 */
export async function countActivities(server: Server, jobId: string): Promise<number> {
  const isActivity = (event: Event) =>
    event.activityTaskScheduledEventAttributes != null ||
    event.markerRecordedEventAttributes?.markerName === 'core_local_activity'
  return (await loadHistory(server, jobId)).filter(isActivity).length
}

/** What Temporal stores of a run. */
export async function countHistoryEvents(server: Server, jobId: string): Promise<number> {
  return (await loadHistory(server, jobId)).length
}

async function loadHistory({ env, namespace }: Server, jobId: string): Promise<Event[]> {
  const connection = await Connection.connect({ address: env.TEMPORAL_ADDRESS ?? '' })
  try {
    const handle = new Client({ connection, namespace }).workflow.getHandle(jobId)
    // a caller has the result before the run closes
    await handle.result().catch(() => undefined)
    const { events } = await handle.fetchHistory()
    return events ?? []
  } finally {
    await connection.close()
  }
}
