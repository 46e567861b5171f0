/**
 * Generates the OpenAPI 3.1 document from the tables; nothing in it is
 * written by hand twice.
 */
import type { z } from 'zod'
import { KeyListQuery } from './api-keys.ts'
import { BatchJobs } from './batch.ts'
import { deriveDeprecation, changelog as published } from './changelog.ts'
import { documents } from './documents.ts'
import { deriveErrors } from './endpoints/derive-errors.ts'
import { type Endpoint, takesIdempotencyKey } from './endpoints/endpoint.ts'
import { type EndpointName, endpoint, endpointNames } from './endpoints.ts'
import { contractVersion } from './envelope.ts'
import { type ErrorCode, errors } from './errors.ts'
import { bodyExamples, type Examples } from './examples.ts'
import { Job, JobDryRun, JobEventsQuery, JobListQuery, JobQuery } from './jobs.ts'
import { neededScopes, scopes } from './keys.ts'
import { ratePolicies, windowSeconds } from './limits.ts'
import { curlSample, streamExamples } from './openapi-examples.ts'
import { requestParameters, responseHeaders, webhookHeaders } from './openapi-headers.ts'
import { inlineSchema, type JsonObject, ref, requireId, schemas } from './openapi-schemas.ts'
import { operationId } from './operation-ids.ts'
import { operation } from './operations.ts'
import type { ChangelogEntry } from './platform.ts'
import { PictureQuery } from './reverse-image.ts'
import { UsageExportQuery } from './usage-export.ts'
import {
  WebhookDeliveryListQuery,
  WebhookEvent,
  WebhookEventListQuery,
  WebhookListQuery,
} from './webhooks.ts'

/** Answers by endpoint name: the JSON body, and the events of a stream. */
export type AnswerExamples = Readonly<
  Partial<
    Record<EndpointName, { json: unknown; events: readonly Readonly<Record<string, unknown>>[] }>
  >
>

const errorRef = ref('Error')

/**
 * @param publicUrl the service's base address, without a trailing slash
 * @param answers an example of the answer where there is one
 * @param changelog decides which operations are marked as deprecated
 */
export function openApi(
  publicUrl: string,
  answers: AnswerExamples,
  changelog: readonly ChangelogEntry[] = published,
): JsonObject {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'People Research Service API',
      version: contractVersion,
      description:
        "Researches a person's public online footprint, finds pictures and looks up " +
        'vehicles. Public sources only; every statement is cited. Objects and streams may ' +
        'gain fields and event types at any time: ignore what you do not know. Methods that ' +
        'an address does not list are answered 405 `method_not_allowed` with `Allow`.',
    },
    servers: [{ url: publicUrl }],
    externalDocs: { description: 'How to start', url: `${publicUrl}${documents.agentsGuide.path}` },
    tags: [
      { name: 'research', description: 'Metered operations, alone or several in one call' },
      {
        name: 'jobs',
        description: 'Every metered request is a job: poll it, replay its events, stop it',
      },
      {
        name: 'webhooks',
        description:
          'Background jobs (POST /api/v1/jobs, `Prefer: respond-async`, async batches) ' +
          'notify your backend when they end; requests that wait for their answer do not. At ' +
          'least once, signed twice: `X-Service-Signature` and Standard Webhooks',
        externalDocs: {
          description: 'The signature that every library of this standard verifies',
          url: 'https://www.standardwebhooks.com',
        },
      },
      { name: 'keys', description: 'Keys of your account, made and ended by key' },
      { name: 'usage', description: 'What was asked and what it cost' },
      { name: 'platform', description: 'Documents that need no key' },
    ],
    security: [],
    paths: paths({ publicUrl, answers, changelog }),
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of this service, server-side use only',
        },
      },
      headers: responseHeaders,
      schemas: schemas(),
    },
  }
}

type Facts = { publicUrl: string; answers: AnswerExamples; changelog: readonly ChangelogEntry[] }

function paths(facts: Facts): JsonObject {
  const result: Record<string, JsonObject> = {}
  for (const name of endpointNames) {
    const row = endpoint(name)
    const item = result[row.path] ?? {}
    result[row.path] = item
    item[row.method.toLowerCase()] = operationObject(name, row, facts)
  }
  return result
}

const queries: Readonly<Record<string, z.ZodObject>> = {
  getJob: JobQuery,
  jobEvents: JobEventsQuery,
  listJobs: JobListQuery,
  listWebhooks: WebhookListQuery,
  listWebhookDeliveries: WebhookDeliveryListQuery,
  listWebhookEvents: WebhookEventListQuery,
  listKeys: KeyListQuery,
  exportUsage: UsageExportQuery,
  picture: PictureQuery,
}

function scopeSentence({ scope }: Endpoint): string {
  if (scope === 'all') return `Needs all scopes: ${scopes.map((name) => `\`${name}\``).join(', ')}.`
  return scope === null ? '' : `Needs the scope \`${scope}\`.`
}

