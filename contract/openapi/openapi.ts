/**
 * Generates the OpenAPI 3.1 document from the tables; nothing in it is
 * written by hand twice.
 */
import type { z } from 'zod'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { type EndpointName, endpointNames, toEndpoint } from '../endpoints/endpoints.ts'
import { bodyExamples } from '../endpoints/examples.ts'
import { deriveNeededScopes, scopes } from '../fields/keys.ts'
import { ratePolicies, windowSeconds } from '../fields/limits.ts'
import { toOperation } from '../operations/operations.ts'
import { PictureQuery } from '../operations/reverse-image.ts'
import { KeyListQuery } from '../resources/api-keys.ts'
import { documents } from '../resources/documents.ts'
import { JobEventsQuery, JobListQuery, JobQuery } from '../resources/jobs.ts'
import type { ChangelogEntry } from '../resources/platform.ts'
import { UsageExportQuery } from '../resources/usage-export.ts'
import {
  WebhookDeliveryListQuery,
  WebhookEvent,
  WebhookEventListQuery,
  WebhookListQuery,
} from '../resources/webhooks.ts'
import { contractVersion, servicePurpose } from '../results/envelope.ts'
import { changelog as published } from './changelog.ts'
import { deriveDeprecation } from './derive-deprecation.ts'
import { buildCurlSample } from './examples.ts'
import { buildRequestParameters, responseHeaders, webhookHeaders } from './headers.ts'
import { deriveOperationId } from './operation-ids.ts'
import { type AnswerExamples, buildJsonContent, buildResponses } from './responses.ts'
import { buildRef, type JsonObject, requireId } from './schema-parts.ts'
import { buildInlineSchema, buildSchemas } from './schemas.ts'

/**
 * @param publicUrl the service's base address, without a trailing slash
 * @param answers an example of the answer where there is one
 * @param changelog decides which operations are marked as deprecated
 */
export function buildOpenApi(
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
        `${servicePurpose} Public sources only; every statement is cited. ` +
        'Objects and streams may gain fields and event types at any time: ignore what you do ' +
        'not know. Methods that an address does not list are answered 405 ' +
        '`method_not_allowed` with `Allow`.',
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
    paths: buildPaths({ publicUrl, answers, changelog }),
    webhooks: buildWebhooks(),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of this service, server-side use only',
        },
      },
      headers: responseHeaders,
      schemas: buildSchemas(),
    },
  }
}

type Facts = { publicUrl: string; answers: AnswerExamples; changelog: readonly ChangelogEntry[] }

function buildPaths(facts: Facts): JsonObject {
  const result: Record<string, JsonObject> = {}
  for (const name of endpointNames) {
    const row = toEndpoint(name)
    const item = result[row.path] ?? {}
    result[row.path] = item
    item[row.method.toLowerCase()] = buildOperationObject(name, row, facts)
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

function describeScope({ scope }: Endpoint): string {
  if (scope === 'all') return `Needs all scopes: ${scopes.map((name) => `\`${name}\``).join(', ')}.`
  return scope === null ? '' : `Needs the scope \`${scope}\`.`
}

function buildOperationObject(
  name: EndpointName,
  row: Endpoint,
  { publicUrl, answers, changelog }: Facts,
): JsonObject {
  const query = queries[name]
  const policy = ratePolicies[row.ratePolicy]
  const deprecated = row.operation !== null && deriveDeprecation(row.operation, changelog) !== null
  return {
    operationId: deriveOperationId(name),
    summary: row.summary,
    description: [
      describeScope(row),
      row.operation === null
        ? ''
        : `Metered: ${toOperation(row.operation).metering.replaceAll('_', ' ')}.`,
      `At most ${policy.limit} requests per ${windowSeconds} seconds and ` +
        `${policy.per === 'ip' ? 'IP address' : 'API key'}.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    tags: [chooseTag(name, row)],
    security: row.auth === 'bearer' ? [{ apiKey: deriveNeededScopes(row.scope) }] : [],
    ...(deprecated ? { deprecated: true } : {}),
    parameters: [
      ...buildRequestParameters(row),
      ...(query === undefined ? [] : buildQueryParameters(query)),
    ],
    ...(row.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': buildJsonContent(row.body, bodyExamples[name]) },
          },
        }),
    responses: buildResponses(name, row, { answer: answers[name], deprecated }),
    'x-codeSamples': [
      { lang: 'Shell', label: 'curl', source: buildCurlSample(name, row, publicUrl) },
    ],
  }
}

function chooseTag(name: EndpointName, row: Endpoint): string {
  if (row.auth === 'none') return 'platform'
  if (row.ratePolicy === 'webhooks') return 'webhooks'
  if (row.path.startsWith('/api/v1/keys')) return 'keys'
  if (row.ratePolicy === 'export' || row.ratePolicy === 'account') return 'usage'
  return row.operation === null && name !== 'batch' ? 'jobs' : 'research'
}

function buildQueryParameters(query: z.ZodObject): JsonObject[] {
  return Object.entries(query.shape).map(([name, schema]) => {
    return { name, in: 'query', required: false, schema: buildInlineSchema(schema) }
  })
}

function buildWebhooks(): JsonObject {
  const event = (type: string, description: string) => ({
    post: {
      operationId: type === 'job.succeeded' ? 'onJobSucceeded' : 'onJobFailed',
      summary: description,
      parameters: webhookHeaders,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: buildRef(requireId(WebhookEvent)) } },
      },
      responses: { '2XX': { description: 'Taken; anything else is tried again' } },
    },
  })
  return {
    'job.succeeded': event('job.succeeded', 'A job ended with a result'),
    'job.failed': event('job.failed', 'A job failed or was cancelled'),
  }
}
