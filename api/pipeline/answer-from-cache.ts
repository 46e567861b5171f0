import { operation as rowOf } from '../../contract/operations.ts'
import { choosePlan } from '../../contract/plans.ts'
import { cacheKey } from '../../research/cache-key.ts'
import { weekStart } from '../../research/usage/share-usage.ts'
import { findCachedResult } from '../../store/cache.ts'
import { claimIdempotencyKey } from '../../store/idempotency.ts'
import { type CallStep, chooseOperation, requireCaller } from '../call.ts'
import type { ApiDeps } from '../deps.ts'
import { IdempotencyKeyTaken } from '../idempotency/build-idempotency-key.ts'
import { cachedBody, cachedEvents, cachedJson, fitsToolAnswer } from '../jobs/cached-answer.ts'
import { freeUsage } from '../jobs/usage-snapshot.ts'

/** A hit in the shared cache answers at once, free, without job or workflow; not with `refresh`. */
export function answerFromCache({
  db,
  now,
  config,
  metrics,
}: Pick<ApiDeps, 'db' | 'now' | 'config' | 'metrics'>): CallStep {
  return async (call, next) => {
    const operation = chooseOperation(call)
    const { input, endpoint, requestId, idempotencyKey, sandbox } = call
    const isOutOfQuestion =
      operation === null || sandbox || input.refresh === true || endpoint === 'createJob'
    const key = isOutOfQuestion
      ? null
      : cacheKey(operation, input, config.model?.name ?? null, config.vehicles.providers)
    if (operation === null || key === null) return await next()
    const { accountId, accountAnchorAt, plan } = requireCaller(call)
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
    // only of a job can the sections of a large result be read one by one; its run is free as well
    if (entry === null || (call.tool !== null && !fitsToolAnswer(entry))) return await next()
    const hasEvents = rowOf(operation).formats.some((format) => format === 'sse')
    const usage = {
      ...freeUsage(
        entry.spentMicroDollars,
        start,
        choosePlan(config.plans, plan).weeklyAllowanceMicroDollars,
      ),
      ...(hasEvents ? { cached: true } : {}),
    }
    const answer = { operation, requestId, entry, usage, at }
    const isRead = call.tool !== null
    const json = input.format === 'sse' || isRead ? null : cachedJson(answer)
    if (
      idempotencyKey !== null &&
      !(await claimIdempotencyKey(db, idempotencyKey, { requestId, answer: json, usage }))
    )
      throw new IdempotencyKeyTaken()
    call.usage = usage
    if (isRead) call.answer = { kind: 'result', ...cachedBody(answer) }
    else if (json === null) call.answer = { kind: 'events', events: cachedEvents(answer) }
    else call.answer = { kind: 'result', body: json }
  }
}
