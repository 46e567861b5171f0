import { endpoint } from '../../contract/endpoints.ts'
import { headers } from '../../contract/headers.ts'
import { hasFixtures, isOperationName, type OperationName } from '../../contract/operations.ts'
import { ApiError, invalidRequest } from '../api-error.ts'
import { type Context, callerOf, type Step } from '../state.ts'

/**
 * Fixtures are asked for by a test key, by the body or by a header; a test key wins
 * over `false`. Before the body is validated: `sandbox` where there are no fixtures is told apart
 * from an unknown property.
 */
export const detectSandbox: Step = async (ctx, next) => {
  const name = operationOf(ctx)
  if (name !== null) {
    const { input } = ctx.state
    const nested =
      typeof input.input === 'object' && input.input !== null && 'sandbox' in input.input
        ? input.input.sandbox
        : false
    // the header first: a value that means nothing is refused whoever sends it
    ctx.state.sandbox =
      readHeader(ctx) || callerOf(ctx).isTest || input.sandbox === true || nested === true
    if (ctx.state.sandbox && !hasFixtures(name)) throw new ApiError('sandbox_unsupported')
    if (ctx.state.sandbox) ctx.set(headers.sandbox, 'true')
  } else if (ctx.state.endpoint === 'batch') {
    // each item is asked for itself whether it has fixtures
    ctx.state.sandbox = readHeader(ctx) || callerOf(ctx).isTest || ctx.state.input.sandbox === true
    if (ctx.state.sandbox) ctx.set(headers.sandbox, 'true')
  } else if (ctx.state.endpoint !== null && endpoint(ctx.state.endpoint).ordinaryKeys === true) {
    if (readHeader(ctx) || callerOf(ctx).isTest) throw new ApiError('sandbox_unsupported')
  }
  await next()
}

/** The operation that a request starts: its route's, or the one that a job names. */
export function operationOf(ctx: Context): OperationName | null {
  const { endpoint: name, input } = ctx.state
  if (name === null) return null
  if (
    name === 'createJob' &&
    typeof input.operation === 'string' &&
    isOperationName(input.operation)
  )
    return input.operation
  return endpoint(name).operation
}

function readHeader(ctx: Context): boolean {
  const value = ctx.req.headers[headers.sandbox.toLowerCase()]
  if (value === undefined) return false
  const word = String(value).trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  if (word === 'false' || word === '0') return false
  throw invalidRequest(headers.sandbox, 'must be true, 1, false or 0')
}
