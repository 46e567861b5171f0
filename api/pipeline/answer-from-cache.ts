import { toOperation } from '../../contract/operations/operations.ts'
import { choosePlan } from '../../contract/operations/plans.ts'
import { buildCacheKey } from '../../research/cache-key.ts'
import { computeWeekStart } from '../../research/usage/share-usage.ts'
import { acquireIdempotencyKey } from '../../store/jobs/idempotency.ts'
import {
  type Answer,
  type Call,
  type CallStep,
  chooseOperation,
  requireCaller,
} from '../calls/call.ts'
import { IdempotencyKeyTaken } from '../calls/idempotency-key-taken.ts'
import type { ApiDeps } from '../deps.ts'
import {
  buildCachedBody,
  buildCachedBytes,
  buildCachedJson,
  type CachedAnswer,
  isShortForTool,
  streamCachedEvents,
} from '../jobs/cached-answer.ts'
import { buildFreeUsage, chooseSpent } from '../jobs/usage-snapshot.ts'

/** A hit in the shared cache answers at once, free, without job or workflow; not with `refresh`. */
export function answerFromCache({
  db,
  cache,
  now,
  config,
  metrics,
}: Pick<ApiDeps, 'db' | 'cache' | 'now' | 'config' | 'metrics'>): CallStep {
  return async (call, next) => {
    const operation = chooseOperation(call)
    const { input, endpoint, requestId, idempotencyKey, sandbox } = call
    const isOutOfQuestion =
      operation === null || sandbox || input.refresh === true || endpoint === 'createJob'
    const key = isOutOfQuestion
      ? null
      : buildCacheKey(operation, input, config.model?.name ?? null, config.vehicles.providers)
    if (operation === null || key === null) return await next()
    await call.settleRates()
    const { accountId, accountAnchorAt, plan } = requireCaller(call)
    const at = now()
    const start = computeWeekStart(accountAnchorAt, at)
    const found = await cache.find(
      { operation, cacheKey: key, accountId, weekStart: start },
      chooseSpent(call.spent, start),
    )
    metrics.cacheLookups.inc({ operation, result: found === null ? 'miss' : 'hit' })
    // only of a job can the sections of a large result be read one by one; its run is free as well
    if (found === null || (call.tool !== null && !isShortForTool(found.entry))) return await next()
    const { entry, spentMicroDollars } = found
    const hasEvents = toOperation(operation).formats.some((format) => format === 'sse')
    const usage = {
      ...buildFreeUsage(
        spentMicroDollars,
        start,
        choosePlan(config.plans, plan).weeklyAllowanceMicroDollars,
      ),
      ...(hasEvents ? { cached: true } : {}),
    }
    const answer = { operation, requestId, entry, usage, at }
    const isKept = call.tool === null && input.format !== 'sse'
    if (
      idempotencyKey !== null &&
      !(await acquireIdempotencyKey(db, idempotencyKey, {
        requestId,
        answer: isKept ? buildCachedJson(answer) : null,
        usage,
      }))
    )
      throw new IdempotencyKeyTaken()
    call.usage = usage
    call.answer = buildAnswer(call, answer)
  }
}

function buildAnswer({ tool, item, input }: Call, answer: CachedAnswer): Answer {
  if (tool !== null) return { kind: 'result', ...buildCachedBody(answer) }
  if (input.format === 'sse') return { kind: 'events', events: streamCachedEvents(answer) }
  if (item !== null) return { kind: 'result', body: buildCachedJson(answer) }
  return { kind: 'json', bytes: buildCachedBytes(answer) }
}