function operationObject(
  name: EndpointName,
  row: Endpoint,
  { publicUrl, answers, changelog }: Facts,
): JsonObject {
  const query = queries[name]
  const policy = ratePolicies[row.ratePolicy]
  const deprecated = row.operation !== null && deriveDeprecation(row.operation, changelog) !== null
  return {
    operationId: operationId(name),
    summary: row.summary,
    description: [
      scopeSentence(row),
      row.operation === null
        ? ''
        : `Metered: ${operation(row.operation).metering.replaceAll('_', ' ')}.`,
      `At most ${policy.limit} requests per ${windowSeconds} seconds and ` +
        `${policy.per === 'ip' ? 'IP address' : 'API key'}.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    tags: [tagOf(name, row)],
    security: row.auth === 'bearer' ? [{ apiKey: neededScopes(row.scope) }] : [],
    ...(deprecated ? { deprecated: true } : {}),
    parameters: [...requestParameters(row), ...(query === undefined ? [] : queryParameters(query))],
    ...(row.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': body(row.body, bodyExamples[name]) },
          },
        }),
    responses: { ...success(name, row, answers[name], deprecated), ...failures(row, deprecated) },
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlSample(name, row, publicUrl) }],
  }
}

function tagOf(name: EndpointName, row: Endpoint): string {
  if (row.auth === 'none') return 'platform'
  if (row.ratePolicy === 'webhooks') return 'webhooks'
  if (row.path.startsWith('/api/v1/keys')) return 'keys'
  if (row.ratePolicy === 'export' || row.ratePolicy === 'account') return 'usage'
  return row.operation === null && name !== 'batch' ? 'jobs' : 'research'
}

function body(schema: z.ZodType, examples: Examples | undefined): JsonObject {
  return { schema: ref(requireId(schema)), ...(examples === undefined ? {} : { examples }) }
}

function success(
  name: EndpointName,
  row: Endpoint,
  answer: AnswerExamples[EndpointName],
  deprecated: boolean,
): JsonObject {
  const own = ownHeaders(row)
  const jsonExamples =
    answer === undefined
      ? undefined
      : { json: { summary: 'With `format: json`', value: answer.json } }
  const json =
    row.response === null ? { schema: { type: 'object' } } : body(row.response, jsonExamples)
  const sse = {
    schema: streamSchema(row),
    ...(answer === undefined ? {} : { examples: streamExamples(answer.events) }),
  }
  return {
    [row.status]: {
      description: row.summary,
      headers: headerRefs(successHeaders(row, deprecated)),
      content: {
        ...(row.formats.includes('json') ? { 'application/json': json } : {}),
        ...(row.formats.includes('html') ? { 'text/html': { schema: { type: 'string' } } } : {}),
        ...(row.formats.includes('markdown')
          ? { 'text/markdown': { schema: { type: 'string' } } }
          : {}),
        ...(row.formats.includes('text') ? { 'text/plain': { schema: { type: 'string' } } } : {}),
        ...(row.formats.includes('csv') ? { 'text/csv': { schema: { type: 'string' } } } : {}),
        ...(row.formats.includes('jpeg') ? { 'image/jpeg': { schema: {} } } : {}),
        ...(row.formats.includes('sse') ? { 'text/event-stream': sse } : {}),
      },
    },
    ...(row.operation === null
      ? {}
      : {
          202: {
            description:
              'The job, where `Prefer: respond-async` was sent and no cached answer was at hand',
            headers: headerRefs([
              'X-Request-Id',
              ...rateHeaders,
              ...acceptedHeaders,
              'X-Service-Sandbox',
              'Preference-Applied',
              ...replayHeaders,
              ...deprecationHeaders(deprecated),
            ]),
            content: { 'application/json': body(Job, undefined) },
          },
        }),
    ...(row.protocol === undefined
      ? {}
      : {
          202: {
            description: 'A notification was taken: there is no answer',
            headers: headerRefs(['X-Request-Id', ...rateHeaders]),
          },
        }),
    ...(name === 'batch'
      ? {
          202: {
            description:
              'A job for each item, where `mode` is `async` or `Prefer: respond-async` was sent',
            headers: headerRefs([
              'X-Request-Id',
              ...rateHeaders,
              'X-Service-Sandbox',
              'Preference-Applied',
              ...replayHeaders,
            ]),
            content: { 'application/json': body(BatchJobs, undefined) },
          },
        }
      : {}),
    ...(name === 'createJob'
      ? {
          200: {
            description: 'What the job would do, where `dry_run` is true',
            headers: headerRefs(['X-Request-Id', ...rateHeaders, 'X-Service-Sandbox']),
            content: { 'application/json': body(JobDryRun, undefined) },
          },
        }
      : {}),
    ...(name === 'jobEvents'
      ? {
          204: {
            description: 'The cursor is past the end of a finished job',
            headers: headerRefs(['X-Request-Id', ...rateHeaders, ...own]),
          },
        }
      : {}),
    ...(name === 'getJob'
      ? {
          304: {
            description: 'Unchanged since the ETag in If-None-Match',
            headers: headerRefs(['X-Request-Id', ...rateHeaders, ...own]),
          },
        }
      : {}),
  }
}

const rateHeaders = Object.keys(responseHeaders).filter((name) => /RateLimit/.test(name))
const jobHeaders = ['X-Service-Job-Id', 'Content-Location']
const replayHeaders = ['Idempotent-Replayed', 'Idempotent-Original-Request-Id']
const acceptedHeaders = ['Location', 'Retry-After', ...jobHeaders]

function headerRefs(names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const deprecationHeaders = (deprecated: boolean) => (deprecated ? ['Deprecation', 'Sunset'] : [])

/** Of one job: whether it is a rehearsal, and which version of it is shown. */
function ownHeaders({ path }: Endpoint): string[] {
  if (!path.startsWith('/api/v1/jobs')) return []
  return path === '/api/v1/jobs/{id}' ? ['X-Service-Sandbox', 'ETag'] : ['X-Service-Sandbox']
}

function successHeaders(row: Endpoint, deprecated: boolean): string[] {
  const challenge = row.auth === 'none' ? ['WWW-Authenticate'] : []
  const metered =
    row.operation === null && row.ratePolicy !== 'batch'
      ? []
      : Object.keys(responseHeaders).filter((name) => name.startsWith('X-Service-'))
  const accepted = row.status === 202 && row.ordinaryKeys === undefined ? acceptedHeaders : []
  const repeated = takesIdempotencyKey(row) ? replayHeaders : []
  return [
    'X-Request-Id',
    ...challenge,
    ...rateHeaders,
    ...metered,
    ...(row.operation === null ? ownHeaders(row) : ['Content-Location']),
    ...accepted,
    ...repeated,
    ...deprecationHeaders(deprecated),
  ]
}

/** One event of the stream, as a client sees it after parsing the SSE framing. */
function streamSchema({ protocol, response }: Endpoint): JsonObject {
  const event = protocol === undefined || response === null ? 'StreamEvent' : requireId(response)
  const data = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: ref(event),
  }
  if (protocol !== undefined) return { type: 'object', required: ['data'], properties: { data } }
  const id = {
    type: 'string',
    description:
      'the event number: resume with it as Last-Event-ID at the address in Content-Location, ' +
      'followed by /events',
  }
  return { type: 'object', required: ['data'], properties: { id, data } }
}

/**
 * A refusal, too, says that it is rehearsed, which job it is about, and when another attempt makes
 * sense.
 */
function failures(row: Endpoint, deprecated: boolean): JsonObject {
  const byStatus = Map.groupBy(
    [...new Set(deriveErrors(row))],
    (code: ErrorCode) => errors[code].status,
  )
  const begins = row.operation !== null || row.ratePolicy === 'batch'
  const sandbox = begins || ownHeaders(row).length > 0 ? ['X-Service-Sandbox'] : []
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: [
          ...group.map((code) => `\`${code}\`: ${errors[code].message}`),
          ...(status === 400 ? beyondSchema(row) : []),
        ].join('\n\n'),
        headers: headerRefs([
          'X-Request-Id',
          ...rateHeaders,
          ...(status === 401 || status === 403 ? ['WWW-Authenticate'] : []),
          ...(status === 429 || status === 503 || group.includes('idempotency_in_progress')
            ? ['Retry-After']
            : []),
          ...(begins && (status === 409 || status >= 500) ? [...jobHeaders, ...replayHeaders] : []),
          ...sandbox,
          ...deprecationHeaders(deprecated),
        ]),
        content: { 'application/json': { schema: errorSchema(row, status) } },
      },
    ]),
  )
}

