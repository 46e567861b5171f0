import type { z } from 'zod'
import { parseJson } from '../../research/text/json/parse-json.ts'

/**
 * How many incomplete ends are tried before an answer is given up, and how many places that look
 * like a beginning.
 */
const maxCuts = 60
const maxStarts = 8
/** No answer of ours is nested so deep. */
const maxDepth = 32

/**
 * Reads a structured answer. Servers without structured outputs wrap JSON in words or code fences,
 * and answers that ran into their limit break off: then the list items that are complete are kept.
 * Null when nothing in it has the shape.
 */
export function parseStructured<T>(schema: z.ZodType<T>, text: string): T | null {
  let json = text
  for (let tried = 0; tried < maxStarts; tried += 1) {
    const start = json.search(/[{[]/)
    if (start < 0) return null
    json = json.slice(start)
    const { end, cuts } = scan(json)
    const ends = end === null ? cuts.slice(-maxCuts).toReversed() : [{ at: end, closing: '' }]
    for (const { at, closing } of ends) {
      const parsed = schema.safeParse(parseJson(json.slice(0, at) + closing))
      if (parsed.success) return parsed.data
    }
    json = json.slice(1)
  }
  return null
}

/**
 * Where the first value ends, and the places within it behind which a list could be closed, with
 * what closes all that is open there.
 */
function scan(json: string): { end: number | null; cuts: { at: number; closing: string }[] } {
  const cuts: { at: number; closing: string }[] = []
  const open: string[] = []
  let isQuoted = false
  const mayCut = (at: number) => {
    if (open.at(-1) === ']') cuts.push({ at, closing: open.toReversed().join('') })
  }
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (open.length > maxDepth) return { end: null, cuts: [] }
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') {
        isQuoted = false
        mayCut(at + 1)
      }
    } else if (sign === '"') isQuoted = true
    else if (sign === '{') open.push('}')
    else if (sign === '[') {
      open.push(']')
      mayCut(at + 1)
    } else if (sign === '}' || sign === ']') {
      open.pop()
      if (open.length === 0) return { end: at + 1, cuts }
      mayCut(at + 1)
    }
  }
  return { end: null, cuts }
}
