import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { buildJsonTexts } from '../database/statement.ts'

/** What one document says of the person; `documentKey` names the finding or the page. */
type ClaimRow = { documentKey: string; draft: Record<string, unknown> }

/** A statement that is there already stands. */
export async function insertClaims(
  tx: Queryable,
  jobId: string,
  claims: readonly { documentKey: string; dedupeKey: string; draft: object }[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return
  await tx.query(sql`
    insert into claims (job_id, document_key, dedupe_key, draft, created_at)
    select ${jobId}, c.document_key, c.dedupe_key, c.draft, ${now}
    from unnest(
      ${claims.map(({ documentKey }) => documentKey)}::text[],
      ${claims.map(({ dedupeKey }) => dedupeKey)}::text[],
      ${buildJsonTexts(claims.map(({ draft }) => JSON.stringify(draft)))}::json[]
    ) as c (document_key, dedupe_key, draft)
    on conflict do nothing
  `)
}

/**
 * The claims of a run in the order of their documents, which does not depend on who wrote first.
 */
export async function loadClaims(db: Queryable, jobId: string): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(sql`
    select document_key, draft from claims where job_id = ${jobId} order by document_key, dedupe_key
  `)
  return rows
}
