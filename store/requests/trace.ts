/**
 * What the database knows of one request, for operators: ids, figures and outcomes, never what was
 * asked.
 */
import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { buildIdRange } from './requests.ts'

type TracedRequest = {
  id: string
  keyId: string
  endpoint: string | null
  operation: string | null
  channel: string
  httpStatus: number | null
  outcome: string | null
  errorCode: string | null
  cached: boolean
  idempotentReplay: boolean
  durationMs: number | null
  jobId: string | null
  createdAt: Date
}

export type TracedJob = {
  id: string
  operation: string
  sandbox: boolean
  status: string
  stage: string
  stopReason: string | null
  errorCode: string | null
  createdAt: Date
  startedAt: Date | null
  completedAt: Date | null
}

/**
 * @param within when the id was made; without it every kept request is looked at, which takes
 * seconds in a large table
 */
export async function listTracedRequests(
  db: Queryable,
  requestId: string,
  within: { since: Date; until: Date } | null,
): Promise<TracedRequest[]> {
  const { rows } = await db.query<TracedRequest>(sql`
    select id, key_id, endpoint, operation, channel, http_status, outcome, error_code, cached,
      idempotent_replay, duration_ms, job_id, created_at
    from requests
    where request_id = ${requestId}
      and created_at >= ${within?.since ?? '-infinity'}
      and created_at <= ${within?.until ?? 'infinity'}
      and ${within === null ? sql`true` : buildIdRange(within)}
    order by created_at, id
  `)
  return rows
}

/** The jobs that a request started, and those that its answer came from. */
export async function listTracedJobs(
  db: Queryable,
  requestId: string,
  jobIds: readonly string[],
): Promise<TracedJob[]> {
  const { rows } = await db.query<TracedJob>(sql`
    select id, operation, sandbox, status, stage, stop_reason, error->>'code' as error_code,
      created_at, started_at, completed_at
    from jobs where request_id = ${requestId} or id = any (${jobIds}) order by created_at, id
  `)
  return rows
}

type TracedOutcome = { provider: string; outcome: string; durationMs: number }

/** What became of each provider of a job, with its duration in milliseconds. */
export async function listTracedOutcomes(db: Queryable, jobId: string): Promise<TracedOutcome[]> {
  const { rows } = await db.query<TracedOutcome>(sql`
    select provider, outcome, duration_ms from provider_outcomes where job_id = ${jobId}
    order by created_at, provider
  `)
  return rows
}

type TracedDelivery = {
  id: string
  endpointId: string
  status: string
  attempts: number
  lastError: string | null
}

/** The webhook deliveries of a job with the error of their last attempt. */
export async function listTracedDeliveries(
  db: Queryable,
  jobId: string,
): Promise<TracedDelivery[]> {
  const { rows } = await db.query<TracedDelivery>(sql`
    select d.id, d.endpoint_id, d.status, d.attempts,
      (
        select a.error from webhook_attempts a where a.delivery_id = d.id
        order by a.number desc limit 1
      ) as last_error
    from webhook_deliveries d join webhook_events e on e.id = d.event_id
    where e.job_id = ${jobId} order by d.created_at, d.id
  `)
  return rows
}
