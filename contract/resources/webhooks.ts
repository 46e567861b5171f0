import { z } from 'zod'
import { buildIdPattern } from '../fields/ids.ts'
import { limits } from '../fields/limits.ts'
import { count, cursor, list } from '../fields/lists.ts'
import { text } from '../fields/text.ts'
import { toHttpsMessage } from '../fields/to-plain-message.ts'
import { CallerMetadata, Job, JobMetadata, refuseProto } from './jobs.ts'

/** A cancelled job is `job.failed` with `status: cancelled`. */
const webhookEventTypes = ['job.succeeded', 'job.failed'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

const time = z.iso.datetime()

const WebhookJob = Job.pick({
  id: true,
  object: true,
  operation: true,
  status: true,
  partial: true,
  stop_reason: true,
  error: true,
  metadata: true,
  usage: true,
  created_at: true,
  completed_at: true,
}).meta({ id: 'WebhookJob' })

const WebhookEventData = z
  .looseObject({
    job: WebhookJob,
    result_url: z.string(),
    events_url: z.string(),
    test: z
      .literal(true)
      .optional()
      .meta({ description: 'only on what POST …/test sends: the job is made up' }),
  })
  .meta({ id: 'WebhookEventData' })

/**
 * Thin and without personal data: what a backend's webhook receives, the same bytes on
 * every attempt.
 */
export const WebhookEvent = z
  .looseObject({
    id: z.string().meta({ examples: ['evt_01J0000000000000000000000'] }),
    type: z.enum(webhookEventTypes),
    api_version: z.literal('v1'),
    timestamp: time,
    sandbox: z.boolean(),
    data: WebhookEventData,
  })
  .meta({ id: 'WebhookEvent' })
export type WebhookEvent = z.infer<typeof WebhookEvent>

const url = z
  .url({ protocol: /^https?$/, error: toHttpsMessage })
  .max(limits.webhookUrl)
  .meta({
    pattern: '^https?://',
    description: 'https, without user and password; redirects are not followed',
  })
const description = text({ min: 0, max: limits.webhookDescription })
const events = z
  .array(z.enum(webhookEventTypes))
  .max(webhookEventTypes.length)
  .refine((value) => new Set(value).size === value.length, 'must not name one twice')
  .meta({
    uniqueItems: true,
    description: 'empty: only jobs that name this endpoint in `webhook` use it',
  })

/** The body of `POST /api/v1/webhooks`. */
export const WebhookInput = z
  .strictObject({
    url,
    description: description.default(''),
    events: events.default([...webhookEventTypes]),
    metadata: refuseProto(JobMetadata.default({})),
  })
  .meta({ id: 'WebhookInput' })
export type WebhookInput = z.infer<typeof WebhookInput>

/**
 * The body of `PATCH /api/v1/webhooks/{id}`: what is absent stays; `metadata` is replaced as a
 * whole.
 */
export const WebhookPatch = z
  .strictObject({
    url: url.optional(),
    description: description.optional(),
    events: events.optional(),
    status: z
      .enum(['enabled', 'disabled'])
      .optional()
      .meta({ description: 'enabling forgets the failures so far' }),
    metadata: refuseProto(JobMetadata.optional()),
  })
  .meta({ id: 'WebhookPatch' })
export type WebhookPatch = z.infer<typeof WebhookPatch>

/** The body of `POST /api/v1/webhooks/{id}/recover`. */
export const WebhookRecoverInput = z
  .strictObject({
    since: z.iso
      .datetime({ offset: true })
      .meta({ description: 'events from then on are sent again' }),
  })
  .meta({ id: 'WebhookRecoverInput' })

export const WebhookEndpoint = z
  .looseObject({
    object: z.literal('webhook_endpoint'),
    id: z.string().meta({ examples: ['we_01J0000000000000000000000'] }),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(webhookEventTypes)),
    status: z.enum(['enabled', 'disabled']),
    disabled_reason: z
      .enum(['by_caller', 'gone', 'failing', 'access_ended'])
      .nullable()
      .meta({
        description:
          '`gone`: it answered 410; `failing`: nothing could be delivered for days; ' +
          '`access_ended`: the application that chose its address has lost its access',
      }),
    secret: z
      .string()
      .optional()
      .meta({ description: 'only in the answers that create or rotate it' }),
    secret_hint: z.string().meta({ description: 'how the secret ends' }),
    previous_secret_expires_at: time
      .nullable()
      .meta({ description: 'while a secret is being rotated, both sign until then' }),
    consecutive_failures: z.int().min(0),
    last_delivery_at: time.nullable(),
    last_success_at: time.nullable(),
    metadata: CallerMetadata,
    created_at: time,
    updated_at: time,
  })
  .meta({ id: 'WebhookEndpoint' })
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const WebhookDeleted = z
  .looseObject({ object: z.literal('webhook_endpoint'), id: z.string(), deleted: z.literal(true) })
  .meta({ id: 'WebhookDeleted' })
