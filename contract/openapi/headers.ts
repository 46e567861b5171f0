import { type Endpoint, hasIdempotencyKey } from '../endpoints/endpoint.ts'
import { headers } from '../fields/headers.ts'
import { limits } from '../fields/limits.ts'
import { hasFixtures } from '../operations/operations.ts'
import { EventSeq } from '../resources/jobs.ts'
import { buildInlineSchema } from './schemas.ts'

const header = (
  description: string,
  schema: Record<string, unknown> = { type: 'string' },
  deprecated = false,
) => ({
  description,
  schema,
  ...(deprecated ? { deprecated } : {}),
})
const integer = { type: 'integer', minimum: 0 }
/** Today's values of an answer; more may come. */
const open = (...values: string[]) => ({ type: 'string', 'x-extensible-enum': values })

/** What responses carry. */
export const responseHeaders = {
  [headers.requestId]: header('Correlation id of this request'),
  'WWW-Authenticate': header('RFC 6750 challenge that leads with resource_metadata (RFC 9728)'),
  [headers.rateLimitPolicy]: header(
    'Every policy that applies: name, q = quota, w = window in seconds',
  ),
  [headers.rateLimit]: header(
    'Live counters of every policy: r = remaining, t = seconds until the reset',
  ),
  [headers.rateLimitLimit]: header(
    'Requests allowed in the window of the tightest policy',
    integer,
  ),
  [headers.rateLimitRemaining]: header('Requests left in it', integer),
  [headers.rateLimitReset]: header('Seconds until it resets', integer),
  [headers.xRateLimitLimit]: header('As RateLimit-Limit', integer),
  [headers.xRateLimitRemaining]: header('As RateLimit-Remaining', integer),
  [headers.xRateLimitReset]: header('Unix time in seconds at which the window resets', integer),
  [headers.retryAfter]: header('Seconds to wait, at least 1', { type: 'integer', minimum: 1 }),
  [headers.operation]: header('The metered operation'),
  [headers.metered]: header('Whether this request consumed usage', { type: 'boolean' }),
  [headers.percentageCharged]: header('Whole-number percentage of the weekly allowance', integer),
  [headers.usageRemaining]: header('Whole-number percentage that remains', integer),
  [headers.usageReset]: header('When the weekly allowance resets', {
    type: 'string',
    format: 'date-time',
  }),
  [headers.usageSource]: header('What was charged', open('included', 'extra', 'mixed')),
  [headers.sandbox]: header('true on fixture answers', { type: 'string', const: 'true' }),
  [headers.jobId]: header('The job behind this response'),
  [headers.idempotentReplayed]: header(
    'true: answered with what an earlier request with the same Idempotency-Key began; ' +
      'nothing was charged',
    { type: 'string', const: 'true' },
  ),
  [headers.idempotentOriginalRequestId]: header(
    'With Idempotent-Replayed: the X-Request-Id of the first request',
  ),
  [headers.contentLocation]: header('Where that job is'),
  Location: header('Where the accepted job is, or what was created'),
  Link: header('`rel="next"`: the next part; absent from the last one'),
  ETag: header('This version of the answer, for If-None-Match'),
  'Preference-Applied': header('respond-async: the preference was followed', {
    type: 'string',
    const: 'respond-async',
  }),
  [headers.deprecation]: header('When the deprecation was announced, as IMF-fixdate'),
  [headers.sunset]: header(
    'The earliest date at which it may stop, as IMF-fixdate; at least 12 months later',
  ),
  [headers.creditsCharged]: header('Use X-Service-Percentage-Charged', { type: 'number' }, true),
  [headers.allowanceSource]: header('Use X-Service-Usage-Source', open('weekly', 'coin'), true),
}

