import type { Queryable } from './open.ts'

/** What one document says of the person; `documentKey` names the finding or the page. */
export type ClaimRow = { documentKey: string; draft: Record<string, unknown> }

/** A statement that is there already stands. */
export async function insertClaims(
  tx: Queryable,
  jobId: string,
  claims: readonly { documentKey: string; dedupeKey: string; draft: object }[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return
  await tx.query(
    `insert into claims (job_id, document_key, dedupe_key, draft, created_at)
     select $1, c.document_key, c.dedupe_key, c.draft, $5 from unnest($2::text[], $3::text[], $4::json[]) as c (document_key, dedupe_key, draft)
     on conflict do nothing`,
    [
      jobId,
      claims.map(({ documentKey }) => documentKey),
      claims.map(({ dedupeKey }) => dedupeKey),
      claims.map(({ draft }) => JSON.stringify(draft)),
      now,
    ],
  )
}

export async function loadClaims(db: Queryable, jobId: string): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(
    'select document_key as "documentKey", draft from claims where job_id = $1 order by document_key, dedupe_key',
    [jobId],
  )
  return rows
}
