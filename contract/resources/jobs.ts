import { z } from 'zod'
import { ErrorBody } from '../errors/errors.ts'
import { buildIdPattern } from '../fields/ids.ts'
import { isObject } from '../fields/is-object.ts'
import { limits } from '../fields/limits.ts'
import { count, cursor, list } from '../fields/lists.ts'
import { text } from '../fields/text.ts'
import { type OperationName, operationNames } from '../operations/operations.ts'
import { Coverage } from '../results/coverage.ts'
import { sandbox } from '../results/envelope.ts'
import { Stage, StopReason, StreamEvent } from '../results/events.ts'
import { Usage } from '../results/usage.ts'

const jobStatuses = ['queued', 'running', 'cancelling', 'succeeded', 'failed', 'cancelled'] as const
export const JobStatus = z.enum(jobStatuses).meta({ id: 'JobStatus' })
export type JobStatus = z.infer<typeof JobStatus>

/** Terminal states never change. */
export function isEnded(status: JobStatus): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'cancelled'
}

export const JobMetadata = z
  .record(text({ max: limits.jobMetadataKey }), text({ min: 0, max: limits.jobMetadataValue }))
  .refine(
    (value) => Object.keys(value).length <= limits.jobMetadataKeys,
    `must have at most ${limits.jobMetadataKeys} keys`,
  )
  .meta({ id: 'JobMetadata', maxProperties: limits.jobMetadataKeys })

/**
 * Refuses the key `__proto__`, which the schema library drops from a record before any check of
 * the record. The default stays inside of it: OpenAPI would not show one around it.
 */
export function refuseProto<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value, ctx) => {
    if (isObject(value) && Object.hasOwn(value, '__proto__'))
      ctx.addIssue({ code: 'custom', message: 'must not have a key called __proto__' })
    return value
  }, schema)
}

/**
 * The body of `POST /api/v1/jobs`. `input` is checked against its own operation's
 * schema.
 */
export const JobInput = z
  .strictObject({
    operation: z.enum(operationNames).meta({ description: 'what is to be done' }),
    input: z.record(z.string(), z.unknown()).meta({ description: 'the body of that operation' }),
    sandbox,
    metadata: refuseProto(JobMetadata.default({})).meta({
      description: 'your own texts by name, which the job and its webhook event repeat',
    }),
    deadline_seconds: z.int().min(10).max(3_600).optional().meta({
      description: 'seconds until the run ends with what it has; else those of its operation',
    }),
    max_percentage: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .meta({ description: "percent of the week's allowance that the run may cost" }),
    webhook: z
      .string()
      .regex(new RegExp(`^${buildIdPattern('we')}$`), 'must be the id of a webhook endpoint')
      .optional()
      .meta({ description: 'the endpoint (`we_…`) that alone is notified of the end' }),
    dry_run: z
      .boolean()
      .default(false)
      .meta({
        description:
          'answers 200 with what the job would ask and reserve; nothing is started, written or ' +
          'charged, and Idempotency-Key is ignored',
      }),
  })
  .meta({ id: 'JobInput' })
export type JobInput = z.infer<typeof JobInput>

/** The answer to `dry_run`. */
export const JobDryRun = z
  .looseObject({
    object: z.literal('job_dry_run'),
    request_id: z.string(),
    operation: z.enum(operationNames),
    sandbox: z.boolean(),
    cached: z.boolean().meta({
      description:
        'true: the shared cache has the answer, so the job would ask no provider and charge ' +
        'nothing',
    }),
    providers: z
      .array(z.string())
      .meta({ description: 'who may be asked, named as in `coverage`; a run may need fewer' }),
    not_asked: z.array(Coverage).meta({ description: 'who would fit and is not asked, and why' }),
    reserve_percentage: z.int().min(0).max(100).meta({
      description:
        "what would be reserved of the week's allowance, rounded up; only what is used is charged",
    }),
  })
  .meta({ id: 'JobDryRun' })
export type JobDryRun = z.infer<typeof JobDryRun>

