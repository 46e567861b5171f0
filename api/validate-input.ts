import type { z } from 'zod'
import type { ErrorDetail } from '../contract/errors.ts'
import { ApiError } from './api-error.ts'

/**
 * Parses by a schema of the contract.
 * @param prefix where in the request the value stands
 * @throws ApiError `invalid_request` with every place that is wrong
 */
export function validateInput<Schema extends z.ZodType>(schema: Schema, value: unknown, prefix: readonly string[] = []): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: false })
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.flatMap((issue) => detailsOf(issue, prefix))
  const [first] = details
  throw new ApiError('invalid_request', {
    message: first === undefined ? 'The request is not valid.' : `${first.path === '' ? 'The request' : first.path}: ${first.message}`,
    details,
    cause: parsed.error,
  })
}

function detailsOf(issue: z.core.$ZodIssue, prefix: readonly string[]): ErrorDetail[] {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'is not a known property' }))
  }
  return [{ path: path.join('.'), message: issue.message }]
}
