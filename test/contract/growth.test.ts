import { describe, expect, test } from 'vitest'
import { buildOpenApi } from '../../contract/openapi/openapi.ts'
import { breakingChanges } from '../support/contract/breaking-changes.ts'
import { type Json, list, record } from '../support/contract/document.ts'
import { grownDocument } from '../support/contract/grown-contract.ts'

const published = JSON.stringify(buildOpenApi('http://service.test', {}))
const build = (): Json => record(JSON.parse(published))
const schemas = (document: Json) => record(record(document.components).schemas)
const schema = (document: Json, name: string) => record(schemas(document)[name])
const property = (document: Json, name: string, key: string) =>
  record(record(schema(document, name).properties)[key])

test('one more error code, operation, event type and stop reason break no client', async () => {
  const grown = await grownDocument([
    {
      file: 'errors/errors.ts',
      find: "  invalid_request: { status: 400, message: 'The request is not valid.' },",
      replace: `  invalid_request: { status: 400, message: 'The request is not valid.' },
  too_early: { status: 425, message: 'Too early.' },
  too_vague: { status: 400, message: 'Too vague.' },`,
    },
    {
      file: 'operations/operations.ts',
      find: '  vin: {\n',
      replace: `  plate: {
    summary: 'Look up a number plate', path: '/api/v1/plate', input: VinInput, result: VinResult, scope: 'dossier',
    metering: 'high', reserveMicroDollars: 0, ratePolicy: 'vin', formats: ['json'], cacheDays: null,
    deadlineSeconds: 60, events: ['status', 'done'], sandboxEvents: null,
  },
  vin: {\n`,
    },
    {
      file: 'endpoints/endpoints.ts',
      find: "  vin: buildOperationEndpoint('vin'),",
      replace: "  vin: buildOperationEndpoint('vin'),\n  plate: buildOperationEndpoint('plate'),",
    },
    {
      file: 'results/events.ts',
      find: "  error: buildEventSchema('error',",
      replace:
        "  company_found: buildEventSchema('company_found', { name: z.string() }),\n  error: buildEventSchema('error',",
    },
    {
      file: 'results/events.ts',
      find: "    'completed',\n    'stopped',",
      replace: "    'sun_set',\n    'completed',\n    'stopped',",
    },
  ])
  expect(breakingChanges(build(), grown)).toEqual([])
  // the additions are there, each where clients look for it
  expect(property(grown, 'ErrorObject', 'code')['x-extensible-enum']).toEqual(
    expect.arrayContaining(['too_early', 'too_vague']),
  )
  expect(schema(grown, 'StopReason')['x-extensible-enum']).toContain('sun_set')
  expect(property(grown, 'OtherJob', 'operation')['x-extensible-enum']).toContain('plate')
  expect(schema(grown, 'JobInput').oneOf).toContainEqual({
    $ref: '#/components/schemas/PlateJobInput',
  })
  expect(record(grown.paths)).toHaveProperty(['/api/v1/plate', 'post'])
  expect(property(grown, 'OtherEvent', 'type')['x-extensible-enum']).toContain('company_found')
  expect(property(grown, 'CompanyFoundEvent', 'type').const).toBe('company_found')
})

