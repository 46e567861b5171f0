import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deriveErrors } from '../../../contract/endpoints/derive-errors.ts'
import { endpointNames, toEndpoint } from '../../../contract/endpoints/endpoints.ts'
import { bodyExamples, jobExample, requestExamples } from '../../../contract/endpoints/examples.ts'
import { errors } from '../../../contract/errors/errors.ts'
import { scenarios } from '../../../contract/errors/scenarios.ts'
import { deriveNeededScopes } from '../../../contract/fields/keys.ts'
import { deriveOperationId } from '../../../contract/openapi/operation-ids.ts'
import { EventSeq } from '../../../contract/resources/jobs.ts'
import { call, events } from '../../support/calls/call.ts'
import { callAnew } from '../../support/calls/callers.ts'
import { postMessage, readMessages } from '../../support/mcp/messages.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const key = 'prs_test_openapi'

const Schema = z.looseObject({ $ref: z.string().optional() })
const Examples = z.record(z.string(), z.looseObject({ summary: z.string(), value: z.unknown() }))
const Content = z.record(
  z.string(),
  z.looseObject({ schema: Schema, examples: Examples.optional() }),
)
const Answer = z.looseObject({
  description: z.string(),
  headers: z.record(z.string(), Schema).optional(),
  content: Content.optional(),
})
const Operation = z.looseObject({
  operationId: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.string(), schema: z.looseObject({}) }),
  ),
  requestBody: z.looseObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(z.string(), Answer),
})
const Document = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  webhooks: z.record(
    z.string(),
    z.looseObject({
      post: z.looseObject({ parameters: z.array(z.looseObject({ name: z.string() })) }),
    }),
  ),
  components: z.looseObject({
    headers: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.looseObject({ additionalProperties: z.unknown().optional() })),
  }),
})

/** What any HTTP answer may carry. */
const ofHttp =
  /^(access-control-|(vary|date|connection|keep-alive|cache-control|content-(type|length|disposition)|transfer-encoding|x-accel-buffering)$)/
const itemOf = ({ operation, input }: { operation: string; input: unknown }) => ({
  operation,
  input,
})

let service: SharedService
let text: string
let document: z.infer<typeof Document>
let ajv: Ajv2020
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  text = await (await call(service.url, '/openapi.json')).text()
  document = Document.parse(JSON.parse(text))
  ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'openapi', ...JSON.parse(text) })
})
afterAll(() => service.stop())

function schema(name: string): ValidateFunction {
  return ajv.compile({ $ref: `openapi#/components/schemas/${name}` })
}

function expectValid(name: string, value: unknown): void {
  const validate = schema(name)
  validate(value)
  expect(validate.errors ?? [], name).toEqual([])
}

function isValid(name: string, value: unknown): boolean {
  return schema(name)(value) === true
}

function operationOf(name: (typeof endpointNames)[number]): z.infer<typeof Operation> {
  const { path, method } = toEndpoint(name)
  return Operation.parse(document.paths[path]?.[method.toLowerCase()])
}

/** The schema that a piece of content names. */
function named(
  content: z.infer<typeof Content> | undefined,
  type = 'application/json',
): string | undefined {
  return content?.[type]?.schema.$ref?.split('/').at(-1)
}

