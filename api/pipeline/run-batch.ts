import { BatchInput } from '../../contract/resources/batch.ts'
import type { Usage } from '../../contract/results/usage.ts'
import { sumUsage } from '../../research/usage/sum-usage.ts'
import {
  acquireIdempotencyKey,
  findIdempotencyKey,
  findOpenJob,
  type IdempotencyKey,
  type KeptAnswer,
  releaseIdempotencyKey,
} from '../../store/jobs/idempotency.ts'
import { buildItems } from '../batch/build-items.ts'
import { ApiError } from '../calls/api-error.ts'
import { type Call, type CallStep, requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { buildIdempotencyKey } from '../idempotency/build-idempotency-key.ts'
import { setReplayed } from '../idempotency/replay.ts'
import { loadUsageSnapshot } from '../jobs/usage-snapshot.ts'
import { validateInput } from '../request/validate-input.ts'
import { type AnsweredItem, buildBatchJobs, buildBatchResult } from '../respond/batch.ts'
import type { Step } from '../state.ts'
import { recordError } from './handle-errors.ts'
import { countSandboxWrite } from './limit-by-key.ts'

/**
 * Runs the items of a batch side by side, at most ten; each passes the steps of a single call.
 * With an `Idempotency-Key` each item gets a key derived from it: in a repeated batch, items that
 * were started are replayed, and items that were refused are tried again.
 * @param callItem the steps of a call after authentication
 */
export function runBatch(deps: ApiDeps, callItem: CallStep): Step {
  return async (ctx, next) => {
    if (ctx.state.endpoint !== 'batch') return await next()
    const { state } = ctx
    const batch = validateInput(BatchInput, state.input)
    if (state.prefersJob) {
      batch.mode = 'async'
      ctx.set('Preference-Applied', 'respond-async')
    }
    const idempotencyKey = buildIdempotencyKey(state, deps.now())
    if (idempotencyKey !== null) await countSandboxWrite(state, deps)
    const before =
      idempotencyKey === null ? null : await acquireBatchKey(deps, idempotencyKey, state.requestId)
    const requestId = before?.requestId ?? state.requestId
    const calls = buildItems(state, batch, { requestId, idempotencyKey, isFirst: before === null })
    if (before !== null && batch.mode === 'sync') await refuseWhileRunning(state, deps, calls)
    const items = await Promise.all(calls.map((call) => answerItem(call, callItem, deps)))
    if (idempotencyKey !== null && before === null && items.every(beganNothing))
      await releaseIdempotencyKey(deps.db, idempotencyKey)
    if (before !== null && items.every((item) => item.call.isReplayed || beganNothing(item)))
      setReplayed(state, before)
    listRates(state, calls)
    const head = { requestId, publicUrl: deps.config.publicUrl }
    if (batch.mode === 'async') {
      ctx.status = 202
      ctx.body = buildBatchJobs({ ...head, now: deps.now() }, batch, items)
    } else {
      const usage = await sumItems(state, deps, items)
      state.usage = usage.now
      ctx.body = buildBatchResult(head, batch, items, usage.total)
    }
  }
}

/**
 * @returns what was begun under the key, or null when this is the first.
 * @throws ApiError `idempotency_conflict`
 */
async function acquireBatchKey(
  { db }: ApiDeps,
  idempotencyKey: IdempotencyKey,
  requestId: string,
): Promise<KeptAnswer | null> {
  if (await acquireIdempotencyKey(db, idempotencyKey, { requestId })) return null
  const kept = await findIdempotencyKey(db, idempotencyKey)
  if (kept !== null && !kept.bodySha256.equals(idempotencyKey.bodySha256))
    throw new ApiError('idempotency_conflict')
  return kept
}

async function refuseWhileRunning(
  batch: Call,
  deps: ApiDeps,
  calls: readonly Call[],
): Promise<void> {
  const keys = calls.flatMap((call) => buildIdempotencyKey(call, deps.now()) ?? [])
  const open = await findOpenJob(
    deps.db,
    keys.map(({ id }) => id),
  )
  if (open === null) return
  batch.jobId = open
  throw new ApiError('idempotency_in_progress', { retryAfterSeconds: 2 })
}

async function answerItem(call: Call, callItem: CallStep, deps: ApiDeps): Promise<AnsweredItem> {
  try {
    await callItem(call, () => Promise.resolve())
    return { call, error: null }
  } catch (thrown) {
    return { call, error: recordError(call, thrown, deps) }
  }
}

const beganNothing = ({ call, error }: AnsweredItem) => error !== null && call.jobId === null

/** Every policy that an item was counted against, as it stands now. */
function listRates(batch: Call, calls: readonly Call[]): void {
  const own = new Set(batch.rates.map(({ policy }) => policy))
  const counted = calls.flatMap(({ rates }) => rates).filter(({ policy }) => !own.has(policy))
  const tightest = counted.toSorted((a, b) => a.remaining - b.remaining)
  batch.rates.push(
    ...tightest.filter(
      ({ policy }, at) => tightest.findIndex((rate) => rate.policy === policy) === at,
    ),
  )
}

/**
 * The headers say what this request cost (`now`), the body what the items cost (`total`): a
 * repeated batch is free and says the same as the first.
 */
async function sumItems(
  batch: Call,
  { db, now, config }: ApiDeps,
  items: readonly AnsweredItem[],
): Promise<{ now: Usage; total: Usage }> {
  const paid = ({ settled, usage }: Call) => settled ?? usage ?? []
  const snapshot = { now: now(), plans: config.plans }
  const free = await loadUsageSnapshot(db, requireCaller(batch), snapshot)
  const calls = items.map(({ call }) => call)
  return {
    now: sumUsage(calls.flatMap((call) => (call.isReplayed ? free : paid(call)))) ?? free,
    total: sumUsage(calls.flatMap(paid)) ?? free,
  }
}
