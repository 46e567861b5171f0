import { hash } from 'node:crypto'
import type { z } from 'zod'
import type { RunSpan } from '../../process/spans.ts'
import { modelProvider } from '../../sources/choice/providers.ts'
import { loadModelCalls, recordModelCall } from '../../store/cache/model-calls.ts'
import type { Db } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { deletePurchase, recordPurchase } from '../../store/usage/purchases.ts'
import { ActivityError } from '../failures/failure.ts'
import type { ActivityMetrics } from '../metrics.ts'
import { buildOutputSchema } from '../model/build-output-schema.ts'
import { ModelFault } from '../model/model-fault.ts'
import type { ModelRequest } from '../model/model-request.ts'
import type { Model } from '../model/open-model.ts'
import type { FinishReason, StreamedText, Tokens } from '../model/parse-stream.ts'
import { isPlausibleUsage, toPrice, toPriceEstimate, toTokenEstimate } from '../model/tokens.ts'
import { hasBudget } from './budget.ts'
import { maxPaidTries } from './max-tries.ts'
import { loadOpenJob } from './open-job.ts'
import { runUntilStored } from './run-until-stored.ts'

/** What a language model is asked, and by which call of a job. */
export type ModelPrompt = {
  jobId: string
  /** Names the call within its job, the same for each attempt: `extract:src_4:0`. */
  key: string
  system: string
  user: string
  /** The answer is to be JSON of this shape; see `parseStructured`. */
  schema?: z.ZodType
  maxOutputTokens: number
  temperature?: 0
}

/** A prompt with how its answer arrives. */
export type ModelQuestion = ModelPrompt & {
  /** Aborted = the request is, too; what the server has charged by then is not billed. */
  signal: AbortSignal
  /**
   * Gets the answer's text piece by piece; all pieces together are `text`. What it throws ends the
   * call.
   */
  onDelta?: (delta: string) => void | Promise<void>
}

export type ModelAnswer = Tokens & {
  text: string
  /** `length`: cut short at `maxOutputTokens`. */
  finishReason: FinishReason
  /** The model, or a filter before it, would not answer; `text` may hold a beginning. */
  refused: boolean
  /** The answer was bought before, and nothing was paid now. */
  kept: boolean
}

/**
 * Asks the language model once: a question of this job that was answered before is not
 * paid for again, and what was paid for is written down with its cost in one statement before it
 * is returned, truncated and refused answers too. Another question under a known key (its material
 * has changed) is a call of its own.
 * @throws ActivityError model_rate_limited, model_unavailable, model_rejected, model_changed;
 * job_ended before anything is asked; the signal's reason after cancellation
 */
export async function fetchCompletion(
  deps: { db: Db; model: Model; now: () => Date; metrics: ActivityMetrics; span: RunSpan },
  question: ModelQuestion,
): Promise<ModelAnswer> {
  const { db, model, now, metrics, span } = deps
  const { jobId, signal, onDelta } = question
  const { request, digest, ownKey, known, kept } = await loadKeptCalls(deps, question)
  if (kept !== undefined) {
    if (kept.answer !== '') await onDelta?.(kept.answer)
    return toAnswer(
      { text: kept.answer, finishReason: parseFinishReason(kept.finishReason) },
      kept,
      true,
    )
  }
  signal.throwIfAborted()
  const startedAt = now()
  const ask = () =>
    model.ask(request, {
      runId: jobId,
      signal,
      onDelta: onDelta ?? (() => undefined),
      now: startedAt,
    })
  const said = await runUnlessLost({ db, now }, { jobId, key: ownKey }, () =>
    span('provider call', { provider: modelProvider }, ask),
  )
  const tokens = chooseTokens(model, said.asked ?? request, said)
  const microDollars = toPrice(model.options, tokens)
  const endedAt = now()
  const call = {
    key: known.some(({ key }) => key === question.key) ? ownKey : question.key,
    request: digest,
    model: model.options.name,
    answer: said.text,
    finishReason: said.finishReason,
    inputTokens: tokens.inputTokens,
    outputTokens: tokens.outputTokens,
    microDollars,
    durationMs: Math.max(0, endedAt.getTime() - startedAt.getTime()),
  }
  await runUntilStored(() => recordModelCall(db, { ...call, jobId, now: endedAt }))
  metrics.providerSeconds.observe({ provider: 'language_model' }, call.durationMs / 1_000)
  metrics.spent.inc({ kind: 'model', name: model.options.name }, microDollars)
  return toAnswer(said, tokens, false)
}

