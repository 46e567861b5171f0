import { isObject } from '../../../contract/fields/is-object.ts'
import { type Json, list, record, resolve } from './document.ts'

/**
 * The fields of an answer that its schema does not declare, as paths; items of one list are one
 * path. What a schema leaves open as a whole is not looked into.
 */
export function listUndeclared(document: Json, name: string, value: unknown): string[] {
  const found = walk(document, { $ref: `#/components/schemas/${name}` }, { value, at: name })
  return [...new Set(found)].sort()
}

function walk(
  document: Json,
  schema: Json,
  { value, at }: { value: unknown; at: string },
): string[] {
  const schemas = expand(document, schema)
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => (isObject(one.items) ? [one.items] : []))
    return value.flatMap((item) =>
      items.flatMap((one) => walk(document, one, { value: item, at: `${at}[]` })),
    )
  }
  const shapes = schemas.filter((one) => isObject(one.properties) && isOf(document, one, value))
  if (!isObject(value) || shapes.length === 0) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const declared = shapes.flatMap(({ properties }) => {
      const property = record(properties)[key]
      return isObject(property) ? [property] : []
    })
    const path = `${at}.${key}`
    if (declared.length === 0) return [path]
    return declared.flatMap((one) => walk(document, one, { value: inner, at: path }))
  })
}

/** A schema and its branches. */
function expand(document: Json, schema: Json): Json[] {
  const known = resolve(document, schema)
  const branches = [known.anyOf, known.oneOf, known.allOf].flatMap(list)
  return [known, ...branches.flatMap((branch) => expand(document, branch))]
}

/** Whether a branch is the one of this value, by its constant fields. */
function isOf(document: Json, { properties }: Json, value: unknown): boolean {
  return Object.entries(record(properties)).every(([key, property]) => {
    const { const: only } = resolve(document, record(property))
    return only === undefined || record(value)[key] === only
  })
}
