import type { ApiMetrics } from '../metrics.ts'
import type { Step } from '../state.ts'

/**
 * Inside `handle-errors`, around everything else: how long each endpoint takes, and how many
 * streams are open. The sandbox is apart: its scenarios are slow and fail at any caller's wish.
 */
export function measureRequest({
  requestSeconds,
  openStreams,
}: Pick<ApiMetrics, 'requestSeconds' | 'openStreams'>): Step {
  return async (ctx, next) => {
    const startedAt = performance.now()
    let isStream = false
    ctx.res.on('close', () => {
      if (isStream) openStreams.dec()
      else
        requestSeconds.observe(
          {
            endpoint: ctx.state.endpoint ?? 'none',
            status: ctx.status,
            sandbox: String(ctx.state.sandbox),
          },
          (performance.now() - startedAt) / 1_000,
        )
    })
    await next()
    // a connection that has closed by now is counted already, and would never decrement the gauge
    isStream = ctx.type === 'text/event-stream' && !ctx.res.closed
    if (isStream) openStreams.inc()
  }
}
