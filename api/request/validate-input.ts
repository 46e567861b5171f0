import type { z } from 'zod'
import type { ErrorDetail } from '../../contract/errors/errors.ts'
import { toPlainMessage } from '../../contract/fields/to-plain-message.ts'
import { ApiError, buildInvalidRequest } from '../calls/api-error.ts'

/** So many mistakes are named in the message; `details` has all. */
const maxShown = 3

/**
 * Parses by a schema of the contract.
 * @param prefix where in the request the value stands
 * @throws ApiError `invalid_request` with every place that is wrong
 */
export function validateInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  prefix: readonly string[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: false, error: toPlainMessage })
  if (parsed.success) return parsed.data
  const issues = keepOwnBounds(keepKindsFirst(parsed.error.issues))
  const details = issues.flatMap((issue) => collectDetails(issue, prefix))
  const sentences = details
    .slice(0, maxShown)
    .map(({ path, message }) => `${path === '' ? 'The request' : path}: ${message}`)
  throw new ApiError('invalid_request', {
    ...(sentences.length === 0 ? {} : { message: `${sentences.join('; ')}.` }),
    details,
    cause: parsed.error,
  })
}

/**
 * Parses a query string as it came: Koa's `URL` would be empty where the Host header makes none.
 * A repeated parameter is refused, since the values that do not count would go unnoticed.
 */
export function validateQuery<Schema extends z.ZodType>(
  schema: Schema,
  querystring: string,
): z.output<Schema> {
  const query = new URLSearchParams(querystring)
  const input = validateInput(schema, Object.fromEntries(query))
  const repeated = [...query.keys()].find((name, index, names) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw buildInvalidRequest(repeated, 'must be given once')
  return input
}

/**
 * Without the sizes of values of another kind: a schema counts the characters of a text that should
 * be a list, too.
 */
function keepKindsFirst(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const misfits = new Set(issues.filter(({ code }) => code === 'invalid_type').map(toPlace))
  return issues.filter((issue) => issue.code === 'invalid_type' || !misfits.has(toPlace(issue)))
}

/** Without the bounds that any whole number has, where it has narrower ones, which come later. */
function keepOwnBounds(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const toBound = (issue: z.core.$ZodIssue) => `${issue.code} ${toPlace(issue)}`
  const last = new Map(issues.map((issue) => [toBound(issue), issue]))
  return issues.filter(
    (issue) => !('origin' in issue && issue.origin === 'int') || last.get(toBound(issue)) === issue,
  )
}

const toPlace = ({ path }: z.core.$ZodIssue) => JSON.stringify(path)

function collectDetails(issue: z.core.$ZodIssue, prefix: readonly PropertyKey[]): ErrorDetail[] {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      message: issue.message,
    }))
  }
  // of a record's key it says only that it is wrong, and inside what is
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => ({
      path: path.join('.'),
      message: `its name ${message}`,
    }))
  if (issue.code === 'invalid_union') return collectUnionDetails(issue, path)
  return [{ path: path.join('.'), message: issue.message }]
}

/**
 * Of a union the variant whose kind of value was sent says what is wrong; if none was, each says
 * what it is.
 */
function collectUnionDetails(
  { errors, message }: z.core.$ZodIssueInvalidUnion,
  path: readonly PropertyKey[],
): ErrorDetail[] {
  const meant = errors.find(
    (issues) => !issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0),
  )
  if (meant !== undefined) return meant.flatMap((issue) => collectDetails(issue, path))
  const kinds = errors.flatMap((issues) => keepKindsFirst(issues).map(({ message }) => message))
  return [{ path: path.join('.'), message: kinds.length === 0 ? message : joinKinds(kinds) }]
}

const mustBe = 'must be '

function joinKinds(messages: readonly string[]): string {
  return messages.every((message) => message.startsWith(mustBe))
    ? `${mustBe}${messages.map((message) => message.slice(mustBe.length)).join(' or ')}`
    : messages.join('; or ')
}
