import { hasIdempotencyKey } from '../../contract/endpoints/endpoint.ts'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { headers } from '../../contract/fields/headers.ts'
import { isObject } from '../../contract/fields/is-object.ts'
import { limits } from '../../contract/fields/limits.ts'
import { buildInvalidRequest } from '../calls/api-error.ts'
import type { CallStep } from '../calls/call.ts'
import { checkMeaning } from '../request/check-meaning.ts'
import { validateInput } from '../request/validate-input.ts'

/** The body against the contract, what it means, and the key that comes with it. */
export const validate: CallStep = (call, next) => {
  const { endpoint: name, region, sandbox, idempotencyHeader: key } = call
  const row = name === null ? null : toEndpoint(name)
  if (row !== null && row.body !== null) {
    const input = validateInput(row.body, call.input)
    if (!isObject(input)) throw new Error('a body of the contract is not an object')
    const { operation } = row
    call.input = operation === null ? input : checkMeaning(operation, input, { region, sandbox })
  }
  if (row !== null && hasIdempotencyKey(row) && key !== null) {
    if (key === '' || [...key].length > limits.idempotencyKey) {
      throw buildInvalidRequest(
        headers.idempotencyKey,
        `must be 1 to ${limits.idempotencyKey} characters`,
      )
    }
  }
  return next()
}
