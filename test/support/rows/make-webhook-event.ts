import { buildEventBody } from '../../../research/webhooks/event-body.ts'
import { createId } from '../../../store/database/new-id.ts'
import type { Db } from '../../../store/database/open.ts'
import { insertWebhookEvent } from '../../../store/webhooks/events.ts'

/** An event of an account, as the end of a job leaves it. */
export async function makeWebhookEvent(
  db: Db,
  accountId: string,
  now: Date,
  type: 'job.succeeded' | 'job.failed' = 'job.succeeded',
): Promise<{ id: string; jobId: string }> {
  const [id, jobId] = [createId('evt'), createId('job')]
  const time = now.toISOString()
  const status = type === 'job.succeeded' ? 'succeeded' : 'failed'
  const job = {
    id: jobId,
    operation: 'vin',
    sandbox: false,
    status,
    partial: false,
    stop_reason: 'completed',
    error: null,
  } as const
  const body = buildEventBody(
    id,
    { ...job, metadata: {}, usage: null, created_at: time, completed_at: time },
    { at: now },
  )
  await insertWebhookEvent(db, { id, accountId, jobId, type, endpointId: null, body, now }, [
    createId('whd'),
    createId('whd'),
  ])
  return { id, jobId }
}
