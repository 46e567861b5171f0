import type { Logger } from 'pino'
import type { Step } from '../state.ts'

/**
 * One line for each request, when its response has ended: ids and figures, no address and no query.
 */
export function logRequest({ log }: { log: Logger }): Step {
  return (ctx, next) => {
    if (!log.isLevelEnabled('info')) return next()
    const startedAt = performance.now()
    ctx.res.on('close', () => {
      const { requestId, endpoint, caller, jobId, errorCode } = ctx.state
      log.info(
        {
          request: requestId,
          route: endpoint ?? 'none',
          // null: the caller left before there was an answer
          status: ctx.headerSent ? ctx.status : null,
          ms: Math.round(performance.now() - startedAt),
          key: caller?.keyId ?? null,
          ...(jobId === null ? {} : { job: jobId }),
          ...(errorCode === null ? {} : { code: errorCode }),
        },
        'request',
      )
    })
    return next()
  }
}
