import { operation } from '../../contract/operations.ts'
import { ApiError } from '../api-error.ts'
import type { Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'

/**
 * An operation without a workflow answers only in the sandbox, and that only at its own address: a sandbox job would need a workflow that serves
 * fixtures, and must never run on the real sources.
 */
export const requireLive: Step = async (ctx, next) => {
  const name = operationOf(ctx)
  if (name !== null && (ctx.state.sandbox || !operation(name).live)) {
    const message = ctx.state.sandbox
      ? `Fixtures of "${name}" come from POST ${operation(name).path} so far, not from jobs.`
      : `"${name}" answers only in the sandbox so far.`
    throw new ApiError('provider_unavailable', { message, retryAfterSeconds: 3_600 })
  }
  await next()
}
