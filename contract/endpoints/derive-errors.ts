import type { ErrorCode } from '../errors/errors.ts'
import { toOperation } from '../operations/operations.ts'
import { type Endpoint, hasIdempotencyKey } from './endpoint.ts'

/**
 * Errors that any endpoint of this kind may answer with; `method_not_allowed` belongs to the
 * methods that have no row.
 */
export function deriveErrors(row: Endpoint): ErrorCode[] {
  const common: ErrorCode[] = ['invalid_request', 'rate_limited', 'internal_error']
  const keyed: ErrorCode[] = [
    'missing_api_key',
    'invalid_api_key',
    'expired_api_key',
    'developer_api_disabled',
    'not_found',
    'provider_unavailable',
  ]
  const posted: ErrorCode[] = [
    'invalid_json',
    'request_timeout',
    'request_too_large',
    'unsupported_media_type',
  ]
  const keyProtected: ErrorCode[] = ['idempotency_conflict']
  const metered: ErrorCode[] = [
    'not_subscribed',
    'usage_exhausted',
    'no_coins',
    'api_key_budget_exceeded',
    'plan_upgrade_required',
    'missing_scope',
    'idempotency_in_progress',
    'job_cancelled',
    'job_expired',
    'spend_cap_reached',
    'provider_unavailable',
  ]
  // a vehicle is no person who could opt out
  const hasSubject = row.operation !== null && toOperation(row.operation).about !== 'vehicle'
  return [
    ...common,
    ...(row.auth === 'bearer' ? keyed : []),
    ...(row.body === null ? [] : posted),
    ...(row.operation === null ? [] : metered),
    ...(hasSubject ? (['subject_suppressed'] as const) : []),
    ...(hasIdempotencyKey(row) ? keyProtected : []),
    ...row.errors,
  ]
}
