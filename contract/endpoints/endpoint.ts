import type { z } from 'zod'
import type { ErrorCode } from '../errors/errors.ts'
import type { Scope } from '../fields/keys.ts'
import type { RatePolicyName } from '../fields/limits.ts'
import type { OperationName } from '../operations/operations.ts'
import { Job } from '../resources/jobs.ts'

export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  auth: 'none' | 'bearer'
  /**
   * Null: no scope, or (jobs) that of the operation concerned; `all`: every scope, since it
   * concerns all operations.
   */
  scope: Scope | 'all' | null
  operation: OperationName | null
  ratePolicy: RatePolicyName
  body: z.ZodType | null
  status: number
  response: z.ZodType | null
  formats: readonly ('sse' | 'json' | 'html' | 'csv' | 'markdown' | 'text' | 'jpeg')[]
  /** Errors of its own, besides those that every endpoint of its kind has. */
  errors: readonly ErrorCode[]
  /** What is 400 `invalid_request` although the schemas allow it. */
  beyondSchema?: readonly string[]
  /** What belongs to an account: any ordinary key of it, no test key and no sandbox. */
  ordinaryKeys?: true
  /** Its answer has an ETag, so that a caller who has that version gets 304. */
  hasTag?: true
  /** Its messages say themselves what repeats and what fails. */
  protocol?: 'mcp'
}

/** What a row has to say; the rest has a default in its group. */
export type EndpointRow = Pick<Endpoint, 'method' | 'path' | 'summary'> & Partial<Endpoint>

/** An endpoint that needs a key; what its row leaves out is as where a job is read. */
export const withKey = (row: EndpointRow): Endpoint => ({
  auth: 'bearer',
  scope: null,
  operation: null,
  ratePolicy: 'jobs_read',
  body: null,
  status: 200,
  response: Job,
  formats: ['json'],
  errors: [],
  ...row,
})

/**
 * Whether an `Idempotency-Key` protects it: all POSTs that create something; those that end a job
 * are repeatable as they are.
 */
export function hasIdempotencyKey({ method, body, ordinaryKeys, protocol }: Endpoint): boolean {
  return method === 'POST' && protocol === undefined && (body !== null || ordinaryKeys === true)
}