describe('the document', () => {
  test('the OpenAPI document is valid OpenAPI 3.1 of the contract version 1.0.1', async () => {
    const result = await new Validator().validate(JSON.parse(text))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.info.version).toBe('1.0.1')
  })

  test('the OpenAPI document refers to nothing that it does not hold', () => {
    const references = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(
        ([, kind, name]) => `${kind} ${name}`,
      ),
    )
    const held = [
      ...Object.keys(document.components.schemas).map((name) => `schemas ${name}`),
      ...Object.keys(document.components.headers).map((name) => `headers ${name}`),
    ]
    expect(held).toEqual(expect.arrayContaining([...references]))
    expect(
      [...text.matchAll(/"\$ref":"([^"]+)"/g)].filter(
        ([, address]) => !address?.startsWith('#/components/'),
      ),
    ).toEqual([])
    // as keywords: an object behind such a name describes a property, as that of `server.json`
    expect(text).not.toMatch(/"\$(?:(?:schema|id)":"|defs":)/)
  })

  test('the OpenAPI document has one id for each operation', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual(endpointNames.map(deriveOperationId).toSorted())
    for (const id of ids) expect(id).toMatch(/^[a-z]+[A-Z][A-Za-z]+$/)
  })

  test('the OpenAPI document describes both webhooks with their headers', () => {
    expect(Object.keys(document.webhooks)).toEqual(['job.succeeded', 'job.failed'])
    for (const { post } of Object.values(document.webhooks)) {
      expect(post.parameters.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['X-Service-Event', 'X-Service-Delivery', 'X-Service-Signature']),
      )
    }
  })

  test('the OpenAPI document marks what is deprecated', () => {
    expect(document.components.schemas.Usage).toMatchObject({
      properties: { credits: { deprecated: true }, allowanceSource: { deprecated: true } },
    })
    expect(document.components.headers).toMatchObject({
      'X-Service-Credits-Charged': { deprecated: true },
      'X-Service-Allowance-Source': { deprecated: true },
    })
  })
})

describe.each(endpointNames)('%s', (name) => {
  const row = toEndpoint(name)

  test('each operation of the OpenAPI document has its status, its errors and its security', () => {
    const { responses, security } = operationOf(name)
    const codes = [...new Set(deriveErrors(row))]
    const statuses = [row.status, ...codes.map((code) => errors[code].status)].map(String)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses))
    for (const code of codes)
      expect(responses[errors[code].status]?.description, code).toContain(`\`${code}\``)
    expect(security).toEqual(row.auth === 'none' ? [] : [{ apiKey: deriveNeededScopes(row.scope) }])
    for (const [status, { content }] of Object.entries(responses)) {
      const isInOwnWords = row.protocol !== undefined && ['400', '404', '500'].includes(status)
      const refs = (isInOwnWords ? ['Error', 'McpAnswer'] : ['Error']).map((id) => ({
        $ref: `#/components/schemas/${id}`,
      }))
      if (Number(status) >= 400)
        expect(content?.['application/json']?.schema).toEqual(
          isInOwnWords ? { anyOf: refs } : refs[0],
        )
    }
  })

  test('each operation of the OpenAPI document names the rate-limit headers and the challenge where they are sent', () => {
    const { responses } = operationOf(name)
    for (const status of [row.status, 401, 404, 429]) {
      const headers = Object.keys(responses[status]?.headers ?? {})
      if (responses[status] === undefined) continue
      expect(headers, String(status)).toEqual(
        expect.arrayContaining([
          'X-Request-Id',
          'RateLimit-Policy',
          'RateLimit',
          'RateLimit-Limit',
          'RateLimit-Remaining',
          'RateLimit-Reset',
        ]),
      )
      if (status === 401) expect(headers).toContain('WWW-Authenticate')
      if (status === 429) expect(headers).toContain('Retry-After')
    }
  })

  test('each operation of the OpenAPI document has examples that its own schemas accept', () => {
    const { requestBody, responses } = operationOf(name)
    const given = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
    for (const content of given) {
      for (const { value } of Object.values(content?.['application/json']?.examples ?? {}))
        expectValid(named(content) ?? '', value)
      for (const { value } of Object.values(content?.['text/event-stream']?.examples ?? {})) {
        expectValid('StreamEvent', JSON.parse(z.object({ data: z.string() }).parse(value).data))
      }
    }
    expect(requestBody?.content['application/json']?.examples).toEqual(
      row.body === null ? undefined : bodyExamples[name],
    )
  })
})

test('every error code is in the document', () => {
  const described = Object.values(document.paths)
    .flatMap((item) => Object.values(item).flatMap(({ responses }) => Object.values(responses)))
    .map(({ description }) => description)
    .join('\n')
  for (const code of Object.keys(errors)) {
    const known = ['properties', 'code', 'x-extensible-enum']
    expect(document.components.schemas.ErrorObject, code).toHaveProperty(
      known,
      expect.arrayContaining([code]),
    )
    // methods that are not listed have no place of their own
    if (code !== 'method_not_allowed') expect(described, code).toContain(`\`${code}\``)
  }
  expect(text).toContain('`method_not_allowed`')
})

