import type { Queryable } from './open.ts'

/** A finished call to the language model. `finishReason`: `stop`, `length` or `content_filter`. */
export type ModelCall = {
  key: string
  /** SHA-256 in hex. */
  request: string
  model: string
  answer: string
  finishReason: string
  inputTokens: number
  outputTokens: number
  microDollars: number
  durationMs: number
}

export async function loadModelCalls(
  db: Queryable,
  jobId: string,
  keys: readonly string[],
): Promise<ModelCall[]> {
  const { rows } = await db.query<ModelCall>({
    name: 'model-calls',
    text: `select dedupe_key as key, encode(request_sha256, 'hex') as request, model, answer, finish_reason as "finishReason",
             input_tokens as "inputTokens", output_tokens as "outputTokens", micro_dollars as "microDollars", duration_ms as "durationMs"
           from model_calls where job_id = $1 and dedupe_key = any ($2)`,
    values: [jobId, keys],
  })
  return rows
}

/**
 * A call of that key which is there already stays as it is. Nothing is kept for a job that has
 * ended or been erased: it may have ended because its person has opted out. The lock waits for
 * that.
 */
export async function insertModelCall(
  tx: Queryable,
  call: ModelCall & { jobId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'insert-model-call',
    text: `insert into model_calls (job_id, dedupe_key, request_sha256, model, answer, finish_reason, input_tokens, output_tokens,
             micro_dollars, duration_ms, created_at)
           select id, $2, decode($3, 'hex'), $4, $5, $6, $7, $8, $9, $10, $11
           from jobs where id = $1 and completed_at is null and erased_at is null
           for key share
           on conflict do nothing`,
    values: [
      call.jobId,
      call.key,
      call.request,
      call.model,
      call.answer,
      call.finishReason,
      call.inputTokens,
      call.outputTokens,
      call.microDollars,
      call.durationMs,
      call.now,
    ],
  })
}
