/**
 * The schemas of the OpenAPI document, from the zod registry: request schemas as sent (closed), all
 * others as answered (open).
 */

import { z } from 'zod'
import { endpointNames, toEndpoint } from '../endpoints/endpoints.ts'
import { isObject } from '../fields/is-object.ts'
import { toPascalCase } from '../fields/to-pascal-case.ts'
import { hasFixtures, operationNames, toOperation } from '../operations/operations.ts'
import { buildEventUnion, buildJobUnions } from './answer-unions.ts'
import { buildRef, type JsonObject, requireId } from './schema-parts.ts'

/** All that have an id, by it. */
export function buildSchemas(): JsonObject {
  const uri = (id: string) => `#/components/schemas/${id}`
  const inputs = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    uri,
    override: withoutNoise,
  }).schemas
  const outputs = z.toJSONSchema(z.globalRegistry, {
    io: 'output',
    uri,
    override: asAnswered,
  }).schemas
  const requested = new Set(
    endpointNames.flatMap((name) => listReachable(toEndpoint(name).body, inputs)),
  )
  const result: Record<string, JsonObject> = {}
  for (const id of Object.keys(outputs).sort()) {
    const {
      $schema: _schema,
      $id: _id,
      id: _meta,
      ...schema
    } = (requested.has(id) ? inputs : outputs)[id] ?? {}
    result[id] = schema
  }
  return {
    ...result,
    ...buildEventUnion(),
    ...buildJobUnions(result),
    ...byOperation('JobInput', result),
    ...byOperation('BatchItem', result),
  }
}

/**
 * A request that names an operation, as one component for each operation: its input is that
 * operation's body, an item of a batch is JSON, and without fixtures there is no sandbox.
 */
function byOperation(
  id: 'JobInput' | 'BatchItem',
  all: Readonly<Record<string, JsonObject>>,
): Record<string, JsonObject> {
  const { properties, ...shared } = all[id] ?? {}
  const variants: Record<string, JsonObject> = {}
  for (const name of operationNames) {
    const title = toPascalCase(name)
    const body = requireId(toOperation(name).input)
    const { properties: fields, ...rest } = all[body] ?? {}
    const isNarrowed = id === 'BatchItem' && isObject(fields) && 'format' in fields
    if (isNarrowed)
      variants[`${title}BatchInput`] = {
        ...rest,
        properties: { ...fields, format: { type: 'string', const: 'json' } },
      }
    variants[`${title}${id}`] = {
      ...shared,
      properties: {
        ...(isObject(properties) ? properties : {}),
        operation: { type: 'string', const: name },
        input: buildRef(isNarrowed ? `${title}BatchInput` : body),
        ...(id === 'JobInput' && !hasFixtures(name)
          ? { sandbox: { type: 'boolean', const: false, default: false } }
          : {}),
      },
    }
  }
  const named = Object.keys(variants).filter((variant) => variant.endsWith(id))
  return { ...variants, [id]: { oneOf: named.map(buildRef) } }
}

/** The ids of a request schema and of all that it refers to. */
function listReachable(schema: z.ZodType | null, all: Record<string, unknown>): string[] {
  if (schema === null) return []
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const match of JSON.stringify(all[id] ?? {}).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    ))
      if (match[1] !== undefined) visit(match[1])
  }
  visit(requireId(schema))
  return [...found]
}

/**
 * A query or header schema in place, closed like every request; components describe answers, so it
 * refers to none.
 */
export function buildInlineSchema(schema: z.core.$ZodType): JsonObject {
  const {
    $schema: _schema,
    $defs: defs,
    ...plain
  } = z.toJSONSchema(schema, { io: 'output', override: withoutNoise })
  const name = typeof plain.$ref === 'string' ? plain.$ref.replace('#/$defs/', '') : null
  const { id: _id, ...referred } = name === null ? plain : { ...defs?.[name] }
  return referred
}

/** Machine limits of integers and the kilometre-long date patterns say nothing to a reader. */
function withoutNoise({ jsonSchema }: { jsonSchema: JsonObject }): void {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/**
 * Answers may carry a new value at any time: a published enumeration lists today's values and
 * closes nothing. Further properties may come without a word: spelt out, they become an index
 * signature, and the types of openapi-fetch lose every named property beside one.
 */
function asAnswered(context: { jsonSchema: JsonObject }): void {
  withoutNoise(context)
  const { jsonSchema } = context
  if (isObject(jsonSchema.properties) && isEmpty(jsonSchema.additionalProperties))
    delete jsonSchema.additionalProperties
  if (!Array.isArray(jsonSchema.enum)) return
  jsonSchema['x-extensible-enum'] = jsonSchema.enum
  delete jsonSchema.enum
}

function isEmpty(schema: unknown): boolean {
  return isObject(schema) && Object.keys(schema).length === 0
}
