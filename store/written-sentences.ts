import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'

/** A sentence of a summary or an answer that was verified and emitted. */
type SentenceRow = {
  position: number
  text: string
  claimIds: string[]
  sourceIds: string[]
}

/** @returns false when there is a sentence at this place already */
export async function insertSentence(
  tx: Queryable,
  jobId: string,
  sentence: SentenceRow,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into written_sentences (job_id, position, text, claim_ids, source_ids, created_at)
    values (${jobId}, ${sentence.position}, ${sentence.text}, ${sentence.claimIds},
      ${sentence.sourceIds}, ${now})
    on conflict do nothing
  `)
  return rowCount === 1
}

export async function loadSentences(db: Queryable, jobId: string): Promise<SentenceRow[]> {
  const { rows } = await db.query<SentenceRow>(sql`
    select position, text, claim_ids, source_ids from written_sentences where job_id = ${jobId}
    order by position
  `)
  return rows
}
