import { unwrap } from '../../text/patterns/unwrap.ts'

const handleKey = new RegExp(
  unwrap`
    "(?:login|user_?name|screen_?name|handle|nick_?name|nick|slug|vanity|acct)"\s*:\s*"
    ([^"\\]{1,200})"`,
  'gi',
)

/** Longer answers are lists or pages, whose handles are other people's. Characters. */
const maxAnswerLength = 200_000

/**
 * A JSON answer that names accounts, and none of them is the one asked for: a search with near
 * matches.
 */
export function isAboutAnother(body: string, username: string): boolean {
  if (body.length > maxAnswerLength || !/^\s*[[{]/.test(body)) return false
  const name = username.toLowerCase()
  const handles = [...body.matchAll(handleKey)]
    .slice(0, 100)
    .map((match) => (match[1] ?? '').toLowerCase())
  return handles.length > 0 && !handles.some((handle) => handle.includes(name))
}

/** A JSON answer whose only news is an error. */
export function isErrorAnswer(body: string): boolean {
  return (
    /^\s*\{\s*"(?:errors?|message|detail|code|status|statusCode)"\s*:/i.test(body.slice(0, 500)) &&
    /error|not.?found|invalid|404/i.test(body.slice(0, 2000))
  )
}

/**
 * The opposite of a "no such account" answer: its key with another value. `{"taken":false}` against
 * `{"taken":true}`, `"users":[]` against `"users":[{…`. Null when the sign is no key with a value.
 */
export function holdsOpposite(body: string, sign: string): boolean {
  const key = /"(\w+)"\s*:/.exec(sign)?.[1] ?? /^(\w+)"\s*:/.exec(sign)?.[1]
  const trimmed = body.trim()
  if (key === undefined)
    return (
      (sign === 'true' || sign === 'false') &&
      trimmed.length < 20 &&
      trimmed === (sign === 'true' ? 'false' : 'true')
    )
  if (!/^[[{]/.test(trimmed) || isErrorAnswer(body)) return false
  const value = new RegExp(`"${key}"\\s*:\\s*("[^"]{0,100}"?|[^,}\\s]{1,100})`).exec(body)?.[1]
  const refused = new RegExp(`"?${key}"\\s*:\\s*("[^"]{0,100}"?|[^,}\\s]{1,100})`).exec(sign)?.[1]
  return value !== undefined && value !== refused && value !== 'null' && value !== '""'
}
