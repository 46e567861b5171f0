import { z } from 'zod'

export type JsonObject = Record<string, unknown>

/** A reference to a component. */
export function buildRef(id: string) {
  return { $ref: `#/components/schemas/${id}` }
}

/**
 * The id under which OpenAPI names a schema.
 * @throws Error for a schema without one
 */
export function requireId(schema: z.ZodType): string {
  const id = z.globalRegistry.get(schema)?.id
  if (id === undefined) throw new Error('a schema of the contract lacks .meta({ id })')
  return id
}
