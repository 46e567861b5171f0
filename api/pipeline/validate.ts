import { endpoint, takesIdempotencyKey } from '../../contract/endpoints.ts'
import { headers } from '../../contract/headers.ts'
import { limits } from '../../contract/limits.ts'
import { invalidRequest } from '../api-error.ts'
import { isObject } from '../request/parse-json-body.ts'
import { readMeaning } from '../request/read-meaning.ts'
import { regionOf } from '../request/region-of.ts'
import { validateInput } from '../request/validate-input.ts'
import type { Step } from '../state.ts'

/** The body against the contract, what it means, and the headers that come with it. */
export const validate: Step = async (ctx, next) => {
  const { endpoint: name } = ctx.state
  const row = name === null ? null : endpoint(name)
  if (row !== null && row.body !== null) {
    const input = validateInput(row.body, ctx.state.input)
    if (!isObject(input)) throw new Error('a body of the contract is not an object')
    const { operation } = row
    ctx.state.input =
      operation === null
        ? input
        : readMeaning(operation, input, { region: regionOf(ctx), sandbox: ctx.state.sandbox })
  }
  if (row !== null && takesIdempotencyKey(row)) {
    const key = ctx.req.headers[headers.idempotencyKey.toLowerCase()]
    if (typeof key === 'string' && (key === '' || [...key].length > limits.idempotencyKey)) {
      throw invalidRequest(
        headers.idempotencyKey,
        `must be 1 to ${limits.idempotencyKey} characters`,
      )
    }
  }
  await next()
}
