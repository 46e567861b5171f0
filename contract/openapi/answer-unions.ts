/**
 * The unions of answers, divided by one property: events by `type`, jobs by `operation`. The
 * discriminator lets generated clients narrow by that property alone; the last branch, which no
 * mapping names, takes every value that comes later.
 */
import { isObject } from '../fields/is-object.ts'
import { toPascalCase } from '../fields/to-pascal-case.ts'
import { operationNames, toOperation } from '../operations/operations.ts'
import { Job, ListedJob, unionOperations } from '../resources/jobs.ts'
import { OtherEvent, toEventSchemaId, unionEvents } from '../results/events.ts'
import { buildRef, type JsonObject, requireId } from './schema-parts.ts'

/** The events of a stream, by their type. */
export function buildEventUnion(): JsonObject {
  const branches = unionEvents.map((type) => [type, toEventSchemaId(type)] as const)
  return { StreamEvent: buildUnion('type', branches, requireId(OtherEvent)) }
}

/** Jobs by their operation, each with the result of that operation. */
export function buildJobUnions(all: Readonly<Record<string, JsonObject>>): JsonObject {
  return Object.assign(
    {},
    ...[Job, ListedJob].map((schema) => buildJobUnion(requireId(schema), all)),
  )
}

const laterOperations = operationNames.filter(
  (name) => !unionOperations.some((branch) => branch === name),
)

function buildJobUnion(id: string, all: Readonly<Record<string, JsonObject>>): JsonObject {
  const { properties, ...shared } = all[id] ?? {}
  const { result, ...others } = isObject(properties) ? properties : {}
  const branches = unionOperations.map((name) => [name, `${toPascalCase(name)}${id}`] as const)
  const variants = branches.map(([name, variant]) => {
    const body = requireId(toOperation(name).result)
    const typed = { ...(isObject(result) ? result : {}), anyOf: [buildRef(body), { type: 'null' }] }
    const operation = { type: 'string', const: name }
    return [variant, { ...shared, properties: { ...others, operation, result: typed } }] as const
  })
  const operation = {
    type: 'string',
    not: { enum: unionOperations },
    ...(laterOperations.length === 0 ? {} : { 'x-extensible-enum': laterOperations }),
  }
  const other = `Other${id}`
  return {
    ...Object.fromEntries(variants),
    [other]: {
      ...shared,
      properties: { ...others, operation, result },
      description: 'A job of an operation without a branch of its own: new ones come at any time.',
    },
    [id]: buildUnion('operation', branches, other),
  }
}

/** `oneOf`, since generators of clients read a discriminator beside nothing else. */
function buildUnion(
  propertyName: string,
  branches: readonly (readonly [value: string, id: string])[],
  last: string,
): JsonObject {
  return {
    oneOf: [...branches.map(([, id]) => id), last].map(buildRef),
    discriminator: {
      propertyName,
      mapping: Object.fromEntries(branches.map(([value, id]) => [value, buildRef(id).$ref])),
    },
  }
}
