import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** A finished call to the language model. `finishReason`: `stop`, `length` or `content_filter`. */
type ModelCall = {
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

/** Answers of the language model that a run has paid for already, by their keys. */
export async function loadModelCalls(
  db: Queryable,
  jobId: string,
  keys: readonly string[],
): Promise<ModelCall[]> {
  const { rows } = await db.query<ModelCall>(prepare('model-calls')`
    select dedupe_key as key, encode(request_sha256, 'hex') as request, model, answer,
      finish_reason, input_tokens, output_tokens, micro_dollars, duration_ms
    from model_calls where job_id = ${jobId} and dedupe_key = any (${keys})
  `)
  return rows
}

export type ModelAnswerRow = Pick<ModelCall, 'key' | 'answer' | 'finishReason'>

/** All answers of the language model that a run has paid for, whose job has not ended. */
export async function loadModelAnswers(db: Queryable, jobId: string): Promise<ModelAnswerRow[]> {
  const { rows } = await db.query<ModelAnswerRow>(prepare('model-answers')`
    select dedupe_key as key, answer, finish_reason from model_calls where job_id = ${jobId}
    order by dedupe_key
  `)
  return rows
}

/** When the language model last answered a run; null where it has not. */
export async function findLastModelCall(db: Queryable, jobId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(prepare('last-model-call')`
    select max(created_at) as at from model_calls where job_id = ${jobId}
  `)
  return rows[0]?.at ?? null
}

/**
 * Keeps the answer of a call, and writes down what it cost. A call of that key which is there
 * already stays as it is. No answer is kept for a job that has ended or been erased: it may have
 * ended because its person has opted out. The lock waits for that. The cost counts all the same.
 */
export async function recordModelCall(
  db: Queryable,
  call: ModelCall & { jobId: string; now: Date },
): Promise<void> {
  await db.query(prepare('record-model-call')`
    with cost as (
      insert into costs (job_id, dedupe_key, kind, name, calls, input_tokens, output_tokens,
        micro_dollars, created_at)
      values (${call.jobId}, ${`model:${call.key}`}, 'model', ${call.model}, 1,
        ${call.inputTokens}, ${call.outputTokens}, ${call.microDollars}, ${call.now})
      on conflict do nothing
    )
    insert into model_calls (job_id, dedupe_key, request_sha256, model, answer, finish_reason,
      input_tokens, output_tokens, micro_dollars, duration_ms, created_at)
    select id, ${call.key}, decode(${call.request}, 'hex'), ${call.model}, ${call.answer},
      ${call.finishReason}, ${call.inputTokens}, ${call.outputTokens}, ${call.microDollars},
      ${call.durationMs}, ${call.now}
    from jobs where id = ${call.jobId} and completed_at is null and erased_at is null
    for key share
    on conflict do nothing
  `)
}
