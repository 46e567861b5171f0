import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { headers } from '../../contract/fields/headers.ts'
import { hasFixtures } from '../../contract/operations/operations.ts'
import { ApiError, buildInvalidRequest } from '../calls/api-error.ts'
import { type Call, type CallStep, chooseOperation, requireCaller } from '../calls/call.ts'

/**
 * A test key, the body or a header selects fixtures; a test key wins over `false`. Runs before the
 * body is validated, so that `sandbox` on an operation without fixtures has an error of its own and
 * does not count as an unknown property.
 */
export const detectSandbox: CallStep = (call, next) => {
  const name = chooseOperation(call)
  const { input } = call
  if (name !== null) {
    const nested =
      typeof input.input === 'object' && input.input !== null && 'sandbox' in input.input
        ? input.input.sandbox
        : false
    const isAsked = asksByKeyOrHeader(call) || input.sandbox === true || nested === true
    if (isAsked && !hasFixtures(name)) throw new ApiError('sandbox_unsupported')
    call.sandbox = isAsked
  } else if (call.endpoint === 'batch') {
    // each item is asked for itself whether it has fixtures
    call.sandbox = asksByKeyOrHeader(call) || input.sandbox === true
  } else if (call.endpoint === 'mcp') {
    // the header is that of the tool calls, which are asked for themselves
    parseSandboxHeader(call.sandboxHeader)
  } else if (call.endpoint !== null && toEndpoint(call.endpoint).ordinaryKeys === true) {
    if (asksByKeyOrHeader(call)) throw new ApiError('sandbox_unsupported')
  }
  return next()
}

/** The header first: a value without a meaning is refused with every key. */
function asksByKeyOrHeader(call: Call): boolean {
  return parseSandboxHeader(call.sandboxHeader) || requireCaller(call).isTest
}

function parseSandboxHeader(value: string | undefined): boolean {
  if (value === undefined) return false
  const word = value.trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  if (word === 'false' || word === '0') return false
  throw buildInvalidRequest(headers.sandbox, 'must be true, 1, false or 0')
}