describe('requests are closed, answers open', () => {
  test.each(['search', 'dossier', 'chat', 'entity_search', 'vin'] as const)(
    'requests are closed: %s takes no unknown property',
    (name) => {
      const input = named(operationOf(name).requestBody?.content) ?? ''
      expectValid(input, requestExamples[name])
      expect(isValid(input, { ...requestExamples[name], unknown: 1 })).toBe(false)
    },
  )

  test('persons take further properties', () => {
    expectValid('DossierInput', { person: { name: 'Ada', id: 'hit_1', anything: {} } })
    expectValid('ChatInput', {
      person: { name: 'Ada', anything: 1 },
      messages: [{ role: 'user', content: 'x' }],
    })
  })

  test('a property with a default may be left out of a request', () => {
    expectValid('SearchInput', { query: 'Ada' })
    expectValid('JobInput', { operation: 'vin', input: requestExamples.vin })
  })

  test('a job takes the input of its operations only', () => {
    expect(isValid('JobInput', { operation: 'vin', input: { colour: 'red' } })).toBe(false)
    expect(isValid('JobInput', { operation: 'vin', input: requestExamples.vin, unknown: 1 })).toBe(
      false,
    )
    expect(isValid('JobInput', { operation: 'vin', input: requestExamples.search })).toBe(false)
    expect(
      isValid('JobInput', { operation: 'vin', input: requestExamples.vin, sandbox: true }),
    ).toBe(false)
    expectValid('BatchItem', { operation: 'search', input: { query: 'Ada', format: 'json' } })
    expect(
      isValid('BatchItem', { operation: 'search', input: { query: 'Ada', format: 'sse' } }),
    ).toBe(false)
  })

  test.each([
    ['query', { query: '' }],
    ['query', { query: 'x'.repeat(241) }],
    ['type', { query: 'x', type: 'face' }],
    ['platforms', { query: 'x', platforms: ['myspace'] }],
    ['format', { query: 'x', format: 'xml' }],
  ])('the limits of %s are published as they are checked', async (_, body) => {
    expect(isValid('SearchInput', body)).toBe(false)
    expect((await callAnew(service.url, '/api/v1/search', { key, body })).status).toBe(400)
  })

  test('no schema of an answer is closed', () => {
    const requested = [
      'BatchInput',
      'ChatInput',
      'ChatMessage',
      'DossierInput',
      'EntityDossierInput',
      'EntitySearchInput',
      'KeyInput',
      'KeyPatch',
      'ReverseImageInput',
      'SearchInput',
      'VinInput',
      'WebhookInput',
      'WebhookPatch',
      'WebhookRecoverInput',
    ]
    const closed = Object.entries(document.components.schemas).filter(
      ([, { additionalProperties }]) => additionalProperties === false,
    )
    // one for each operation that a job or an item of a batch may name
    const byOperation =
      /^(Search|Dossier|Chat|EntitySearch|EntityDossier|ReverseImage|Vin)(JobInput|BatchItem|BatchInput)$/
    expect(closed.map(([name]) => name).filter((name) => !byOperation.test(name))).toEqual(
      requested,
    )
    for (const name of endpointNames) {
      for (const { content } of Object.values(operationOf(name).responses)) {
        const answer = named(content)
        if (answer !== undefined) expect(requested).not.toContain(answer)
      }
    }
  })
})

