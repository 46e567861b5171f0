import { APIConnectionTimeoutError, APIError, OpenAIError } from 'openai'
import { unwrap } from '../../research/text/patterns/unwrap.ts'
import { ActivityError } from '../failures/failure.ts'
import { ModelFault } from './model-fault.ts'
import { parseRequestWait } from './parse-request-wait.ts'

/** Refusals that no waiting mends, though their status may say "slow down". */
const forGood = new RegExp(
  unwrap`
    ^(insufficient_quota|billing_hard_limit_reached|billing_not_active|invalid_api_key
    |model_not_found|context_length_exceeded)$`,
)
/** A certificate that is not accepted is not accepted the next time either. */
const certificate = /CERT|UNABLE_TO_VERIFY/

const tooMany = /^(rate_limit_exceeded|rate_limit_error|requests|tokens|too_many_requests)$/
/** Of the client's own errors: the request took too long, or another was in the way. */
const passing = [408, 409, 425]

/**
 * What one call to the model threw, as a row of the table of failures. What was thrown by
 * ourselves, or by the caller, is left as it is.
 */
export function toModelError(error: unknown, now: Date): unknown {
  if (error instanceof ModelFault) return toFaultError(error)
  if (error instanceof APIConnectionTimeoutError) return toFaultError(new ModelFault('timeout'))
  if (error instanceof APIError) return toAnswerError(error, now)
  // a stream whose lines are no JSON
  if (error instanceof SyntaxError) return toFaultError(new ModelFault('shape'))
  if (error instanceof OpenAIError) return toFaultError(new ModelFault('shape'))
  // fetch reports a truncated body as a TypeError with a cause
  if (error instanceof TypeError && error.cause instanceof Error)
    return toFaultError(findConnectionFault(error.cause))
  return error
}

function toFaultError(fault: ModelFault): ActivityError {
  if (fault.kind === 'connection' && certificate.test(fault.code ?? ''))
    return new ActivityError('model_rejected', { cause: fault })
  return new ActivityError(
    fault.kind === 'shape' || fault.kind === 'too_long' ? 'model_changed' : 'model_unavailable',
    { cause: fault },
  )
}

function toAnswerError({ status, code, type, headers, cause }: APIError, now: Date): ActivityError {
  const said = code ?? type ?? null
  // no status: the server cannot be reached, or it broke off its own stream with an error
  if (status === undefined && headers === undefined) return toFaultError(findConnectionFault(cause))
  const fault = new ModelFault(status === undefined ? 'stream_error' : 'status', {
    status: status ?? null,
    code: said,
  })
  const wait = headers === undefined ? null : parseRequestWait(headers, now)
  if ([code, type].some((word) => forGood.test(word ?? '')))
    return new ActivityError('model_rejected', { cause: fault })
  if (
    status === 429 ||
    (status === 503 && headers?.has('retry-after')) ||
    (status === undefined && tooMany.test(said ?? ''))
  ) {
    return new ActivityError('model_rate_limited', { cause: fault, nextRetryDelayMs: wait })
  }
  if (status === undefined || status >= 500 || passing.includes(status))
    return new ActivityError('model_unavailable', { cause: fault })
  return new ActivityError('model_rejected', { cause: fault })
}

/** Only the socket's code is kept: messages name hosts. */
function findConnectionFault(error: unknown): ModelFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ModelFault) return cause
    if ('code' in cause && typeof cause.code === 'string') {
      return new ModelFault(cause.code === 'UND_ERR_CONNECT_TIMEOUT' ? 'timeout' : 'connection', {
        code: cause.code,
      })
    }
  }
  return new ModelFault('connection')
}
