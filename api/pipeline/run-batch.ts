import { BatchInput } from '../../contract/batch.ts'
import { headers } from '../../contract/headers.ts'
import { sumUsage } from '../../research/usage/sum-usage.ts'
import {
  type Claim,
  claimKey,
  findIdempotencyKey,
  findOpenJob,
  type Kept,
  releaseKey,
} from '../../store/idempotency.ts'
import { ApiError } from '../api-error.ts'
import { itemsOf } from '../batch/batch-items.ts'
import type { ApiDeps } from '../deps.ts'
import { claimOf } from '../idempotency/claim-of.ts'
import { markReplayed } from '../idempotency/replay.ts'
import { usageSnapshot } from '../jobs/usage-snapshot.ts'
import { prefersAsync } from '../request/prefers-async.ts'
import { validateInput } from '../request/validate-input.ts'
import { batchJobs, batchResult, hasFailed } from '../respond/batch.ts'
import { setJobHeaders, setUsageHeaders } from '../respond/usage-headers.ts'
import { type Context, callerOf, type Step } from '../state.ts'
import { answerError } from './handle-errors.ts'
import { countSandboxWrite } from './limit-by-key.ts'

/**
 * A batch is its items: each passes the steps of the same call alone, side by side, at most ten
 *. Under an `Idempotency-Key` each item has a key of its own, made of it: a repeated
 * batch repeats its items, so what was begun is not begun again, and what was refused may be now.
 * @param steps what a request passes behind authentication
 */
export function runBatch(deps: ApiDeps, steps: readonly Step[]): Step {
  return async (ctx, next) => {
    if (ctx.state.endpoint !== 'batch') return await next()
    const batch = validateInput(BatchInput, ctx.state.input)
    if (prefersAsync(ctx)) {
      batch.mode = 'async'
      ctx.set('Preference-Applied', 'respond-async')
    }
    const claim = claimOf(ctx, deps.now())
    if (claim !== null) await countSandboxWrite(ctx, deps)
    const before = claim === null ? null : await begin(deps, claim, ctx.state.requestId)
    const requestId = before?.requestId ?? ctx.state.requestId
    const items = itemsOf(ctx, batch, { requestId, claim, isFirst: before === null })
    if (before !== null && batch.mode === 'sync') await refuseWhileRunning(ctx, deps, items)
    await Promise.all(items.map((item) => answerItem(item, steps, deps)))
    if (claim !== null && before === null && items.every(beganNothing))
      await releaseKey(deps.db, claim)
    if (before !== null && items.every((item) => isRepeated(item) || beganNothing(item)))
      markReplayed(ctx, before)
    listRates(ctx, items)
    if (batch.mode === 'async') {
      ctx.status = 202
      ctx.body = batchJobs(requestId, batch, items)
    } else await respondResults(ctx, deps, { requestId, batch, items })
  }
}

/**
 * @returns what was begun under the key, or null when this is the first. @throws ApiError
 * `idempotency_conflict`
 */
async function begin({ db }: ApiDeps, claim: Claim, requestId: string): Promise<Kept | null> {
  if (await claimKey(db, claim, { requestId })) return null
  const kept = await findIdempotencyKey(db, claim)
  if (kept !== null && !kept.bodySha256.equals(claim.bodySha256))
    throw new ApiError('idempotency_conflict')
  return kept
}

async function refuseWhileRunning(
  ctx: Context,
  deps: ApiDeps,
  items: readonly Context[],
): Promise<void> {
  const claims = items.flatMap((item) => claimOf(item, deps.now()) ?? [])
  const open = await findOpenJob(
    deps.db,
    claims.map(({ id }) => id),
  )
  if (open === null) return
  setJobHeaders(ctx, open)
  throw new ApiError('idempotency_in_progress', { retryAfterSeconds: 2 })
}

async function answerItem(
  item: Context,
  steps: readonly Step[],
  { config, log, stopping }: ApiDeps,
): Promise<void> {
  const pass = async (at: number): Promise<unknown> => await steps[at]?.(item, () => pass(at + 1))
  try {
    await pass(0)
  } catch (thrown) {
    answerError(item, thrown, { publicUrl: config.publicUrl, log, stopping })
  }
}

const isRepeated = (item: Context) => item.response.get(headers.idempotentReplayed) === 'true'
const beganNothing = (item: Context) => hasFailed(item) && item.state.jobId === null

/** Every policy that an item was counted against, as it stands now. */
function listRates({ state }: Context, items: readonly Context[]): void {
  const own = new Set(state.rates.map(({ policy }) => policy))
  const counted = items.flatMap((item) => item.state.rates).filter(({ policy }) => !own.has(policy))
  const tightest = counted.toSorted((a, b) => a.remaining - b.remaining)
  state.rates.push(
    ...tightest.filter(
      ({ policy }, at) => tightest.findIndex((rate) => rate.policy === policy) === at,
    ),
  )
}

type Results = { requestId: string; batch: BatchInput; items: readonly Context[] }

/**
 * The headers say what this request cost, the body what the items cost: a repeated batch is free
 * and says the same as the first.
 */
async function respondResults(
  ctx: Context,
  deps: ApiDeps,
  { requestId, batch, items }: Results,
): Promise<void> {
  const paid = ({ state }: Context) => state.settled ?? state.usage ?? []
  const free = await usageSnapshot(deps.db, callerOf(ctx), {
    now: deps.now(),
    plans: deps.config.plans,
  })
  setUsageHeaders(
    ctx,
    'batch',
    sumUsage(items.flatMap((item) => (isRepeated(item) ? free : paid(item)))) ?? free,
  )
  ctx.body = batchResult(requestId, batch, items, sumUsage(items.flatMap(paid)) ?? free)
}
