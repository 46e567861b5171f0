import { expect, test } from 'vitest'
import { endpointNames, toEndpoint } from '../../../contract/endpoints/endpoints.ts'
import { bodyExamples } from '../../../contract/endpoints/examples.ts'
import { deriveOperationId } from '../../../contract/openapi/operation-ids.ts'
import { Vin } from '../../../contract/operations/vin.ts'
import { buildDocument, record } from '../../support/contract/document.ts'

const document = buildDocument()
const operations = endpointNames.map((name) => {
  const { path, method } = toEndpoint(name)
  return {
    name,
    row: toEndpoint(name),
    described: record(record(record(document.paths)[path])[method.toLowerCase()]),
  }
})

test.each(operations)(
  '$name has a body example where it takes a body, and its own schema takes each',
  ({ name, row }) => {
    const examples = Object.values(bodyExamples[name] ?? {})
    expect(examples.length > 0).toBe(row.body !== null)
    for (const { value } of examples) expect(row.body?.safeParse(value).error).toBeUndefined()
  },
)

test.each(operations)('$name has a command that calls it', ({ described, row }) => {
  const [sample] = Array.isArray(described['x-codeSamples'])
    ? described['x-codeSamples'].map(record)
    : []
  const source = String(sample?.source)
  expect(source).toContain(`http://service.test${row.path.split('{')[0]}`)
  expect(source).not.toMatch(/[{]\w+[}]/)
  expect(source.includes('$API_KEY')).toBe(row.auth === 'bearer')
  expect(source.includes("-d '")).toBe(row.body !== null)
})

test('operations are called by a verb and grouped by tags that the document describes', () => {
  const tags = (Array.isArray(document.tags) ? document.tags : []).map((tag) => record(tag).name)
  for (const { described } of operations)
    expect(tags).toEqual(expect.arrayContaining([described.tags].flat()))
  expect(deriveOperationId('search')).toBe('searchPeople')
  for (const { name } of operations) {
    expect(deriveOperationId(name)).toMatch(
      /^(get|list|create|update|delete|cancel|stop|rotate|test|retry|recover|export|search|build|ask|look|run)[A-Z]/,
    )
  }
  expect(record(document.externalDocs).url).toMatch(/^http:\/\/service\.test\//)
})

test.each([
  ['1HGCM82633A004352', true],
  ['1hgcm82633a004352', true],
  [' 1HGCM82633A004352 ', true],
  ['1HGCM82633A00435', false],
  ['1HGCM82633A0043522', false],
  ['IHGCM82633A004352', false],
  ['1OGCM82633A004352', false],
  ['1qGCM82633A004352', false],
  ['1HGCM82633A00435-', false],
])('the published pattern and the service agree on the VIN "%s"', (vin, isValid) => {
  const { pattern } = record(
    record(record(record(record(document.components).schemas).VinInput).properties).vin,
  )
  expect(new RegExp(String(pattern), 'u').test(vin)).toBe(isValid)
  expect(Vin.safeParse(vin).success).toBe(isValid)
})
