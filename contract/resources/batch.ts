import { z } from 'zod'
import { ErrorBody } from '../errors/errors.ts'
import { limits } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { operationNames } from '../operations/operations.ts'
import { sandbox } from '../results/envelope.ts'
import { Usage } from '../results/usage.ts'
import { Job } from './jobs.ts'

/**
 * One operation of a batch. `input` is checked against its own operation's schema when its turn
 * comes: what is wrong with it fails this item alone.
 */
const BatchItem = z
  .strictObject({
    id: text({ max: limits.batchItemId })
      .optional()
      .meta({ description: 'your name for it, unique in the batch; default: its index' }),
    operation: z.enum(operationNames),
    input: z.record(z.string(), z.unknown()).superRefine(({ format }, ctx) => {
      if (format !== undefined && format !== 'json')
        ctx.addIssue({ code: 'custom', path: ['format'], message: 'must be json in a batch' })
    }),
  })
  .meta({ id: 'BatchItem' })
type BatchItem = z.infer<typeof BatchItem>

/** The body of `POST /api/v1/batch`. */
export const BatchInput = z
  .strictObject({
    operations: z
      .array(BatchItem)
      .min(1)
      .max(limits.batchOperations)
      .superRefine((items, ctx) => {
        const ids = new Set<string>()
        for (const [index, item] of items.entries()) {
          const id = chooseBatchItemId(item, index)
          if (ids.has(id))
            ctx.addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: `must be unique, "${id}" is there already`,
            })
          ids.add(id)
        }
      })
      .meta({ description: 'the calls: `operation`, `input` (its body) and your `id` for it' }),
    sandbox,
    mode: z.enum(['sync', 'async']).default('sync').meta({
      description:
        'when it answers: `sync` once all have ended, `async` at once with a job for each',
    }),
  })
  .meta({ id: 'BatchInput' })
export type BatchInput = z.infer<typeof BatchInput>

/** The id of a batch item: its own, or its place. */
export function chooseBatchItemId({ id }: Pick<BatchItem, 'id'>, index: number): string {
  return id ?? String(index)
}

const refused = {
  retry_after: z.int().optional().meta({ description: 'seconds to wait, where the error says so' }),
}

const named = { id: z.string(), index: z.int(), operation: z.enum(operationNames) }

const BatchItemResult = z
  .looseObject({
    ...named,
    status: z.int().meta({ description: 'the HTTP status of the same call alone' }),
    body: z.record(z.string(), z.unknown()).meta({
      id: 'BatchItemBody',
      description:
        'the JSON body of the same call alone: SearchResult of `search` and so on, or Error',
    }),
    job_id: z
      .string()
      .nullable()
      .meta({ description: 'the job behind it; null: it was answered without one' }),
    ...refused,
  })
  .meta({ id: 'BatchItemResult' })

const BatchSummary = z
  .looseObject({ succeeded: z.int(), failed: z.int() })
  .meta({ id: 'BatchSummary' })

export const BatchResult = z
  .looseObject({
    object: z.literal('batch_result'),
    request_id: z.string(),
    results: z.array(BatchItemResult),
    summary: BatchSummary,
    usage: Usage.meta({ description: 'the sum of the items' }),
  })
  .meta({ id: 'BatchResult' })
export type BatchResult = z.infer<typeof BatchResult>

const BatchJob = z
  .looseObject({
    ...named,
    status: z.int().meta({ description: 'the HTTP status of the same POST /api/v1/jobs alone' }),
    job: Job.nullable(),
    error: ErrorBody.shape.error.nullable(),
    ...refused,
  })
  .meta({ id: 'BatchJob' })

const BatchJobsSummary = z
  .looseObject({ accepted: z.int(), refused: z.int() })
  .meta({ id: 'BatchJobsSummary' })

/**
 * The answer to `mode: async`. Each job is one of `GET /api/v1/jobs`; an item that was refused has
 * its error instead.
 */
export const BatchJobs = z
  .looseObject({
    object: z.literal('batch_jobs'),
    request_id: z.string(),
    jobs: z.array(BatchJob),
    summary: BatchJobsSummary,
  })
  .meta({ id: 'BatchJobs' })
export type BatchJobs = z.infer<typeof BatchJobs>
