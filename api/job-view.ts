import { apiVersion } from '../contract/envelope.ts'
import { isEnded, type Job } from '../contract/jobs.ts'
import type { JobRow } from '../store/jobs.ts'

const pollAfterMs = 2_000

/** A job as its owner sees it (design 7.1). */
export function jobView(row: JobRow): Job {
  const ended = isEnded(row.status)
  const self = `/api/v1/jobs/${row.id}`
  return {
    object: 'job',
    id: row.id,
    operation: row.operation,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    sandbox: row.sandbox,
    metadata: row.metadata,
    request_id: row.requestId,
    api_version: apiVersion,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
    deadline_at: row.deadlineAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    partial: row.partial,
    stop_reason: row.stopReason,
    last_seq: row.lastSeq,
    poll_after_ms: ended ? null : pollAfterMs,
    error: row.error,
    warnings: row.warnings,
    usage: row.usage,
    // composed before the job has ended, but nobody's business until then
    result: row.status === 'succeeded' && row.result !== null ? JSON.parse(row.result) : null,
    links: { self, events: `${self}/events`, cancel: `${self}/cancel`, stop: `${self}/stop` },
  }
}
