/** Generates the OpenAPI 3.1 document (spec 4.1, 9.1; design 7.9) from the tables; nothing in it is written by hand twice. */
import { z } from 'zod'
import { deprecationOf } from './changelog.ts'
import { type Endpoint, endpoint, endpointNames, errorsOf } from './endpoints.ts'
import { contractVersion } from './envelope.ts'
import { type ErrorCode, errors } from './errors.ts'
import { JobEventsQuery, JobListQuery, JobQuery, WebhookEvent } from './jobs.ts'
import { ratePolicies, windowSeconds } from './limits.ts'
import { requestParameters, responseHeaders, webhookHeaders } from './openapi-headers.ts'
import { operation, operationNames } from './operations.ts'

type JsonObject = Record<string, unknown>
export type OpenApiExamples = { requests: Readonly<Record<string, unknown>>; responses: Readonly<Record<string, unknown>> }

const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` })
const errorRef = ref('Error')

/**
 * @param publicUrl the service's base address, without a trailing slash
 * @param examples by endpoint name; a request example for every operation, a response example where there is one
 */
export function openApi(publicUrl: string, examples: OpenApiExamples): JsonObject {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'People Research Service API',
      version: contractVersion,
      description:
        "Researches a person's public online footprint and looks up vehicles. Public sources only; every statement is cited. Objects and streams may gain fields and event types at any time: ignore what you do not know.",
    },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'operations', description: 'Metered research operations' },
      { name: 'jobs', description: 'Every metered request is a job: poll it, replay its events' },
      { name: 'platform', description: 'Documents that need no key' },
    ],
    security: [],
    paths: paths(examples),
    webhooks: webhooks(),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of this service, server-side use only' } },
      headers: responseHeaders,
      schemas: schemas(),
    },
  }
}

function paths(examples: OpenApiExamples): JsonObject {
  const result: Record<string, JsonObject> = {}
  for (const name of endpointNames) {
    const row = endpoint(name)
    const item = result[row.path] ?? {}
    result[row.path] = item
    item[row.method.toLowerCase()] = operationObject(name, row, examples)
  }
  return result
}

function operationObject(name: string, row: Endpoint, examples: OpenApiExamples): JsonObject {
  const query = { getJob: JobQuery, jobEvents: JobEventsQuery, listJobs: JobListQuery }[name]
  const policy = ratePolicies[row.ratePolicy]
  const deprecated = row.operation !== null && deprecationOf(row.operation) !== null
  const live = row.operation === null || operation(row.operation).live
  return {
    operationId: name,
    summary: row.summary,
    description: [
      row.scope === null ? '' : `Needs the scope \`${row.scope}\`.`,
      row.operation === null ? '' : `Metered: ${operation(row.operation).metering.replaceAll('_', ' ')}.`,
      `At most ${policy.limit} requests per ${windowSeconds} seconds and ${policy.per}.`,
      live ? '' : 'Sandbox only so far: a live call answers 503 `provider_unavailable`.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    tags: [row.auth === 'none' ? 'platform' : row.operation === null ? 'jobs' : 'operations'],
    security: row.auth === 'bearer' ? [{ apiKey: row.scope === null ? [] : [row.scope] }] : [],
    ...(deprecated ? { deprecated: true } : {}),
    parameters: [...requestParameters(row), ...(query === undefined ? [] : queryParameters(query))],
    ...(row.body === null
      ? {}
      : { requestBody: { required: true, content: { 'application/json': body(row.body, examples.requests[name]) } } }),
    responses: { ...success(name, row, examples.responses[name]), ...failures(errorsOf(row)) },
  }
}

function body(schema: z.ZodType, example: unknown): JsonObject {
  return { schema: ref(idOf(schema)), ...(example === undefined ? {} : { example }) }
}