const parameter = (name: string, description: string, schema: Record<string, unknown>) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const idempotencyNote = [
  'Repeat a request with the same key and the same body (in any order of its properties) and ' +
    'nothing is begun or charged twice, for 24 hours.',
  'Once finished, JSON is replayed byte for byte, with `Idempotent-Replayed: true` and its ' +
    'own `usage`; the metering headers say 0.',
  'The body keeps the `request_id` of the first request, which ' +
    '`Idempotent-Original-Request-Id` names.',
  'A stream is not replayed: it is `usage` and `done` with the id of the job that has the events.',
  'While the first is running: 409 `idempotency_in_progress`; POST /api/v1/jobs and `Prefer: ' +
    'respond-async` answer 202 with the same job instead.',
  'A run that failed is replayed with its error: try again with another key. A repeated ' +
    'batch repeats its items, and may begin those that were refused.',
  'A refusal before any work began keeps nothing. Fixtures that are answered at once, and ' +
    'the published test key, ignore it.',
].join(' ')

/** Header and path parameters of an endpoint. */
export function buildRequestParameters(row: Endpoint): Record<string, unknown>[] {
  const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', examples: [`${choosePrefix(row, name)}_01J0000000000000000000000`] },
  }))
  const requestId = parameter(headers.requestId, 'Your own correlation id: visible ASCII', {
    type: 'string',
    maxLength: limits.requestId,
    pattern: '^[!-~]+$',
  })
  const idempotency = parameter(headers.idempotencyKey, idempotencyNote, {
    type: 'string',
    minLength: 1,
    maxLength: limits.idempotencyKey,
  })
  const sandbox = parameter(headers.sandbox, 'Answer with fixtures', {
    type: 'string',
    enum: ['true', '1', 'false', '0'],
  })
  const noSandbox = parameter(headers.sandbox, 'There are no fixtures', {
    type: 'string',
    enum: ['false', '0'],
  })
  const events = row.path.endsWith('}/events')
    ? [parameter('Last-Event-ID', 'Resume after this event', buildInlineSchema(EventSeq))]
    : []
  const ifNoneMatch = parameter(
    'If-None-Match',
    'The ETag of the version that you have: 304 while it is the same',
    { type: 'string' },
  )
  const language = parameter(
    'Accept-Language',
    'Its first region (de-AT) is where national phone numbers are read',
    { type: 'string' },
  )
  const prefer = parameter(
    'Prefer',
    '`respond-async`: answer 202 with the job instead of waiting for it',
    { type: 'string' },
  )
  return [
    ...path,
    requestId,
    ...(hasIdempotencyKey(row) ? [idempotency] : []),
    ...(row.body === null || row.ordinaryKeys === true
      ? []
      : [row.operation === null || hasFixtures(row.operation) ? sandbox : noSandbox]),
    ...(row.operation === null && row.ratePolicy !== 'batch' ? [] : [prefer]),
    ...(row.operation === 'search' ||
    (row.operation === null && row.body !== null && row.ordinaryKeys === undefined)
      ? [language]
      : []),
    ...(row.hasTag === true ? [ifNoneMatch] : []),
    ...events,
  ]
}

function choosePrefix({ ratePolicy }: Endpoint, name: string): string {
  if (name === 'delivery') return 'whd'
  if (ratePolicy === 'account') return 'key'
  return ratePolicy === 'webhooks' ? 'we' : 'job'
}

/** What a webhook delivery carries. */
export const webhookHeaders = [
  parameter('X-Service-Event', 'Event kind', open('job.succeeded', 'job.failed')),
  parameter('X-Service-Delivery', 'Event id', { type: 'string', pattern: '^evt_' }),
  parameter(
    'X-Service-Signature',
    't=<unix seconds>,v1=<hex HMAC SHA-256 of "t.body">; while a secret is being rotated one ' +
      'v1 for each of both',
    { type: 'string' },
  ),
  parameter('X-Service-Attempt', 'Number of this attempt, from 1', { type: 'integer', minimum: 1 }),
  parameter('webhook-id', 'Event id (Standard Webhooks)', { type: 'string' }),
  parameter('webhook-timestamp', 'Unix seconds (Standard Webhooks)', { type: 'integer' }),
  parameter('webhook-signature', 'v1,<base64> (Standard Webhooks)', { type: 'string' }),
]
