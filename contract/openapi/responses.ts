/** The answers of an endpoint in the OpenAPI document: successes, refusals, their headers. */
import type { z } from 'zod'
import { deriveErrors } from '../endpoints/derive-errors.ts'
import { type Endpoint, hasIdempotencyKey } from '../endpoints/endpoint.ts'
import type { EndpointName } from '../endpoints/endpoints.ts'
import type { Examples } from '../endpoints/examples.ts'
import { type ErrorCode, errors } from '../errors/errors.ts'
import { runEndCodes } from '../errors/failures.ts'
import { BatchJobs } from '../resources/batch.ts'
import { Job, JobDryRun } from '../resources/jobs.ts'
import { buildStreamExamples } from './examples.ts'
import { responseHeaders } from './headers.ts'
import { buildRef, type JsonObject, requireId } from './schema-parts.ts'

/** Answers by endpoint name: the JSON body, and the events of a stream. */
export type AnswerExamples = Readonly<
  Partial<
    Record<EndpointName, { json: unknown; events: readonly Readonly<Record<string, unknown>>[] }>
  >
>

const errorRef = buildRef('Error')

/** JSON of a schema, with examples where there are some. */
export function buildJsonContent(schema: z.ZodType, examples?: Examples): JsonObject {
  return { schema: buildRef(requireId(schema)), ...(examples === undefined ? {} : { examples }) }
}

/** What an endpoint answers, by status. */
export function buildResponses(
  name: EndpointName,
  row: Endpoint,
  { answer, deprecated }: { answer: AnswerExamples[EndpointName]; deprecated: boolean },
): JsonObject {
  return {
    [row.status]: {
      description: row.summary,
      headers: buildHeaderRefs(buildSuccessHeaders(row, deprecated)),
      content: buildSuccessContent(row, answer),
    },
    ...(row.operation === null ? {} : buildAcceptedJob(deprecated)),
    ...(row.protocol === undefined ? {} : acceptedNotice),
    ...(row.hasTag === true ? buildUnchanged(row) : {}),
    ...buildOwnAnswers(row)[name],
    ...buildFailures(row, deprecated),
  }
}

const text = { schema: { type: 'string' } }

function buildSuccessContent(row: Endpoint, answer: AnswerExamples[EndpointName]): JsonObject {
  const jsonExamples =
    answer === undefined
      ? undefined
      : { json: { summary: 'With `format: json`', value: answer.json } }
  const byFormat: Readonly<Record<Endpoint['formats'][number], JsonObject>> = {
    json: {
      'application/json':
        row.response === null
          ? { schema: { type: 'object' } }
          : buildJsonContent(row.response, jsonExamples),
    },
    html: { 'text/html': text },
    markdown: { 'text/markdown': text },
    text: { 'text/plain': text },
    csv: { 'text/csv': text },
    jpeg: { 'image/jpeg': { schema: {} } },
    sse: {
      'text/event-stream': {
        schema: streamSchema(row),
        ...(answer === undefined ? {} : { examples: buildStreamExamples(answer.events) }),
      },
    },
  }
  const offered = Object.entries(byFormat).filter(([name]) =>
    row.formats.some((format) => format === name),
  )
  return Object.assign({}, ...offered.map(([, content]) => content))
}

function buildAcceptedJob(deprecated: boolean): JsonObject {
  return {
    202: {
      description:
        'The job, where `Prefer: respond-async` was sent and no cached answer was at hand',
      headers: buildHeaderRefs([
        'X-Request-Id',
        ...rateHeaders,
        ...acceptedHeaders,
        'X-Service-Sandbox',
        'Preference-Applied',
        ...replayHeaders,
        ...deprecationHeaders(deprecated),
      ]),
      content: { 'application/json': buildJsonContent(Job) },
    },
  }
}

/** Answers that one endpoint alone has. */
function buildOwnAnswers(row: Endpoint): Partial<Record<EndpointName, JsonObject>> {
  const shown = buildHeaderRefs(['X-Request-Id', ...rateHeaders, ...listOwnHeaders(row)])
  return {
    batch: {
      202: {
        description:
          'A job for each item, where `mode` is `async` or `Prefer: respond-async` was sent',
        headers: buildHeaderRefs([
          'X-Request-Id',
          ...rateHeaders,
          'X-Service-Sandbox',
          'Preference-Applied',
          ...replayHeaders,
        ]),
        content: { 'application/json': buildJsonContent(BatchJobs) },
      },
    },
    createJob: {
      200: {
        description: 'What the job would do, where `dry_run` is true',
        headers: buildHeaderRefs(['X-Request-Id', ...rateHeaders, 'X-Service-Sandbox']),
        content: { 'application/json': buildJsonContent(JobDryRun) },
      },
    },
    jobEvents: {
      204: { description: 'The cursor is past the end of a finished job', headers: shown },
    },
  }
}

