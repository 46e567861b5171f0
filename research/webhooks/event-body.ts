import type { Job } from '../../contract/resources/jobs.ts'
import type { WebhookEvent, WebhookEventType } from '../../contract/resources/webhooks.ts'

type EndedJob = Pick<
  Job,
  | 'id'
  | 'operation'
  | 'status'
  | 'partial'
  | 'stop_reason'
  | 'error'
  | 'metadata'
  | 'usage'
  | 'created_at'
  | 'completed_at'
  | 'sandbox'
>

/** A cancelled job counts as failed, since it has no result. */
export function chooseEventType(status: Job['status']): WebhookEventType {
  return status === 'succeeded' ? 'job.succeeded' : 'job.failed'
}

/**
 * The exact text of an event about a job that has ended: thin, without personal data.
 */
export function buildEventBody(
  id: string,
  { sandbox, ...job }: EndedJob,
  { at, test = false }: { at: Date; test?: boolean },
): string {
  const self = `/api/v1/jobs/${job.id}`
  const body: WebhookEvent = {
    id,
    type: chooseEventType(job.status),
    api_version: 'v1',
    timestamp: at.toISOString(),
    sandbox,
    data: {
      job: {
        id: job.id,
        object: 'job',
        operation: job.operation,
        status: job.status,
        partial: job.partial,
        stop_reason: job.stop_reason,
        error: job.error,
        metadata: job.metadata,
        usage: job.usage,
        created_at: job.created_at,
        completed_at: job.completed_at,
      },
      result_url: self,
      events_url: `${self}/events`,
      ...(test ? { test: true } : {}),
    },
  }
  return JSON.stringify(body)
}
