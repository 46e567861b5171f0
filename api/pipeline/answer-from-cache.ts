import { cacheKey } from '../../research/cache-key.ts'
import { resultText } from '../../research/result-text.ts'
import { weekStart } from '../../research/share-usage.ts'
import { cachedResult } from '../../store/cache.ts'
import type { ApiDeps } from '../deps.ts'
import { setUsageHeaders } from '../respond/usage-headers.ts'
import { callerOf, type Step } from '../state.ts'
import { freeUsage } from '../usage-snapshot.ts'
import { operationOf } from './detect-sandbox.ts'

/** A hit in the shared cache answers at once, free, without job or workflow; `refresh` passes it by (spec §8). */
export function answerFromCache({ db, now, config }: Pick<ApiDeps, 'db' | 'now' | 'config'>): Step {
  return async (ctx, next) => {
    const operation = operationOf(ctx)
    const { input, endpoint } = ctx.state
    const key = operation === null || input.refresh === true || endpoint === 'createJob' ? null : cacheKey(operation, input)
    if (operation === null || key === null) return await next()
    const { accountId, accountAnchorAt } = callerOf(ctx)
    const at = now()
    const start = weekStart(accountAnchorAt, at)
    const entry = await cachedResult(db, { operation, cacheKey: key, now: at, accountId, weekStart: start })
    if (entry === null) return await next()
    setUsageHeaders(ctx, operation, freeUsage(entry.spentMicroDollars, start, config.weeklyAllowanceMicroDollars))
    ctx.type = 'application/json'
    ctx.body = resultText({ object: `${operation}_result`, request_id: ctx.state.requestId, cached: true }, entry.result)
  }
}
