import sql from 'sql-template-tag'
import type { Outcome } from '../../contract/results/coverage.ts'
import type { Queryable } from '../database/open.ts'
import { buildJsonTexts, prepare } from '../database/statement.ts'

export type StoredFinding = {
  provider: string
  kind: string
  payload: Record<string, unknown>
  dedupeKey: string
  hidden: boolean
  createdAt: Date
}

export type NewFinding = {
  provider: string
  kind: string
  payload: string
  dedupeKey: string
  hidden?: boolean
}

/**
 * Of findings with the same key the last one stands: what is known better replaces what was known
 * first, and keeps its time.
 */
export async function insertFindings(
  tx: Queryable,
  jobId: string,
  findings: readonly NewFinding[],
  now: Date,
): Promise<void> {
  if (findings.length === 0) return
  await tx.query(prepare('put-findings')`
    insert into findings (job_id, provider, kind, payload, dedupe_key, hidden, created_at)
    select distinct on (f.dedupe_key)
      ${jobId}, f.provider, f.kind, f.payload, f.dedupe_key, f.hidden, ${now}
    from unnest(
      ${findings.map(({ provider }) => provider)}::text[],
      ${findings.map(({ kind }) => kind)}::text[],
      ${buildJsonTexts(findings.map(({ payload }) => payload))}::json[],
      ${findings.map(({ dedupeKey }) => dedupeKey)}::text[],
      ${findings.map(({ hidden = false }) => hidden)}::boolean[]
    ) with ordinality as f (provider, kind, payload, dedupe_key, hidden, position)
    order by f.dedupe_key, f.position desc
    on conflict (job_id, dedupe_key) do update
      set payload = excluded.payload, hidden = findings.hidden or excluded.hidden
  `)
}

/** All findings of a run, hidden ones among them, ordered by their dedupe keys. */
export async function loadFindings(db: Queryable, jobId: string): Promise<StoredFinding[]> {
  const { rows } = await db.query<StoredFinding>(prepare('findings-of')`
    select provider, kind, payload, dedupe_key, hidden, created_at from findings
    where job_id = ${jobId} order by dedupe_key
  `)
  return rows
}

export type OutcomeRow = {
  provider: string
  outcome: Outcome
  /** What the outcome means for this answer, in words. */
  message: string | null
  details: Record<string, unknown> | null
}

/**
 * The first outcome of a provider stands: a retried activity does not rewrite what was seen.
 * @returns false when the provider has one already
 */
export async function insertOutcome(
  tx: Queryable,
  row: { jobId: string; durationMs: number; now: Date } & Pick<OutcomeRow, 'provider' | 'outcome'> &
    Partial<OutcomeRow>,
): Promise<boolean> {
  const { rowCount } = await tx.query(prepare('insert-outcome')`
    insert into provider_outcomes (job_id, provider, outcome, message, details, duration_ms,
      created_at)
    values (${row.jobId}, ${row.provider}, ${row.outcome}, ${row.message ?? null},
      ${row.details ?? null}, ${Math.round(row.durationMs)}, ${row.now})
    on conflict do nothing
  `)
  return rowCount === 1
}

/** Findings that must not outlive the run: those that are hidden, and those named. */
export async function deleteFindings(
  tx: Queryable,
  jobId: string,
  dedupeKeys: readonly string[],
): Promise<void> {
  await tx.query(sql`
    delete from findings where job_id = ${jobId} and (hidden or dedupe_key = any (${dedupeKeys}))
  `)
}

export type NewOutcome = Pick<OutcomeRow, 'provider' | 'outcome' | 'message'>
type MeasuredOutcome = NewOutcome & { durationMs: number }

/**
 * As `insertOutcome`, for many, with the kept answers that they came from, by the hashes of their
 * requests.
 * @returns all outcomes of the job then, and which are new
 */
export async function insertOutcomes(
  tx: Queryable,
  jobId: string,
  outcomes: readonly MeasuredOutcome[],
  now: Date,
  requests: readonly string[] = [],
): Promise<(OutcomeRow & { isNew: boolean })[]> {
  const { rows } = await tx.query<OutcomeRow & { isNew: boolean }>(prepare('insert-outcomes')`
    with added as (
      insert into provider_outcomes (job_id, provider, outcome, message, duration_ms, created_at)
      select ${jobId}, o.provider, o.outcome, o.message, o.duration_ms, ${now}
      from unnest(
        ${outcomes.map(({ provider }) => provider)}::text[],
        ${outcomes.map(({ outcome }) => outcome)}::text[],
        ${outcomes.map(({ message }) => message)}::text[],
        ${outcomes.map(({ durationMs }) => Math.round(durationMs))}::integer[]
      ) as o (provider, outcome, message, duration_ms)
      on conflict do nothing
      returning provider, outcome, message, details
    ), used as (
      insert into job_responses (job_id, request_sha256)
      select distinct ${jobId}, decode(hex, 'hex') from unnest(${requests}::text[]) as hex
      on conflict do nothing
    )
    select provider, outcome, message, details, true as is_new from added
    union all
    select provider, outcome, message, details, false from provider_outcomes
    where job_id = ${jobId}
  `)
  return rows
}

/** What became of each provider of a run, the first outcome first. */
export async function loadOutcomes(db: Queryable, jobId: string): Promise<OutcomeRow[]> {
  const { rows } = await db.query<OutcomeRow>(prepare('outcomes-of')`
    select provider, outcome, message, details from provider_outcomes where job_id = ${jobId}
    order by created_at, provider
  `)
  return rows
}

/** For an operator who wants a provider asked once more. */
export async function deleteOutcome(tx: Queryable, jobId: string, provider: string): Promise<void> {
  await tx.query(
    sql`delete from provider_outcomes where job_id = ${jobId} and provider = ${provider}`,
  )
}