describe('every answer is valid by the schema that the document names', () => {
  const documents = endpointNames.filter(
    (name) => toEndpoint(name).auth === 'none' && toEndpoint(name).formats.includes('json'),
  )

  test.each(documents)(
    'every answer is valid by the schema that the document names: %s',
    async (name) => {
      const answer = named(operationOf(name).responses[200]?.content)
      if (answer !== undefined)
        expectValid(answer, await (await callAnew(service.url, toEndpoint(name).path)).json())
      else expect(['openapi', 'portal']).toContain(name)
    },
  )

  const cases = (['search', 'dossier', 'chat'] as const).flatMap((name) =>
    [null, ...Object.keys(scenarios)]
      .filter((word) => word !== 'sandbox:slow')
      .map((scenario) => ({ name, scenario })),
  )

  test.each(cases)('$name in the sandbox, scenario $scenario', async ({ name, scenario }) => {
    const example = requestExamples[name]
    const body =
      scenario === null
        ? example
        : 'query' in example
          ? { ...example, query: scenario }
          : { ...example, person: { name: scenario } }
    const json = await callAnew(service.url, toEndpoint(name).path, { key, body })
    const answer = named(operationOf(name).responses[json.status]?.content)
    expect(answer, String(json.status)).toBeDefined()
    expectValid(answer ?? '', await json.json())
    const stream = await callAnew(service.url, toEndpoint(name).path, {
      key,
      body: { ...body, format: 'sse' },
    })
    if (stream.headers.get('content-type')?.startsWith('text/event-stream') !== true) return
    for (const event of await events(stream)) expectValid('StreamEvent', event)
  })

  test('jobs, their list, their events and their errors have the documented shapes', async () => {
    const created = await callAnew(service.url, '/api/v1/jobs', {
      key: service.key,
      body: jobExample,
    })
    expectValid('Job', await created.json())
    const path = created.headers.get('location') ?? ''
    expectValid('Job', await (await callAnew(service.url, path, { key: service.key })).json())
    expectValid(
      'JobList',
      await (await callAnew(service.url, '/api/v1/jobs', { key: service.key })).json(),
    )
    const accept = { accept: 'application/json' }
    expectValid(
      'EventList',
      await (
        await callAnew(service.url, `${path}/events`, { key: service.key, headers: accept })
      ).json(),
    )
    expectValid(
      'Error',
      await (await callAnew(service.url, '/api/v1/jobs/x', { key: service.key })).json(),
    )
  })

  test('an answer has no header that the OpenAPI document does not declare', async () => {
    const { key } = await service.createKey()
    const body = {
      ...jobExample,
      operation: 'search',
      input: requestExamples.search,
      sandbox: true,
    }
    const created = await callAnew(service.url, '/api/v1/jobs', { key, body })
    const path = created.headers.get('location') ?? ''
    const etag = (await callAnew(service.url, path, { key })).headers.get('etag') ?? ''
    const again = { 'idempotency-key': 'said once' }
    const vin = { key, body: requestExamples.vin }
    const json = { accept: 'application/json' }
    const webhook = { key, body: { url: 'https://backend.example.com/created' } }
    const keyBody = { name: 'created', scopes: ['search'] }
    const found = [
      ['createJob', 202, created],
      ['getJob', 200, await callAnew(service.url, path, { key })],
      [
        'getJob',
        304,
        await callAnew(service.url, path, { key, headers: { 'if-none-match': etag } }),
      ],
      ['jobEvents', 200, await callAnew(service.url, `${path}/events`, { key, headers: json })],
      [
        'jobEvents',
        400,
        await callAnew(service.url, `${path}/events`, { key, headers: { 'last-event-id': 'x' } }),
      ],
      ['cancelJob', 202, await callAnew(service.url, `${path}/cancel`, { key, method: 'POST' })],
      ['stopJob', 202, await callAnew(service.url, `${path}/stop`, { key, method: 'POST' })],
      [
        'search',
        200,
        await callAnew(service.url, '/api/v1/search', {
          key,
          body: { ...requestExamples.search, sandbox: true },
        }),
      ],
      [
        'search',
        402,
        await callAnew(service.url, '/api/v1/search', {
          key,
          body: { query: 'sandbox:no_coins', sandbox: true },
        }),
      ],
      [
        'batch',
        202,
        await callAnew(service.url, '/api/v1/batch', {
          key,
          body: { operations: [body].map(itemOf), mode: 'async' },
        }),
      ],
      [
        'vin',
        202,
        await callAnew(service.url, '/api/v1/vin', {
          ...vin,
          headers: { ...again, prefer: 'respond-async' },
        }),
      ],
      ['vin', 409, await callAnew(service.url, '/api/v1/vin', { ...vin, headers: again })],
      ['createWebhook', 201, await callAnew(service.url, '/api/v1/webhooks', webhook)],
      ['createKey', 201, await callAnew(service.url, '/api/v1/keys', { key, body: keyBody })],
      ['vin', 401, await callAnew(service.url, '/api/v1/vin', { body: {} })],
    ] as const
    for (const [name, status, response] of found) {
      expect([name, response.status]).toEqual([name, status])
      const declared = Object.keys(operationOf(name).responses[status]?.headers ?? {}).map(
        (header) => header.toLowerCase(),
      )
      const sent = [...response.headers.keys()].filter((header) => !ofHttp.test(header))
      expect(declared, `${name} ${status}`).toEqual(expect.arrayContaining(sent))
      await response.body?.cancel()
    }
  })

  test('webhook endpoints, their lists, tests and deliveries have the documented shapes', async () => {
    const ask = async (path: string, options: { method?: string; body?: unknown } = {}) =>
      await (await callAnew(service.url, path, { key: service.key, ...options })).json()
    const endpoint = await ask('/api/v1/webhooks', {
      body: { url: 'https://backend.example.com/hooks' },
    })
    expectValid('WebhookEndpoint', endpoint)
    const path = `/api/v1/webhooks/${z.looseObject({ id: z.string() }).parse(endpoint).id}`
    expectValid('WebhookEndpointList', await ask('/api/v1/webhooks'))
    expectValid('WebhookEndpoint', await ask(path, { method: 'PATCH', body: { events: [] } }))
    expectValid('WebhookEndpoint', await ask(`${path}/rotate-secret`, { method: 'POST' }))
    expectValid('WebhookDelivery', await ask(`${path}/test`, { method: 'POST' }))
    expectValid('WebhookDeliveryList', await ask(`${path}/deliveries`))
    expectValid(
      'WebhookRecovery',
      await ask(`${path}/recover`, { body: { since: '2026-01-01T00:00:00Z' } }),
    )
    expectValid('WebhookEventList', await ask('/api/v1/events'))
    expectValid('WebhookDeleted', await ask(path, { method: 'DELETE' }))
    const { rows } = await service.db.query<{ body: string }>('select body from webhook_events')
    for (const { body } of rows) expectValid('WebhookEvent', JSON.parse(body))
  })
})