function success(name: string, row: Endpoint, example: unknown): JsonObject {
  const json = row.response === null ? { schema: { type: 'object' } } : body(row.response, example)
  return {
    [row.status]: {
      description: row.summary,
      headers: Object.fromEntries(successHeaders(row).map((header) => [header, { $ref: `#/components/headers/${header}` }])),
      content: {
        ...(row.formats.includes('json') ? { 'application/json': json } : {}),
        ...(row.formats.includes('sse') ? { 'text/event-stream': { schema: sseSchema } } : {}),
      },
    },
    ...(name === 'jobEvents' ? { 204: { description: 'The cursor is past the end of a finished job' } } : {}),
    ...(name === 'getJob' ? { 304: { description: 'Unchanged since the ETag in If-None-Match' } } : {}),
  }
}

function successHeaders(row: Endpoint): string[] {
  const rate = Object.keys(responseHeaders).filter((name) => /RateLimit/.test(name))
  const challenge = row.auth === 'none' ? ['WWW-Authenticate'] : []
  const metered = row.operation === null ? [] : Object.keys(responseHeaders).filter((name) => name.startsWith('X-Service-'))
  return ['X-Request-Id', ...challenge, ...rate, ...metered]
}

/** One event of the stream, as a client sees it after parsing the SSE framing. */
const sseSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    id: { type: 'string', description: 'the event number; only on job event streams' },
    data: { type: 'string', contentMediaType: 'application/json', contentSchema: ref('StreamEvent') },
  },
}

function failures(codes: readonly ErrorCode[]): JsonObject {
  const byStatus = Map.groupBy([...new Set(codes)], (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
        ...(status === 401 ? { headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } } } : {}),
        ...(status === 429 ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } } : {}),
        content: { 'application/json': { schema: errorRef } },
      },
    ]),
  )
}

function queryParameters(query: z.ZodObject): JsonObject[] {
  return Object.entries(query.shape).map(([name, schema]) => {
    const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'output', override: withoutNoise })
    return { name, in: 'query', required: false, schema: plain }
  })
}

function webhooks(): JsonObject {
  const event = (type: string, description: string) => ({
    post: {
      operationId: `webhook:${type}`,
      summary: description,
      parameters: webhookHeaders,
      requestBody: { required: true, content: { 'application/json': { schema: ref(idOf(WebhookEvent)) } } },
      responses: { '2XX': { description: 'Taken; anything else is tried again' } },
    },
  })
  return {
    'job.succeeded': event('job.succeeded', 'A job ended with a result'),
    'job.failed': event('job.failed', 'A job failed or was cancelled'),
  }
}

function schemas(): JsonObject {
  const uri = (id: string) => `#/components/schemas/${id}`
  const inputs = z.toJSONSchema(z.globalRegistry, { io: 'input', uri, override: withoutNoise }).schemas
  const outputs = z.toJSONSchema(z.globalRegistry, { io: 'output', uri, override: withoutNoise }).schemas
  const requested = new Set(endpointNames.flatMap((name) => reachable(endpoint(name).body, inputs)))
  const result: Record<string, JsonObject> = {}
  for (const id of Object.keys(outputs).sort()) {
    const { $schema: _schema, $id: _id, id: _meta, ...schema } = (requested.has(id) ? inputs : outputs)[id] ?? {}
    result[id] = schema
  }
  // design 7.9: the input of a job is one of the operations' bodies
  const jobInput = result.JobInput?.properties
  if (isObject(jobInput)) jobInput.input = { oneOf: operationNames.map((name) => ref(idOf(operation(name).input))) }
  return result
}

/** The ids of a request schema and of all that it refers to. */
function reachable(schema: z.ZodType | null, all: Record<string, unknown>): string[] {
  if (schema === null) return []
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const match of JSON.stringify(all[id] ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (match[1] !== undefined) visit(match[1])
  }
  visit(idOf(schema))
  return [...found]
}

function idOf(schema: z.ZodType): string {
  const id = z.globalRegistry.get(schema)?.id
  if (id === undefined) throw new Error('a schema of the contract lacks .meta({ id })')
  return id
}

/** Machine limits of integers and the kilometre-long date patterns say nothing to a reader. */
function withoutNoise({ jsonSchema }: { jsonSchema: JsonObject }): void {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
