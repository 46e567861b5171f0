import type { Outcome } from '../../contract/results/coverage.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

type Decode = {
  jobId: string
  provider: string
  vehicle: object
  outcome: Outcome
  durationMs: number
  now: Date
}

/**
 * Writes what an offline decode came to, as finding, outcome and cost of its provider. It is free,
 * but has a cost all the same: settlement sums what was used, whatever that was worth.
 */
export async function insertDecode(
  tx: Queryable,
  { jobId, provider, vehicle, outcome, durationMs, now }: Decode,
): Promise<void> {
  await tx.query(prepare('insert-decode')`
    with found as (
      insert into findings (job_id, provider, kind, payload, dedupe_key, created_at)
      values (${jobId}, ${provider}, 'vehicle', ${vehicle}, ${provider}, ${now})
      on conflict do nothing
    ), ended as (
      insert into provider_outcomes (job_id, provider, outcome, duration_ms, created_at)
      values (${jobId}, ${provider}, ${outcome}, ${Math.round(durationMs)}, ${now})
      on conflict do nothing
    )
    insert into costs (job_id, dedupe_key, kind, name, calls, input_tokens, output_tokens,
      micro_dollars, created_at)
    values (${jobId}, ${provider}, 'tool', ${provider}, 1, 0, 0, 0, ${now})
    on conflict do nothing
  `)
}