/**
 * Asks while this worker lives: a count that stays behind belongs to a worker that died meanwhile,
 * so that an answer that kills each worker is not asked for until the deadline.
 */
async function runUnlessLost<Result>(
  { db, now }: { db: Db; now: () => Date },
  { jobId, key }: { jobId: string; key: string },
  ask: () => Promise<Result>,
): Promise<Result> {
  const provider = `${modelProvider}:${key}`
  if (!(await recordPurchase(db, { jobId, provider, maxTries: maxPaidTries, now: now() }))) {
    await loadOpenJob(db, jobId)
    throw new ActivityError('model_rejected', { cause: new ModelFault('lost') })
  }
  try {
    return await ask()
  } finally {
    // else an answer that is paid for would be lost with a database that is away for a moment
    await runUntilStored(() => deletePurchase(db, jobId, provider))
  }
}

/** What is kept of a question's key, and of the question itself. */
async function loadKeptCalls({ db, model }: { db: Db; model: Model }, question: ModelPrompt) {
  const request = toRequest(question)
  const digest = hash('sha256', JSON.stringify([model.options.name, request]))
  const ownKey = `${question.key}#${digest.slice(0, 8)}`
  const known = await loadModelCalls(db, question.jobId, [question.key, ownKey])
  return { request, digest, ownKey, known, kept: known.find((call) => call.request === digest) }
}

/**
 * Whether a question may be asked: its answer was bought before, by a worker that died since, or
 * what was set aside for the run pays for what it may cost at most.
 * @param underWay micro-dollars that calls of this run may still cost
 */
export async function isAffordable(
  deps: { db: Db; model: Model },
  job: Pick<JobRow, 'id' | 'accountId'>,
  question: ModelPrompt,
  underWay = 0,
): Promise<boolean> {
  const price = toPriceEstimate(deps.model.options, question)
  if (await hasBudget(deps.db, job, price === 0 ? 0 : underWay + price)) return true
  return (await loadKeptCalls(deps, question)).kept !== undefined
}

function toRequest({
  system,
  user,
  schema,
  maxOutputTokens,
  temperature,
}: ModelPrompt): ModelRequest {
  return {
    system: system.toWellFormed(),
    user: user.toWellFormed(),
    schema: schema === undefined ? null : buildOutputSchema(schema),
    maxOutputTokens,
    temperature: temperature ?? null,
  }
}

/** The server's own figures, or an estimate where it gives none or impossible ones. */
function chooseTokens(
  model: Model,
  { system, user, schema }: ModelRequest,
  { text, usage }: StreamedText,
): Tokens {
  const promptBytes = Buffer.byteLength(
    `${system}${user}${schema === null ? '' : JSON.stringify(schema)}`,
  )
  if (usage !== null && isPlausibleUsage(usage, { promptBytes, text })) return usage
  model.notice(
    usage === null
      ? 'the model reported no token usage; this call is billed by estimate'
      : 'the model reported an impossible token usage; this call is billed by estimate',
  )
  return {
    inputTokens: toTokenEstimate(system) + toTokenEstimate(user),
    outputTokens: toTokenEstimate(text),
  }
}

function toAnswer(
  { text, finishReason }: Omit<StreamedText, 'usage'>,
  { inputTokens, outputTokens }: Tokens,
  kept: boolean,
): ModelAnswer {
  return {
    text,
    finishReason,
    refused: finishReason === 'content_filter',
    inputTokens,
    outputTokens,
    kept,
  }
}

function parseFinishReason(stored: string): FinishReason {
  return stored === 'length' || stored === 'content_filter' ? stored : 'stop'
}