export const JobProgress = z
  .looseObject({
    percent: z.int().min(0).max(100),
    label: z.string(),
    sources_considered: z.int().optional(),
    sources_read: z.int().optional(),
    sections_done: z.array(z.string()).optional(),
  })
  .meta({ id: 'JobProgress' })
export type JobProgress = z.infer<typeof JobProgress>

export const JobWarning = z
  .looseObject({ code: z.string(), message: z.string(), provider: z.string().optional() })
  .meta({ id: 'JobWarning' })
export type JobWarning = z.infer<typeof JobWarning>

export const JobError = z
  .looseObject({
    code: ErrorBody.shape.error.shape.code,
    message: z.string(),
    retryable: z.boolean(),
  })
  .meta({ id: 'JobError' })
export type JobError = z.infer<typeof JobError>

const time = z.iso.datetime()

/** `JobMetadata` as answers show it: without the limits of the request. */
export const CallerMetadata = z.record(z.string(), z.string()).meta({ id: 'CallerMetadata' })

const JobLinks = z
  .looseObject({ self: z.string(), events: z.string(), cancel: z.string(), stop: z.string() })
  .meta({ id: 'JobLinks' })

export const Job = z
  .looseObject({
    object: z.literal('job'),
    id: z.string(),
    operation: z.enum(operationNames),
    status: JobStatus,
    stage: Stage,
    progress: JobProgress,
    sandbox: z.boolean(),
    metadata: CallerMetadata,
    request_id: z.string(),
    api_version: z.literal('v1'),
    created_at: time,
    started_at: time.nullable(),
    completed_at: time.nullable(),
    deadline_at: time.nullable(),
    expires_at: time,
    partial: z.boolean(),
    stop_reason: StopReason.nullable(),
    last_seq: z.int().min(0),
    poll_after_ms: z.int().nullable(),
    error: JobError.nullable(),
    warnings: z.array(JobWarning),
    usage: Usage.nullable(),
    result: z.unknown().meta({
      description:
        "exactly the operation's synchronous JSON body; null until the job has succeeded",
    }),
    links: JobLinks,
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

/**
 * The operations whose jobs have a branch of their own in the published unions, for good: one more
 * branch is a breaking change. Jobs of later operations fall into the open last branch.
 */
export const unionOperations = [
  'search',
  'dossier',
  'chat',
  'entity_search',
  'entity_dossier',
  'reverse_image',
  'vin',
] as const satisfies readonly OperationName[]

/** A job in a list: results are large, so only `include=result` adds them. */
export const ListedJob = Job.extend({
  result: z
    .unknown()
    .optional()
    .meta({ description: 'as of GET /api/v1/jobs/{id}; only with `include=result`' }),
}).meta({ id: 'ListedJob' })

export const JobList = list(ListedJob).meta({ id: 'JobList' })
export const EventList = list(StreamEvent).meta({ id: 'EventList' })

/** The place of an event in its job's log: up to what the log can number. */
export const EventSeq = count(0, 2_147_483_647)

export const JobListQuery = z.strictObject({
  limit: count(1, limits.pageSize).default(20),
  cursor: cursor('job').optional(),
  status: JobStatus.optional(),
  operation: z.enum(operationNames).optional(),
  sandbox: z.enum(['true', 'false']).optional(),
  created_after: z.iso.datetime({ offset: true }).optional(),
  created_before: z.iso.datetime({ offset: true }).optional(),
  include: z
    .enum(['result'])
    .optional()
    .meta({ description: 'adds the whole result of each job to the list' }),
})
export type JobListQuery = z.infer<typeof JobListQuery>

export const JobQuery = z.strictObject({ wait: count(0, limits.longPollSeconds).default(0) })
export const JobEventsQuery = z.strictObject({
  after: EventSeq.optional().meta({
    description: 'only events behind this number; as a list, `next_cursor` of the page before',
  }),
  limit: count(1, limits.pageSize * 10).default(limits.pageSize),
})
