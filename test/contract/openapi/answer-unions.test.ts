import { expect, test } from 'vitest'
import { operationNames } from '../../../contract/operations/operations.ts'
import { buildDocument, list, record, resolve } from '../../support/contract/document.ts'

const document = buildDocument()
const schemas = record(record(document.components).schemas)

/** The branches of a union, without the open last one. */
const branchesOf = (name: string) =>
  list(record(schemas[name]).oneOf)
    .slice(0, -1)
    .map(({ $ref }) => String($ref))

test.each([
  ['StreamEvent', 'type'],
  ['Job', 'operation'],
  ['ListedJob', 'operation'],
])('generated clients narrow the branches of %s by its %s alone', (name, propertyName) => {
  const mapping = branchesOf(name).map(($ref) => {
    const { properties } = resolve(document, { $ref })
    return [record(record(properties)[propertyName]).const, $ref]
  })
  expect(mapping.length).toBeGreaterThan(6)
  expect(record(schemas[name]).discriminator).toEqual({
    propertyName,
    mapping: Object.fromEntries(mapping),
  })
})

test.each(['Job', 'ListedJob'])('the result of a %s is that of its operation, or null', (name) => {
  const results = branchesOf(name).map(($ref) => {
    const { operation, result } = record(resolve(document, { $ref }).properties)
    return [record(operation).const, record(result).anyOf]
  })
  const expected = operationNames.map((operation) => {
    const words = operation.split('_').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    const $ref = `#/components/schemas/${words.join('')}Result`
    return [operation, [{ $ref }, { type: 'null' }]]
  })
  expect(results).toEqual(expected)
})
