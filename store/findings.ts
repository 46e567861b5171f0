import type { Outcome } from '../contract/coverage.ts'
import type { Queryable } from './open.ts'

export type Finding = { provider: string; kind: string; payload: Record<string, unknown> }

export async function insertFinding(tx: Queryable, finding: Finding & { jobId: string; dedupeKey: string; now: Date }): Promise<void> {
  await tx.query(
    `insert into findings (job_id, provider, kind, payload, dedupe_key, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [finding.jobId, finding.provider, finding.kind, finding.payload, finding.dedupeKey, finding.now],
  )
}

export async function findingsOf(db: Queryable, jobId: string): Promise<Finding[]> {
  const { rows } = await db.query<Finding>('select provider, kind, payload from findings where job_id = $1 order by dedupe_key', [jobId])
  return rows
}

/** The first outcome of a provider stands: a retried activity does not rewrite what was seen. */
export async function insertOutcome(
  tx: Queryable,
  row: { jobId: string; provider: string; outcome: Outcome; durationMs: number; now: Date },
): Promise<void> {
  await tx.query(
    `insert into provider_outcomes (job_id, provider, outcome, duration_ms, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [row.jobId, row.provider, row.outcome, Math.round(row.durationMs), row.now],
  )
}
