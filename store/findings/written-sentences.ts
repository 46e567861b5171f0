import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** A sentence of a summary or an answer that was verified and emitted. */
type SentenceRow = {
  position: number
  text: string
  claimIds: string[]
  sourceIds: string[]
}

/**
 * Of two sentences for one place the first stands.
 * @returns the places that had none
 */
export async function insertSentences(
  tx: Queryable,
  jobId: string,
  sentences: readonly SentenceRow[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await tx.query<{ position: number }>(prepare('insert-sentences')`
    insert into written_sentences (job_id, position, text, claim_ids, source_ids, created_at)
    select ${jobId}, s.position, s.text, s."claimIds", s."sourceIds", ${now}
    from json_to_recordset(${JSON.stringify(sentences)}::json)
      as s (position integer, text text, "claimIds" text[], "sourceIds" text[])
    on conflict do nothing
    returning position
  `)
  return new Set(rows.map(({ position }) => position))
}

/** The sentences of a run's summary in their order. */
export async function loadSentences(db: Queryable, jobId: string): Promise<SentenceRow[]> {
  const { rows } = await db.query<SentenceRow>(sql`
    select position, text, claim_ids, source_ids from written_sentences where job_id = ${jobId}
    order by position
  `)
  return rows
}
