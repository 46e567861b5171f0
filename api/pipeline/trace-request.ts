import type { RunSpan } from '../../process/spans.ts'
import { runSpanless } from '../../process/tracing.ts'
import type { Step } from '../state.ts'

/** The root of a trace: from the matched route to the answer, or to the beginning of a stream. */
export function traceRequest(span: RunSpan): Step {
  if (span === runSpanless) return (_, next) => next()
  return async (ctx, next) => {
    const { endpoint, requestId } = ctx.state
    await span(
      `request ${endpoint ?? 'none'}`,
      { request: requestId, 'http.request.method': ctx.method, 'http.route': endpoint ?? 'none' },
      async () => await next(),
      () => ({
        'http.response.status_code': ctx.status,
        key: ctx.state.caller?.keyId ?? null,
        job: ctx.state.jobId,
      }),
    )
  }
}
