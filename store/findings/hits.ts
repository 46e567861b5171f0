import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** Keeps what made each candidate, so that a dossier can begin with it. */
export async function insertHits(
  tx: Queryable,
  jobId: string,
  hits: readonly { id: string; findingKeys: readonly string[] }[],
): Promise<void> {
  if (hits.length === 0) return
  await tx.query(prepare('insert-hits')`
    insert into hits (id, job_id, finding_keys)
    select h->>'id', ${jobId}, array(select json_array_elements_text(h->'findingKeys'))
    from json_array_elements(${JSON.stringify(hits)}::json) as h
    on conflict do nothing
  `)
}

type HitFinding = {
  provider: string
  kind: string
  payload: Record<string, unknown>
  dedupeKey: string
}

/**
 * The findings of a candidate of a search by the same owner, while they are kept; empty otherwise.
 */
export async function loadHitFindings(
  db: Queryable,
  id: string,
  owner: string,
): Promise<HitFinding[]> {
  const { rows } = await db.query<HitFinding>(sql`
    select f.provider, f.kind, f.payload, f.dedupe_key
    from hits h
    join jobs j on j.id = h.job_id
    join findings f on f.job_id = h.job_id and f.dedupe_key = any (h.finding_keys)
    where h.id = ${id} and j.owner = ${owner} and not f.hidden
    order by f.dedupe_key
  `)
  return rows
}
