import { limits } from '../../contract/fields/limits.ts'
import { buildEventBody, chooseEventType } from '../../research/webhooks/event-body.ts'
import { createId } from '../../store/database/new-id.ts'
import type { Tx } from '../../store/database/open.ts'
import type { Ending } from '../../store/jobs/endings.ts'
import type { Channel, JobRow } from '../../store/jobs/jobs.ts'
import type { OpenDelivery } from '../../store/webhooks/deliveries.ts'
import { insertWebhookEvent } from '../../store/webhooks/events.ts'

/** Channels of jobs whose callers do not wait: jobs proper, and those of an async batch. */
const background: readonly Channel[] = ['job', 'batch_job']

/**
 * Writes the one webhook event of a background job, in the transaction that ends it, and a delivery
 * for each endpoint that is to have it. Requests that wait for their answer have none: they receive
 * the result itself.
 * @returns the deliveries to start once that is committed
 */
export async function recordWebhookEvent(
  tx: Tx,
  job: JobRow,
  ending: Ending,
): Promise<OpenDelivery[]> {
  const { accountId, channel, webhookId } = job
  if (accountId === null || !background.includes(channel)) return []
  const now = ending.completedAt
  const id = createId('evt')
  const body = buildEventBody(
    id,
    {
      id: job.id,
      operation: job.operation,
      sandbox: job.sandbox,
      status: ending.status,
      partial: ending.partial,
      stop_reason: ending.stopReason,
      error: ending.error,
      metadata: job.metadata,
      usage: ending.usage,
      created_at: job.createdAt.toISOString(),
      completed_at: now.toISOString(),
    },
    { at: now },
  )
  const event = {
    id,
    accountId,
    jobId: job.id,
    type: chooseEventType(ending.status),
    endpointId: webhookId,
    body,
    now,
  }
  return await insertWebhookEvent(
    tx,
    event,
    Array.from({ length: limits.webhookEndpoints }, () => createId('whd')),
  )
}