test('a stream is described as its events', () => {
  for (const name of ['search', 'dossier', 'chat', 'jobEvents'] as const) {
    expect(operationOf(name).responses[200]?.content?.['text/event-stream']?.schema).toMatchObject({
      type: 'object',
      properties: {
        data: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { $ref: '#/components/schemas/StreamEvent' },
        },
      },
    })
  }
  expect(Object.keys(operationOf('vin').responses[200]?.content ?? {})).toEqual([
    'application/json',
  ])
})

test('queries are described with their limits', () => {
  const parameters = Object.fromEntries(
    operationOf('listJobs').parameters.map(({ name, schema: described }) => [name, described]),
  )
  expect(parameters).toMatchObject({
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    cursor: { type: 'string' },
  })
  const wait = operationOf('getJob').parameters.find(({ name }) => name === 'wait')?.schema
  expect(wait).toMatchObject({ type: 'integer', minimum: 0, maximum: 50, default: 0 })
  const after = operationOf('jobEvents').parameters.find(({ name }) => name === 'after')?.schema
  expect(after).toMatchObject({ type: 'integer', minimum: 0 })
  expect(EventSeq.safeParse(String(after?.maximum)).success).toBe(true)
})

test.each([
  ['tools/list', 200],
  ['no/such/method', 404],
])('the document describes what the MCP endpoint answers to %s: %i', async (method, status) => {
  const response = await postMessage(service.url, method, {}, { key })
  expect(response.status).toBe(status)
  expectValid('McpAnswer', (await readMessages(response)).answer)
})

test('the document says that the MCP endpoint answers a notification by 202', async () => {
  const body = { jsonrpc: '2.0', method: 'notifications/initialized' }
  const headers = { accept: 'application/json, text/event-stream' }
  expect((await call(service.url, '/api/mcp', { key, body, headers })).status).toBe(202)
  expect(operationOf('mcp').responses[202]?.content).toBeUndefined()
})
