import type { KeyPatch } from '../../contract/resources/api-keys.ts'
import type { AccountKeyRow } from '../../store/accounts/own-keys.ts'
import { ApiError, buildInvalidRequest } from '../calls/api-error.ts'

type Maker = Pick<AccountKeyRow, 'scopes' | 'expiresAt' | 'perMinuteLimit' | 'monthlyBudget'>

/**
 * Checks that a key is given no more than the key that makes or changes it has itself: no other
 * scope, no longer life, no higher limit. A key with a budget sets none, since a second budget
 * would add to its own.
 * @param wanted what is given; of a change only what it names
 * @throws ApiError `missing_scope`, `invalid_request`
 */
export function checkWithin(maker: Maker, wanted: KeyPatch): void {
  const { scopes = [], expires_at, per_minute_limit, monthly_budget } = wanted
  const beyond = scopes.filter((scope) => !maker.scopes.includes(scope))
  if (beyond.length > 0)
    throw new ApiError('missing_scope', {
      message: `This API key lacks the scope "${beyond[0]}", so it cannot give it to another.`,
      scopes: beyond,
    })
  if (
    expires_at !== undefined &&
    maker.expiresAt !== null &&
    !isBefore(expires_at, maker.expiresAt)
  )
    throw buildInvalidRequest(
      'expires_at',
      `must not be after ${maker.expiresAt.toISOString()}, when the key that asks expires`,
    )
  if (
    per_minute_limit !== undefined &&
    maker.perMinuteLimit !== null &&
    (per_minute_limit ?? Number.POSITIVE_INFINITY) > maker.perMinuteLimit
  )
    throw buildInvalidRequest(
      'per_minute_limit',
      `must be at most ${maker.perMinuteLimit}, the limit of the key that asks`,
    )
  if (monthly_budget !== undefined && maker.monthlyBudget !== null)
    throw buildInvalidRequest('monthly_budget', 'is not decided by a key that has a budget itself')
}

function isBefore(time: string | null, end: Date): boolean {
  return time !== null && new Date(time) <= end
}
