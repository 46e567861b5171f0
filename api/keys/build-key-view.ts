import { liveKeyPrefix } from '../../contract/fields/keys.ts'
import type { ApiKey } from '../../contract/resources/api-keys.ts'
import { toCredits } from '../../research/usage/share-usage.ts'
import type { AccountKeyRow } from '../../store/accounts/own-keys.ts'

/**
 * A key as its account sees it.
 * @param key its text, where it was just made
 */
export function buildKeyView(row: AccountKeyRow, now: Date, key?: string): ApiKey {
  const isApplication = row.kind === 'oauth'
  return {
    object: 'api_key',
    id: row.id,
    kind: isApplication ? 'application' : 'key',
    name: row.name,
    ...(key === undefined ? {} : { key }),
    hint: isApplication ? null : `${liveKeyPrefix}${row.id.replace(/^key_/, '')}_…`,
    scopes: row.scopes,
    state: chooseState(row, now),
    expires_at: row.expiresAt?.toISOString() ?? null,
    per_minute_limit: row.perMinuteLimit,
    monthly_budget: row.monthlyBudget,
    month_credits: toCredits(row.monthMicroDollars),
    created_at: row.createdAt.toISOString(),
    created_by: { user: row.userName, key_id: row.createdByKey },
    last_used_at: row.usedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  }
}

function chooseState({ revokedAt, expiresAt }: AccountKeyRow, now: Date): ApiKey['state'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}
