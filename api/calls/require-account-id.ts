import { ApiError } from './api-error.ts'
import { type Call, requireCaller } from './call.ts'

/** The account behind an ordinary key; `detect-sandbox` has refused test keys. */
export function requireAccountId(call: Pick<Call, 'caller'>): string {
  const { accountId } = requireCaller(call)
  if (accountId === null) throw new ApiError('sandbox_unsupported')
  return accountId
}
