import { z } from 'zod'
import { buildIdPattern } from '../fields/ids.ts'
import { count } from '../fields/lists.ts'

/**
 * The days up to now that `GET /api/developer/usage/export` covers. `cursor` holds when the window
 * began, the millisecond of the last row before and its id.
 */
export const UsageExportQuery = z.strictObject({
  windowDays: count(1, 365).default(30),
  cursor: z
    .string()
    .regex(
      new RegExp(`^[0-9]{13}_[0-9]{13}_${buildIdPattern('(job|rec)')}$`),
      'is not one that an export gave',
    )
    .meta({
      description: 'From the header `Link` of the part before; it keeps the window of the first',
    })
    .optional(),
})

/**
 * Its columns, in order: ids and figures, no names, no queries. New ones are only ever
 * added at the end.
 */
export const usageExportColumns = [
  'timestamp',
  'request_id',
  'job_id',
  'key_id',
  'operation',
  'channel',
  'http_status',
  'outcome',
  'error_code',
  'cached',
  'idempotent_replay',
  'sandbox',
  'metered',
  'percentage_charged',
  'source',
  'credits',
  'remaining_percent',
  'model_input_tokens',
  'model_output_tokens',
  'tool_calls',
  'duration_ms',
] as const
export type UsageExportColumn = (typeof usageExportColumns)[number]
