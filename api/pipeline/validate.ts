import { endpoint } from '../../contract/endpoints.ts'
import { headers } from '../../contract/headers.ts'
import { limits } from '../../contract/limits.ts'
import { invalidRequest } from '../api-error.ts'
import { isObject } from '../parse-json-body.ts'
import type { Step } from '../state.ts'
import { validateInput } from '../validate-input.ts'

/** The body against the contract, and the headers that come with it. */
export const validate: Step = async (ctx, next) => {
  const { endpoint: name } = ctx.state
  const schema = name === null ? null : endpoint(name).body
  if (schema !== null) {
    const input = validateInput(schema, ctx.state.input)
    if (!isObject(input)) throw new Error('a body of the contract is not an object')
    ctx.state.input = input
    const key = ctx.req.headers[headers.idempotencyKey.toLowerCase()]
    if (typeof key === 'string' && (key === '' || [...key].length > limits.idempotencyKey)) {
      throw invalidRequest(headers.idempotencyKey, `must be 1 to ${limits.idempotencyKey} characters`)
    }
  }
  await next()
}
