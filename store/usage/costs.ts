import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** What a run bought of one kind, and in how many calls. */
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
  const { rows } = await db.query<Cost>(prepare('costs-of')`
    select kind, name, sum(input_tokens)::bigint as input_tokens,
      sum(output_tokens)::bigint as output_tokens,
      sum(micro_dollars)::bigint as micro_dollars, sum(calls)::integer as calls
    from costs where job_id = ${jobId}
    group by kind, name
    order by kind, name
  `)
  return rows
}

/** Adds what one call cost; a retried activity adds it once. */
export async function insertCost(
  tx: Queryable,
  cost: Cost & { jobId: string; dedupeKey: string; now: Date },
): Promise<void> {
  await tx.query(prepare('insert-cost')`
    insert into costs (job_id, dedupe_key, kind, name, calls, input_tokens, output_tokens,
      micro_dollars, created_at)
    values (${cost.jobId}, ${cost.dedupeKey}, ${cost.kind}, ${cost.name}, ${cost.calls},
      ${cost.inputTokens}, ${cost.outputTokens}, ${cost.microDollars}, ${cost.now})
    on conflict do nothing
  `)
}