describe('the comparison finds what breaks a client', () => {
  const schemaAt = (name: string, ...rest: string[]) => ['components', 'schemas', name, ...rest]
  const vin = ['paths', '/api/v1/vin', 'post']
  const anyOther = { $ref: '#/components/schemas/Source' }
  const required = { name: 'x', in: 'query', required: true, schema: {} }
  /** The rule, where the document is edited, and what stands there then; undefined: nothing. */
  const cases: [rule: string, at: string[], value: unknown][] = [
    ['api-removed', ['paths', '/api/v1/vin', 'post'], undefined],
    ['api-operation-id-removed', [...vin, 'operationId'], 'other'],
    ['new-required-request-parameter', ['paths', '/api/v1', 'get', 'parameters'], [required]],
    ['request-parameter-removed', ['paths', '/api/v1/jobs', 'get', 'parameters'], []],
    ['request-property-became-required', schemaAt('VinInput', 'required'), ['vin', 'refresh']],
    ['request-property-removed', schemaAt('VinInput', 'properties', 'refresh'), undefined],
    ['request-enum-changed', schemaAt('SearchInput', 'properties', 'type', 'enum'), ['name']],
    ['request-maxLength-changed', schemaAt('SearchInput', 'properties', 'query', 'maxLength'), 10],
    ['request-pattern-changed', schemaAt('SearchInput', 'properties', 'query', 'pattern'), '^a'],
    ['request-type-changed', schemaAt('VinInput', 'properties', 'refresh', 'type'), 'string'],
    ['request-oneOf-removed', schemaAt('JobInput', 'oneOf'), []],
    [
      'response-anyOf-added',
      schemaAt('SearchJob', 'properties', 'result', 'anyOf'),
      [{ $ref: '#/components/schemas/SearchResult' }, { type: 'null' }, anyOther],
    ],
    [
      'response-oneOf-added',
      schemaAt('StreamEvent', 'oneOf'),
      [...list(schema(build(), 'StreamEvent').oneOf), anyOther],
    ],
    ['response-enum-changed', schemaAt('Stage', 'enum'), undefined],
    ['response-property-removed', schemaAt('SearchJob', 'properties', 'stage'), undefined],
    ['response-property-became-optional', schemaAt('Usage', 'required'), ['metered']],
    [
      'response-type-changed',
      schemaAt('SearchJob', 'properties', 'id', 'type'),
      ['string', 'null'],
    ],
    ['response-const-changed', schemaAt('SearchJob', 'properties', 'object', 'const'), 'task'],
    ['response-status-removed', [...vin, 'responses', '202'], undefined],
    [
      'response-media-type-removed',
      [...vin, 'responses', '200', 'content', 'application/json'],
      undefined,
    ],
    ['response-header-removed', [...vin, 'responses', '200', 'headers', 'X-Request-Id'], undefined],
  ]

  /** The endpoints that the cases edit, and those whose answers hold what they edit. */
  const edited = ['/api/v1', '/api/v1/vin', '/api/v1/jobs', '/api/v1/search']
  const buildSmall = (): Json => {
    const document = build()
    const paths = record(document.paths)
    document.paths = Object.fromEntries(edited.map((at) => [at, paths[at]]))
    return document
  }

  test('a document beside itself breaks nothing', () => {
    expect(breakingChanges(build(), build())).toEqual([])
  })

  test.each(cases)('the comparison finds what breaks a client: %s', (rule, at, value) => {
    const before = buildSmall()
    // an enumeration of an answer is what one of the rules is about; the document itself has none
    Object.assign(schema(before, 'Stage'), { enum: ['queued'] })
    const after = structuredClone(before)
    const parent = at.slice(0, -1).reduce((found, name) => record(found[name]), after)
    const last = at.at(-1) ?? ''
    if (value === undefined) delete parent[last]
    else parent[last] = value
    expect(breakingChanges(before, after).map((line) => line.split(':')[0])).toContain(rule)
  })
})

test('no answer closes an enumeration, and every request does', () => {
  const document = build()
  const closed = Object.entries(schemas(document)).filter(([, found]) =>
    /"enum":/.test(JSON.stringify(found)),
  )
  expect(closed.map(([name]) => name).toSorted()).toEqual([
    'BatchInput',
    'ChatInput',
    'ChatMessage',
    'DossierInput',
    'KeyInput',
    'KeyPatch',
    // what these are not: the types and operations that have branches
    'OtherEvent',
    'OtherJob',
    'OtherListedJob',
    'SearchBatchInput',
    'SearchInput',
    'WebhookInput',
    'WebhookPatch',
  ])
  expect(JSON.stringify(record(document.components).headers)).not.toContain('"enum":')
  for (const [name, found] of Object.entries(schemas(document))) {
    if (name.endsWith('Input'))
      expect(JSON.stringify(found), name).not.toContain('x-extensible-enum')
  }
})

test.each([
  ['StreamEvent', 15, 'OtherEvent'],
  ['Job', 7, 'OtherJob'],
  ['ListedJob', 7, 'OtherListedJob'],
])('the last branch of the union %s takes what has no branch of its own', (name, count, last) => {
  const branches = list(schema(build(), name).oneOf).map(({ $ref }) =>
    String($ref).split('/').at(-1),
  )
  expect(branches).toHaveLength(count + 1)
  expect(branches.at(-1)).toBe(last)
})
