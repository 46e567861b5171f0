import { operation } from '../../contract/operations.ts'
import { ApiError } from '../api-error.ts'
import type { Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'

/** An operation without a workflow answers only in the sandbox. */
export const requireLive: Step = async (ctx, next) => {
  const name = operationOf(ctx)
  if (name !== null && !ctx.state.sandbox && !operation(name).live) {
    throw new ApiError('provider_unavailable', { message: `"${name}" answers only in the sandbox so far.`, retryAfterSeconds: 3_600 })
  }
  await next()
}
