import { type ErrorCode, errors } from '../../contract/errors.ts'
import { isEnded } from '../../contract/jobs.ts'
import type { Usage } from '../../contract/usage.ts'
import type { JobRow } from '../../store/jobs.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../state.ts'
import { setUsageHeaders } from './usage-headers.ts'

/**
 * A finished job as the JSON of its operation: its result, or its error with the status that the
 * code has.
 * @param usage what the headers say: the job's own, unless the answer is a repetition
 * @throws ApiError the job's error
 */
export function respondResult(
  ctx: Context,
  job: JobRow | null,
  usage: Usage | null = job?.usage ?? null,
): void {
  if (job === null || !isEnded(job.status)) throw new ApiError('internal_error')
  ctx.state.settled = job.usage
  if (job.result === null || job.status !== 'succeeded') {
    const code = isErrorCode(job.error?.code) ? job.error.code : 'internal_error'
    throw new ApiError(code, {
      message: job.error?.message ?? errors[code].message,
      ...(errors[code].status === 503 ? { retryAfterSeconds: 5 } : {}),
    })
  }
  if (usage !== null) setUsageHeaders(ctx, job.operation, usage)
  ctx.type = 'application/json'
  ctx.body = job.result
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
