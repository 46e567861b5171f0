import { operation as rowOf } from '../../contract/operations.ts'
import { planOf } from '../../contract/plans.ts'
import { cacheKey } from '../../research/cache-key.ts'
import { weekStart } from '../../research/usage/share-usage.ts'
import { findCachedResult } from '../../store/cache.ts'
import { claimKey } from '../../store/idempotency.ts'
import type { ApiDeps } from '../deps.ts'
import { KeyTaken } from '../idempotency/claim-of.ts'
import { freeUsage } from '../jobs/usage-snapshot.ts'
import { cachedJson, cachedStream } from '../respond/cached.ts'
import { respondSse } from '../respond/sse.ts'
import { setUsageHeaders } from '../respond/usage-headers.ts'
import { callerOf, type Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'

/**
 * A hit in the shared cache answers at once, free, without job or workflow; `refresh` passes it by
 *.
 */
export function answerFromCache({
  db,
  now,
  config,
  metrics,
}: Pick<ApiDeps, 'db' | 'now' | 'config' | 'metrics'>): Step {
  return async (ctx, next) => {
    const operation = operationOf(ctx)
    const { input, endpoint, requestId, claim, sandbox } = ctx.state
    const isOutOfQuestion =
      operation === null || sandbox || input.refresh === true || endpoint === 'createJob'
    const key = isOutOfQuestion ? null : cacheKey(operation, input, config.model?.name ?? null)
    if (operation === null || key === null) return await next()
    const { accountId, accountAnchorAt, plan } = callerOf(ctx)
    const at = now()
    const start = weekStart(accountAnchorAt, at)
    const entry = await findCachedResult(db, {
      operation,
      cacheKey: key,
      now: at,
      accountId,
      weekStart: start,
    })
    metrics.cacheLookups.inc({ operation, result: entry === null ? 'miss' : 'hit' })
    if (entry === null) return await next()
    const tellsEvents = rowOf(operation).formats.some((format) => format === 'sse')
    const usage = {
      ...freeUsage(
        entry.spentMicroDollars,
        start,
        planOf(config.plans, plan).weeklyAllowanceMicroDollars,
      ),
      ...(tellsEvents ? { cached: true } : {}),
    }
    const answer = { operation, requestId, entry, usage, at }
    const json = input.format === 'sse' ? null : cachedJson(answer)
    if (claim !== null && !(await claimKey(db, claim, { requestId, answer: json, usage })))
      throw new KeyTaken()
    setUsageHeaders(ctx, operation, usage)
    if (json === null) return respondSse(ctx, cachedStream(answer))
    ctx.type = 'application/json'
    ctx.body = json
  }
}
