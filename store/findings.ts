import type { Outcome } from '../contract/coverage.ts'
import type { Queryable } from './open.ts'

export type Finding = { provider: string; kind: string; payload: Record<string, unknown> }
export type StoredFinding = Finding & { dedupeKey: string; hidden: boolean; createdAt: Date }

export async function insertFinding(
  tx: Queryable,
  finding: Finding & { jobId: string; dedupeKey: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into findings (job_id, provider, kind, payload, dedupe_key, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [
      finding.jobId,
      finding.provider,
      finding.kind,
      finding.payload,
      finding.dedupeKey,
      finding.now,
    ],
  )
}

type NewFinding = {
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
  await tx.query({
    name: 'put-findings',
    text: `insert into findings (job_id, provider, kind, payload, dedupe_key, hidden, created_at)
     select distinct on (f.dedupe_key) $1, f.provider, f.kind, f.payload, f.dedupe_key, f.hidden, $7
     from unnest($2::text[], $3::text[], $4::json[], $5::text[], $6::boolean[])
       with ordinality as f (provider, kind, payload, dedupe_key, hidden, position)
     order by f.dedupe_key, f.position desc
     on conflict (job_id, dedupe_key) do update set payload = excluded.payload, hidden = findings.hidden or excluded.hidden`,
    values: [
      jobId,
      findings.map(({ provider }) => provider),
      findings.map(({ kind }) => kind),
      findings.map(({ payload }) => payload),
      findings.map(({ dedupeKey }) => dedupeKey),
      findings.map(({ hidden = false }) => hidden),
      now,
    ],
  })
}

export async function loadFindings(db: Queryable, jobId: string): Promise<StoredFinding[]> {
  const { rows } = await db.query<StoredFinding>({
    name: 'findings-of',
    text: `select provider, kind, payload, dedupe_key as "dedupeKey", hidden, created_at as "createdAt" from findings where job_id = $1 order by dedupe_key`,
    values: [jobId],
  })
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
  const { rowCount } = await tx.query(
    `insert into provider_outcomes (job_id, provider, outcome, message, details, duration_ms, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [
      row.jobId,
      row.provider,
      row.outcome,
      row.message ?? null,
      row.details ?? null,
      Math.round(row.durationMs),
      row.now,
    ],
  )
  return rowCount === 1
}

/** Findings that must not outlive the run: those that are hidden, and those named. */
export async function deleteFindings(
  tx: Queryable,
  jobId: string,
  dedupeKeys: readonly string[],
): Promise<void> {
  await tx.query('delete from findings where job_id = $1 and (hidden or dedupe_key = any ($2))', [
    jobId,
    dedupeKeys,
  ])
}

type NewOutcome = Pick<OutcomeRow, 'provider' | 'outcome' | 'message'> & { durationMs: number }

/** As `insertOutcome`, for many. @returns the providers that had none yet */
export async function insertOutcomes(
  tx: Queryable,
  jobId: string,
  outcomes: readonly NewOutcome[],
  now: Date,
): Promise<Set<string>> {
  if (outcomes.length === 0) return new Set()
  const { rows } = await tx.query<{ provider: string }>({
    name: 'insert-outcomes',
    text: `insert into provider_outcomes (job_id, provider, outcome, message, duration_ms, created_at)
     select $1, o.provider, o.outcome, o.message, o.duration_ms, $6
     from unnest($2::text[], $3::text[], $4::text[], $5::integer[]) as o (provider, outcome, message, duration_ms)
     on conflict do nothing
     returning provider`,
    values: [
      jobId,
      outcomes.map(({ provider }) => provider),
      outcomes.map(({ outcome }) => outcome),
      outcomes.map(({ message }) => message),
      outcomes.map(({ durationMs }) => Math.round(durationMs)),
      now,
    ],
  })
  return new Set(rows.map(({ provider }) => provider))
}

export async function loadOutcomes(db: Queryable, jobId: string): Promise<OutcomeRow[]> {
  const { rows } = await db.query<OutcomeRow>({
    name: 'outcomes-of',
    text: 'select provider, outcome, message, details from provider_outcomes where job_id = $1 order by created_at, provider',
    values: [jobId],
  })
  return rows
}

/** For an operator who wants a provider asked once more. */
export async function deleteOutcome(tx: Queryable, jobId: string, provider: string): Promise<void> {
  await tx.query('delete from provider_outcomes where job_id = $1 and provider = $2', [
    jobId,
    provider,
  ])
}
