import { expect, test } from 'vitest'
import { isObject } from '../../../contract/fields/is-object.ts'
import { requireId } from '../../../contract/openapi/schema-parts.ts'
import { operationNames, toOperation } from '../../../contract/operations/operations.ts'
import { buildDocument, record } from '../../support/contract/document.ts'

const document = buildDocument()
const schemas = record(record(document.components).schemas)

/** The places below a schema where an object is described without a name. */
function nameless(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => nameless(part, `${at}.${index}`))
  if (!isObject(value)) return []
  const inside = Object.entries(value).flatMap(([key, part]) => nameless(part, `${at}.${key}`))
  return value.type === 'object' || isObject(value.properties) ? [at, ...inside] : inside
}

test('every object inside a component is a component of its own, so generators need not invent names', () => {
  const found = Object.entries(schemas).flatMap(([name, schema]) =>
    Object.entries(record(schema)).flatMap(([keyword, part]) =>
      keyword === 'type' ? [] : nameless(part, `${name}.${keyword}`),
    ),
  )
  // a component's own properties are one level down
  expect(found.filter((at) => !/^\w+\.properties$/.test(at))).toEqual([])
})

test('no property of an answer is null alone: openapi-fetch would drop it from the type', () => {
  const found = Object.entries(schemas).flatMap(([name, schema]) =>
    Object.entries(record(record(schema).properties ?? {})).flatMap(([key, property]) =>
      isObject(property) && property.type === 'null' ? `${name}.${key}` : [],
    ),
  )
  expect(found).toEqual([])
})

test('no two components have names that differ in case or underscores only', () => {
  const names = Object.keys(schemas).map((name) => name.replaceAll('_', '').toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})

test.each(operationNames)(
  'the component of a result is named by its operation, as the result of a job says: %s',
  (name) => {
    const words = name.split('_').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    expect(requireId(toOperation(name).result)).toBe(`${words.join('')}Result`)
    expect(Object.keys(schemas)).toContain(`${words.join('')}Result`)
  },
)

test.each(operationNames)('451 is listed where a person can be asked for, as for %s', (name) => {
  const { path, about } = toOperation(name)
  const { responses } = record(record(record(document.paths)[path]).post)
  expect(Object.keys(record(responses)).includes('451')).toBe(about !== 'vehicle')
})

test('only requests spell out that further properties may come: in an answer, generators of clients would type every property as unknown', () => {
  const open = Object.entries(schemas).filter(([, schema]) => {
    const { properties, additionalProperties } = record(schema)
    return isObject(properties) && isObject(additionalProperties)
  })
  expect(open.map(([name]) => name)).toEqual([
    'ChatPerson',
    'CompanyInput',
    'McpMessage',
    'PersonInput',
  ])
})
