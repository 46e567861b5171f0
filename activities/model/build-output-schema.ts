import { z } from 'zod'
import { isObject } from '../../contract/fields/is-object.ts'

/**
 * What the strict mode of structured outputs knows of JSON Schema; anything else
 * makes servers refuse the whole request.
 */
const known = new Set([
  'type',
  'enum',
  'const',
  'description',
  'anyOf',
  'items',
  'properties',
  'required',
  'additionalProperties',
])

/**
 * A schema as the model's server wants it: every property required, none beside them, no bounds and
 * patterns. We check again ourselves.
 */
export function buildOutputSchema(schema: z.ZodType): Record<string, unknown> {
  return toStrict(z.toJSONSchema(schema, { io: 'output', reused: 'inline' }))
}

function toStrict(node: object): Record<string, unknown> {
  const kept = Object.entries(node).filter(([keyword]) => known.has(keyword))
  const rewritten = Object.fromEntries(
    kept.map(([keyword, value]): [string, unknown] => [keyword, rewrite(keyword, value)]),
  )
  const { properties } = rewritten
  if (!isObject(properties)) return rewritten
  return { ...rewritten, required: Object.keys(properties), additionalProperties: false }
}

function rewrite(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, of]): [string, unknown] => [
        name,
        isObject(of) ? toStrict(of) : of,
      ]),
    )
  }
  if (keyword === 'anyOf' && Array.isArray(value))
    return value.map((of: unknown) => (isObject(of) ? toStrict(of) : of))
  return keyword === 'items' && isObject(value) ? toStrict(value) : value
}
