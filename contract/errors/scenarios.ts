import { type ErrorCode, errors } from './errors.ts'

/** How a scenario ends: at once with an error, or with the fixture bent in one way. */
export type Scenario = { outcome: string } & (
  | { kind: 'error'; code: ErrorCode }
  | { kind: 'empty' | 'partial' | 'slow' | 'replayed' }
  | { kind: 'fails_midway'; code: ErrorCode }
)

/** The time between two events of a slow scenario. */
export const slowMs = 1_000

/**
 * The errors that end a run; every other error refuses the request before a job exists.
 */
export const isRunEnd = (code: ErrorCode): boolean =>
  code === 'provider_unavailable' || code === 'internal_error' || code === 'job_cancelled'

const refusal = (code: ErrorCode, outcome: string = errors[code].message): Scenario => ({
  kind: 'error',
  code,
  outcome,
})

/**
 * Magic inputs of the sandbox: sent as `query`, or as `person.name`, each makes one branch of a
 * client happen on demand.
 */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'sandbox:not_subscribed': refusal('not_subscribed'),
  'sandbox:usage_exhausted': refusal('usage_exhausted'),
  'sandbox:no_coins': refusal('no_coins'),
  'sandbox:api_key_budget_exceeded': refusal('api_key_budget_exceeded'),
  'sandbox:plan_upgrade_required': refusal('plan_upgrade_required'),
  'sandbox:expired_api_key': refusal('expired_api_key'),
  'sandbox:missing_scope': refusal('missing_scope'),
  'sandbox:idempotency_conflict': refusal('idempotency_conflict'),
  'sandbox:idempotency_in_progress': refusal('idempotency_in_progress'),
  'sandbox:idempotency_replayed': {
    kind: 'replayed',
    outcome:
      'The answer to a repeated Idempotency-Key: Idempotent-Replayed, ' +
      'Idempotent-Original-Request-Id and the body of the first request; as a stream, usage ' +
      'and done.',
  },
  'sandbox:image_unusable': refusal('image_unusable'),
  'sandbox:job_cancelled': refusal('job_cancelled'),
  'sandbox:rate_limited': refusal(
    'rate_limited',
    'A refusal with Retry-After, without using up the real limit.',
  ),
  'sandbox:subject_suppressed': refusal('subject_suppressed'),
  'sandbox:internal_error': refusal('internal_error'),
  'sandbox:spend_cap_reached': refusal('spend_cap_reached'),
  'sandbox:provider_unavailable': refusal('provider_unavailable'),
  'sandbox:empty': { kind: 'empty', outcome: 'A success in which nothing was found.' },
  'sandbox:partial': {
    kind: 'partial',
    outcome:
      'A success that was cut short: done carries partial true and stopReason deadline_reached.',
  },
  'sandbox:slow': { kind: 'slow', outcome: 'The usual events, one second apart.' },
  'sandbox:failed': {
    kind: 'fails_midway',
    code: 'provider_unavailable',
    outcome:
      'A stream that ends with an error event after its first event; as JSON, the status of ' +
      'that error.',
  },
}
