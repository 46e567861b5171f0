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
  checkStrings(value, [])
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
  checkDepth(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message =
      text.trim() === '' ? 'The request body is empty: send a JSON object.' : undefined
    throw new ApiError('invalid_json', { cause, ...(message === undefined ? {} : { message }) })
  }
}

/** Checked before parsing, since all later code walks the value recursively. */
function checkDepth(text: string): void {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at += 1
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > limits.jsonDepth)
        throw new ApiError('invalid_json', {
          message: `The request body nests deeper than ${limits.jsonDepth} levels.`,
        })
    } else if (sign === '}' || sign === ']') depth -= 1
  }
}

function checkStrings(value: unknown, path: readonly (string | number)[]): void {
  if (typeof value === 'string') checkString(value, path)
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) checkStrings(item, [...path, index])
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      checkString(key, path)
      checkStrings(item, [...path, key])
    }
  }
}

function checkString(value: string, path: readonly (string | number)[]): void {
  if (value.includes('\0'))
    throw buildInvalidRequest(path.join('.'), 'must not contain the character NUL')
  if (!value.isWellFormed())
    throw buildInvalidRequest(path.join('.'), 'must not contain half of a surrogate pair')
}
