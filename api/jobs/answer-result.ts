import { errors, isErrorCode, isRetryable } from '../../contract/errors/errors.ts'
import { isEnded } from '../../contract/resources/jobs.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Call } from '../calls/call.ts'

/**
 * Answers with a finished job: its result as the JSON of its operation, or its error.
 * @param usage what the headers say: the job's own, unless the answer is a repetition
 * @throws ApiError the job's error
 */
export function answerResult(
  call: Pick<Call, 'answer' | 'usage' | 'settled'>,
  job: JobRow | null,
  usage: Usage | null = job?.usage ?? null,
): void {
  if (job === null || !isEnded(job.status)) throw new ApiError('internal_error')
  call.settled = job.usage
  if (job.result === null || job.status !== 'succeeded') {
    const code = isErrorCode(job.error?.code) ? job.error.code : 'internal_error'
    const retryable = job.error?.retryable ?? isRetryable(code)
    throw new ApiError(code, {
      message: job.error?.message ?? errors[code].message,
      isRetryable: retryable,
      ...(retryable && errors[code].status === 503 ? { retryAfterSeconds: 5 } : {}),
    })
  }
  call.usage = usage
  call.answer = { kind: 'result', body: job.result }
}
