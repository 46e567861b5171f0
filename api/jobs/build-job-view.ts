import { hash } from 'node:crypto'
import { isEnded, type Job } from '../../contract/resources/jobs.ts'
import { apiVersion } from '../../contract/results/envelope.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ListedJob } from '../../store/jobs/lists.ts'

const pollAfterMs = 2_000

/** A job as its owner sees it. */
export function buildJobView(row: JobRow, now: Date): Job {
  const result = chooseShownResult(row, now)
  return { ...buildHead(row), result: result === null ? null : JSON.parse(result) }
}

/**
 * The same as JSON. Results may be large, and a list has many: their text goes in as it is kept.
 * @returns `version`: another one whenever anything of the job has changed; its result comes with
 * its end
 */
export function buildJobText(row: ListedJob, now: Date): { text: string; version: string } {
  const head = JSON.stringify(buildHead(row))
  return {
    text: `${head.slice(0, -1)},"result":${chooseShownResult(row, now) ?? 'null'}}`,
    version: hash('sha256', head, 'base64url'),
  }
}

/** The same in a list. */
export function buildListedJobText(row: ListedJob, now: Date, withResult: boolean): string {
  return withResult ? buildJobText(row, now).text : JSON.stringify(buildHead(row))
}

/**
 * The result is stored before the job ends, but shown only once it has; after `expiresAt` it is
 * hidden, even where retention has not erased it yet.
 */
function chooseShownResult({ status, result, expiresAt }: ListedJob, now: Date): string | null {
  return status === 'succeeded' && expiresAt > now ? result : null
}

function buildHead(row: ListedJob) {
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
    stop_reason: ended ? row.stopReason : null,
    last_seq: row.lastSeq,
    poll_after_ms: ended ? null : pollAfterMs,
    error: row.error,
    warnings: row.warnings,
    usage: row.usage,
    links: { self, events: `${self}/events`, cancel: `${self}/cancel`, stop: `${self}/stop` },
  } as const
}
