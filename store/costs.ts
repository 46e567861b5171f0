import type { Queryable } from './open.ts'

/** What a run bought of one kind: answers to so many calls. */
export type Cost = {
  kind: string
  name: string
  calls: number
  inputTokens: number
  outputTokens: number
  microDollars: number
}

/** A run's costs, summed by what was bought. */
export async function loadCosts(db: Queryable, jobId: string): Promise<Cost[]> {
  const { rows } = await db.query<Cost>({
    name: 'costs-of',
    text: `select kind, name, sum(input_tokens)::bigint as "inputTokens", sum(output_tokens)::bigint as "outputTokens",
       sum(micro_dollars)::bigint as "microDollars", sum(calls)::integer as calls
     from costs where job_id = $1
     group by kind, name
     order by kind, name`,
    values: [jobId],
  })
  return rows
}

export async function insertCost(
  tx: Queryable,
  cost: Cost & { jobId: string; dedupeKey: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into costs (job_id, dedupe_key, kind, name, calls, input_tokens, output_tokens, micro_dollars, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing`,
    [
      cost.jobId,
      cost.dedupeKey,
      cost.kind,
      cost.name,
      cost.calls,
      cost.inputTokens,
      cost.outputTokens,
      cost.microDollars,
      cost.now,
    ],
  )
}
