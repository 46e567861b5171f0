import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { headers } from '../../contract/fields/headers.ts'
import { chooseOperation } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import type { Context, Step } from '../state.ts'
import { respondAccepted } from './accepted.ts'
import { respondKept } from './kept.ts'
import { respondSse, streamFrames } from './sse.ts'
import { setUsageHeaders } from './usage-headers.ts'

/** What Koa makes of `application/json`. */
const jsonType = 'application/json; charset=utf-8'

/** Writes as a response what the steps of a call answered. */
export function respondCall({ now }: Pick<ApiDeps, 'now'>): Step {
  return async (ctx, next) => {
    await next()
    const { answer, endpoint: name, prefersJob } = ctx.state
    switch (answer?.kind) {
      case 'result':
        ctx.type = 'application/json'
        ctx.body = answer.body
        break
      case 'json':
        ctx.res.setHeader('Content-Type', jsonType)
        ctx.body = answer.bytes
        break
      case 'job':
        if (prefersJob) ctx.set('Preference-Applied', 'respond-async')
        respondAccepted(ctx, answer.job, now())
        break
      case 'events':
        respondSse(ctx, streamFrames(answer.events, { retry: false }))
        break
      case 'kept':
        if (name !== null) respondKept(ctx, toEndpoint(name), answer.text)
    }
  }
}

/** What a call has to say beside its body, with an error too. */
export function setCallHeaders(ctx: Context): void {
  const { state } = ctx
  if (state.sandbox) ctx.set(headers.sandbox, 'true')
  if (state.jobId !== null) {
    // where the caller goes on when this connection breaks
    ctx.set(headers.jobId, state.jobId)
    ctx.set(headers.contentLocation, `/api/v1/jobs/${state.jobId}`)
  }
  if (state.isReplayed) {
    ctx.set(headers.idempotentReplayed, 'true')
    if (state.firstRequestId !== null)
      ctx.set(headers.idempotentOriginalRequestId, state.firstRequestId)
  }
  const metered = state.endpoint === 'batch' ? 'batch' : chooseOperation(state)
  if (state.usage !== null && metered !== null) setUsageHeaders(ctx, metered, state.usage)
}