function buildUnchanged(row: Endpoint): JsonObject {
  const headers = ['X-Request-Id', ...rateHeaders, ...listOwnHeaders(row), ...listChallenge(row)]
  return {
    304: {
      description: 'Unchanged since the ETag in If-None-Match',
      headers: buildHeaderRefs(headers),
    },
  }
}

const rateHeaders = Object.keys(responseHeaders).filter((name) => /RateLimit/.test(name))
const jobHeaders = ['X-Service-Job-Id', 'Content-Location']
const replayHeaders = ['Idempotent-Replayed', 'Idempotent-Original-Request-Id']
const acceptedHeaders = ['Location', 'Retry-After', ...jobHeaders]

function buildHeaderRefs(names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const acceptedNotice: JsonObject = {
  202: {
    description: 'A notification was taken: there is no answer',
    headers: buildHeaderRefs(['X-Request-Id', ...rateHeaders]),
  },
}

const deprecationHeaders = (deprecated: boolean) => (deprecated ? ['Deprecation', 'Sunset'] : [])

/** Headers of single endpoints: the next part of an export, the sandbox of a job, the version. */
function listOwnHeaders({ path, formats, hasTag }: Endpoint): string[] {
  return [
    ...(formats.includes('csv') ? ['Link'] : []),
    ...(path.startsWith('/api/v1/jobs') ? ['X-Service-Sandbox'] : []),
    ...(hasTag === true ? ['ETag'] : []),
  ]
}

/** Documents that need no key say where one comes from. */
function listChallenge({ auth }: Endpoint): string[] {
  return auth === 'none' ? ['WWW-Authenticate'] : []
}

function buildSuccessHeaders(row: Endpoint, deprecated: boolean): string[] {
  const metered =
    row.operation === null && row.ratePolicy !== 'batch'
      ? []
      : Object.keys(responseHeaders).filter((name) => name.startsWith('X-Service-'))
  const accepted = row.status === 202 && row.ordinaryKeys === undefined ? acceptedHeaders : []
  const created = row.status === 201 ? ['Location'] : []
  const repeated = hasIdempotencyKey(row) ? replayHeaders : []
  return [
    'X-Request-Id',
    ...listChallenge(row),
    ...rateHeaders,
    ...metered,
    ...(row.operation === null ? listOwnHeaders(row) : ['Content-Location']),
    ...accepted,
    ...created,
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
    contentSchema: buildRef(event),
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
function buildFailures(row: Endpoint, deprecated: boolean): JsonObject {
  const byStatus = Map.groupBy(
    [...new Set(deriveErrors(row))],
    (code: ErrorCode) => errors[code].status,
  )
  const begins = row.operation !== null || row.ratePolicy === 'batch'
  const hasJob = (status: number, group: readonly ErrorCode[]) =>
    begins && (status === 409 || status >= 500 || group.some((code) => runEndCodes.has(code)))
  const ofJobs = row.path.startsWith('/api/v1/jobs')
  const sandbox = begins || ofJobs || row.formats.includes('csv') ? ['X-Service-Sandbox'] : []
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: [
          ...group.map((code) => `\`${code}\`: ${errors[code].message}`),
          ...(status === 400 ? describeBeyondSchema(row) : []),
        ].join('\n\n'),
        headers: buildHeaderRefs([
          'X-Request-Id',
          ...rateHeaders,
          ...(status === 401 || status === 403 ? ['WWW-Authenticate'] : []),
          ...(status === 429 || status === 503 || group.includes('idempotency_in_progress')
            ? ['Retry-After']
            : []),
          ...(hasJob(status, group) ? [...jobHeaders, ...replayHeaders] : []),
          ...sandbox,
          ...deprecationHeaders(deprecated),
        ]),
        content: { 'application/json': { schema: buildErrorSchema(row, status) } },
      },
    ]),
  )
}

/** A protocol refuses in its own words what it cannot read or does not know. */
function buildErrorSchema({ protocol, response }: Endpoint, status: number): JsonObject {
  if (protocol === undefined || response === null || ![400, 404, 500].includes(status))
    return errorRef
  return { anyOf: [errorRef, buildRef(requireId(response))] }
}

/** Rules that no schema can say. */
function describeBeyondSchema({ body, beyondSchema: own = [] }: Endpoint): string[] {
  const ofBodies =
    body === null ? [] : ['No text may contain the character NUL or half of a surrogate pair.']
  const rules = [...own, ...ofBodies]
  return rules.length === 0 ? [] : [`Also where the schemas are met: ${rules.join(' ')}`]
}