/** A protocol refuses in its own words what it cannot read or does not know. */
function errorSchema({ protocol, response }: Endpoint, status: number): JsonObject {
  if (protocol === undefined || response === null || ![400, 404, 500].includes(status))
    return errorRef
  return { anyOf: [errorRef, ref(requireId(response))] }
}

/** Rules that no schema can say. */
function beyondSchema({ body, beyondSchema: own = [] }: Endpoint): string[] {
  const ofBodies =
    body === null ? [] : ['No text may contain the character NUL or half of a surrogate pair.']
  const rules = [...own, ...ofBodies]
  return rules.length === 0 ? [] : [`Also where the schemas are met: ${rules.join(' ')}`]
}

function queryParameters(query: z.ZodObject): JsonObject[] {
  return Object.entries(query.shape).map(([name, schema]) => {
    return { name, in: 'query', required: false, schema: inlineSchema(schema) }
  })
}

function webhooks(): JsonObject {
  const event = (type: string, description: string) => ({
    post: {
      operationId: type === 'job.succeeded' ? 'onJobSucceeded' : 'onJobFailed',
      summary: description,
      parameters: webhookHeaders,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: ref(requireId(WebhookEvent)) } },
      },
      responses: { '2XX': { description: 'Taken; anything else is tried again' } },
    },
  })
  return {
    'job.succeeded': event('job.succeeded', 'A job ended with a result'),
    'job.failed': event('job.failed', 'A job failed or was cancelled'),
  }
}
