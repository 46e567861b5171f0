/**
 * What the database knows of one request, for operators: ids, figures and outcomes, never what was
 * asked.
 */
import type { Queryable } from './open.ts'

export type TracedRequest = {
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
  const { rows } = await db.query<TracedRequest>(
    `select id, key_id as "keyId", endpoint, operation, channel, http_status as "httpStatus", outcome, error_code as "errorCode", cached,
       idempotent_replay as "idempotentReplay", duration_ms as "durationMs", job_id as "jobId", created_at as "createdAt"
     from requests
     where request_id = $1 and created_at between coalesce($2::timestamptz, '-infinity') and coalesce($3::timestamptz, 'infinity')
     order by created_at, id`,
    [requestId, within?.since ?? null, within?.until ?? null],
  )
  return rows
}

/** The jobs that a request started, and those that its answer came from. */
export async function listTracedJobs(
  db: Queryable,
  requestId: string,
  jobIds: readonly string[],
): Promise<TracedJob[]> {
  const { rows } = await db.query<TracedJob>(
    `select id, operation, sandbox, status, stage, stop_reason as "stopReason", error->>'code' as "errorCode", created_at as "createdAt",
       started_at as "startedAt", completed_at as "completedAt"
     from jobs where request_id = $1 or id = any ($2) order by created_at, id`,
    [requestId, jobIds],
  )
  return rows
}

export type TracedOutcome = { provider: string; outcome: string; durationMs: number }

export async function listTracedOutcomes(db: Queryable, jobId: string): Promise<TracedOutcome[]> {
  const { rows } = await db.query<TracedOutcome>(
    `select provider, outcome, duration_ms as "durationMs" from provider_outcomes where job_id = $1 order by created_at, provider`,
    [jobId],
  )
  return rows
}

export type TracedDelivery = {
  id: string
  endpointId: string
  status: string
  attempts: number
  lastError: string | null
}

export async function listTracedDeliveries(
  db: Queryable,
  jobId: string,
): Promise<TracedDelivery[]> {
  const { rows } = await db.query<TracedDelivery>(
    `select d.id, d.endpoint_id as "endpointId", d.status, d.attempts,
       (select a.error from webhook_attempts a where a.delivery_id = d.id order by a.number desc limit 1) as "lastError"
     from webhook_deliveries d join webhook_events e on e.id = d.event_id
     where e.job_id = $1 order by d.created_at, d.id`,
    [jobId],
  )
  return rows
}