export type WebhookDeleted = z.infer<typeof WebhookDeleted>

const WebhookAttempt = z
  .looseObject({
    id: z.string().meta({ examples: ['att_01J0000000000000000000000'] }),
    number: z.int().min(1),
    status: z.int().nullable().meta({ description: 'what the endpoint answered; null: nothing' }),
    duration_ms: z.int().min(0),
    error: z
      .string()
      .nullable()
      .meta({
        description:
          'null: delivered; else status, redirect, timeout, connection, dns, tls, denied or ' +
          'another word',
      }),
    response: z.string().nullable().meta({
      description:
        'how the answer begins; null: there was none, or what is known of the job has been erased',
    }),
    created_at: time,
  })
  .meta({ id: 'WebhookAttempt' })

/** Latest attempts shown of one delivery, which may be retried for days. */
export const maxShownAttempts = 50

const webhookDeliveryStatuses = ['pending', 'delivered', 'failed', 'cancelled'] as const

export const WebhookDelivery = z
  .looseObject({
    object: z.literal('webhook_delivery'),
    id: z.string().meta({ examples: ['whd_01J0000000000000000000000'] }),
    endpoint_id: z.string(),
    event_id: z.string(),
    event_type: z.enum(webhookEventTypes),
    job_id: z.string(),
    test: z.boolean(),
    status: z.enum(webhookDeliveryStatuses).meta({
      description:
        '`failed`: every attempt of the schedule was made, or the last one disabled the ' +
        'endpoint; `cancelled`: the endpoint was disabled meanwhile',
    }),
    next_attempt_at: time.nullable(),
    created_at: time,
    completed_at: time.nullable(),
    attempts: z
      .array(WebhookAttempt)
      .meta({ description: `in their order, the newest ${maxShownAttempts}` }),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookRecovery = z
  .looseObject({
    object: z.literal('webhook_recovery'),
    endpoint_id: z.string(),
    since: time,
    deliveries: z.int().min(0).meta({ description: 'how many events are now on their way again' }),
    has_more: z.boolean().meta({ description: 'there are more: call again' }),
  })
  .meta({ id: 'WebhookRecovery' })
export type WebhookRecovery = z.infer<typeof WebhookRecovery>

export const WebhookEndpointList = list(WebhookEndpoint).meta({ id: 'WebhookEndpointList' })
export const WebhookDeliveryList = list(WebhookDelivery).meta({ id: 'WebhookDeliveryList' })
export const WebhookEventList = list(WebhookEvent).meta({ id: 'WebhookEventList' })

const page = (idPrefix: string) => ({
  limit: count(1, limits.pageSize).default(20),
  cursor: cursor(idPrefix).optional(),
})
export const WebhookListQuery = z.strictObject(page('we'))
export const WebhookDeliveryListQuery = z.strictObject({
  ...page('whd'),
  status: z.enum(webhookDeliveryStatuses).optional(),
})
export const WebhookEventListQuery = z.strictObject({
  ...page('evt'),
  type: z.enum(webhookEventTypes).optional(),
  job_id: z
    .string()
    .regex(new RegExp(`^${buildIdPattern('job')}$`), 'must be the id of a job')
    .optional(),
})
