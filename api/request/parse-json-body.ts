import { isObject } from '../../contract/fields/is-object.ts'
import { limits } from '../../contract/fields/limits.ts'
import { ApiError, buildInvalidRequest } from '../calls/api-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses a request body into an object. Of duplicate keys the last one counts, as everywhere in
 * JavaScript.
 * @throws ApiError `invalid_json` for anything that is not JSON in UTF-8 or nests too deeply;
 * `invalid_request` for JSON that is no object, or holds text that PostgreSQL cannot store (NUL,
 * lone surrogates)
 */
export function parseJsonBody(bytes: Buffer): Record<string, unknown> {
  const value = parse(decode(bytes))
  checkValue(value, [])
  if (!isObject(value)) throw buildInvalidRequest('', 'must be a JSON object')
  return value
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new ApiError('invalid_json', { message: 'The request body is not valid UTF-8.', cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message =
      text.trim() === ''
        ? 'The request body is empty: send a JSON object.'
        : `The request body is not valid JSON${describePlace(cause)}.`
    throw new ApiError('invalid_json', { cause, message })
  }
}

/** The parser names no place where it quotes the text; the quote may hold personal data. */
function describePlace(cause: unknown): string {
  const message = cause instanceof SyntaxError ? cause.message : ''
  if (message.startsWith('Unexpected end')) return ' (it ends too early)'
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(message) ?? []
  return line === undefined ? '' : ` (line ${line}, column ${column})`
}

/**
 * All later code walks the value recursively, so how deep it is comes first.
 * @param path of the value; as it was before, once it is checked
 */
function checkValue(value: unknown, path: (string | number)[]): void {
  if (typeof value === 'string') checkString(value, path)
  if (typeof value !== 'object' || value === null) return
  if (path.length === limits.jsonDepth)
    throw new ApiError('invalid_json', {
      message: `The request body nests deeper than ${limits.jsonDepth} levels.`,
    })
  for (const [key, item] of Object.entries(value)) {
    checkString(key, path)
    path.push(key)
    checkValue(item, path)
    path.pop()
  }
}

function checkString(value: string, path: readonly (string | number)[]): void {
  if (value.includes('\0'))
    throw buildInvalidRequest(path.join('.'), 'must not contain the character NUL')
  if (!value.isWellFormed())
    throw buildInvalidRequest(path.join('.'), 'must not contain half of a surrogate pair')
}
