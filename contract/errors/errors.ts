import { z } from 'zod'
import { limits } from '../fields/limits.ts'

/** What a human has to do before the caller may try again. */
export const actions = [
  'sign_up',
  'create_key',
  'renew_key',
  'subscribe',
  'add_credits',
  'upgrade_plan',
  'raise_key_budget',
] as const
type Action = (typeof actions)[number]

type ErrorRow = {
  status: number
  message: string
  retryable?: true
  action?: Action
  deprecated?: true
}

/** The one table of errors: code → status, sentence, what helps. */
export const errors = {
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, message: 'The request is not valid.' },
  sandbox_unsupported: {
    status: 400,
    message:
      'This endpoint has no sandbox fixtures: call it with an ordinary key and without sandbox.',
  },
  image_unusable: {
    status: 400,
    message: 'The picture cannot be looked up.',
  },
  missing_api_key: {
    status: 401,
    action: 'sign_up',
    message:
      'Send your API key as "Authorization: Bearer <key>". If you have none, sign up and ' +
      'create one.',
  },
  invalid_api_key: {
    status: 401,
    action: 'create_key',
    message:
      'This API key is malformed, unknown or revoked. Create a new one in the developer portal.',
  },
  expired_api_key: {
    status: 401,
    action: 'renew_key',
    message: 'This API key has expired. Create a new one in the developer portal.',
  },
  not_subscribed: {
    status: 402,
    action: 'subscribe',
    message: 'This account has no active subscription. Subscribe to go on.',
  },
  usage_exhausted: {
    status: 402,
    action: 'add_credits',
    message:
      'The included usage of this week and all extra credits are used up. Add credits, or ' +
      'wait for the reset.',
  },
  no_coins: {
    status: 402,
    action: 'add_credits',
    deprecated: true,
    message: 'The extra-credit balance is used up. Add credits to go on.',
  },
  api_key_budget_exceeded: {
    status: 402,
    action: 'raise_key_budget',
    message:
      "This key's monthly budget is reached. Raise it in the developer portal, or wait for " +
      'the next month.',
  },
  plan_upgrade_required: {
    status: 402,
    action: 'upgrade_plan',
    message: 'Your plan does not include this capability. Upgrade it to go on.',
  },
  missing_scope: { status: 403, message: 'This API key lacks the scope that this endpoint needs.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  developer_api_disabled: {
    status: 404,
    message: 'The developer API is not enabled on this deployment.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This address does not answer to this method; see the Allow header.',
  },
  not_acceptable: { status: 406, message: 'No format that you accept is available here.' },
  request_timeout: {
    status: 408,
    retryable: true,
    message: `The request did not arrive completely within ${limits.bodySeconds} seconds.`,
  },
  idempotency_conflict: {
    status: 409,
    message: 'This Idempotency-Key was used with a different request body.',
  },
  idempotency_in_progress: {
    status: 409,
    retryable: true,
    message: 'A request with this Idempotency-Key is still running.',
  },
  job_cancelled: { status: 409, message: 'The job was cancelled before it finished.' },
  job_expired: {
    status: 410,
    message: "The job's result has been erased, at the end of its retention or before.",
  },
  request_too_large: {
    status: 413,
    message: `The request body is larger than ${limits.bodyBytes.toLocaleString('en')} bytes.`,
  },
  unsupported_media_type: {
    status: 415,
    message: 'Send the body as application/json in UTF-8 and without Content-Encoding.',
  },
  rate_limited: {
    status: 429,
    retryable: true,
    message: 'Too many requests: wait until the window resets.',
  },
  // the same for each subject and each kind of match: it names the policy and no person
  subject_suppressed: {
    status: 451,
    message: "The service's opt-out policy does not allow this request to be answered.",
  },
  internal_error: {
    status: 500,
    retryable: true,
    message: 'Something went wrong on our side. Quote the request id when you report it.',
  },
  spend_cap_reached: {
    status: 503,
    retryable: true,
    message: 'The service has reached its spending cap for now: try again later.',
  },
  provider_unavailable: {
    status: 503,
    retryable: true,
    message:
      'This cannot be answered right now because what it depends on is unavailable: try ' +
      'again later.',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

/** Whether it is a code of the table: what is stored or thrown may be another. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}

/** In the order of the table. */
export const errorCodes = Object.keys(errors).filter(isErrorCode)

/** Whether a caller may repeat the request unchanged and hope for another answer. */
export function isRetryable(code: ErrorCode): boolean {
  const row: ErrorRow = errors[code]
  return row.retryable === true
}

/** The action a person must take, on every 401 and 402. */
export function chooseAction(code: ErrorCode): Action | undefined {
  const row: ErrorRow = errors[code]
  return row.action
}

/** The place in the portal that explains an action. */
export function buildActionUrl(publicUrl: string, action: Action): string {
  return `${publicUrl}/portal#${action.replaceAll('_', '-')}`
}

export const ErrorDetail = z
  .looseObject({
    path: z.string().meta({ description: 'where in the request, dotted; empty = the whole body' }),
    message: z.string(),
  })
  .meta({ id: 'ErrorDetail' })
export type ErrorDetail = z.infer<typeof ErrorDetail>

const ErrorObject = z
  .looseObject({
    code: z.enum(errorCodes),
    message: z.string(),
    request_id: z.string(),
    retryable: z.boolean(),
    action: z.enum(actions).optional(),
    url: z.url().optional(),
    details: z.array(ErrorDetail).optional(),
  })
  .meta({ id: 'ErrorObject' })

export const ErrorBody = z.looseObject({ error: ErrorObject }).meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>

/** A run that ends by one of these codes, such as for an unknown company, has worked. */
export const refusals: readonly string[] = Object.entries(errors).flatMap(([code, { status }]) =>
  status < 500 ? [code] : [],
)

/** What came of a request: one whose run ended by a 4xx is refused, as one without a run is. */
export function chooseRequestOutcome(outcome: string, errorCode: string | null): string {
  return outcome === 'failed' && refusals.includes(errorCode ?? '') ? 'refused' : outcome
}
