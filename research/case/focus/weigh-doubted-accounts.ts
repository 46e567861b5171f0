import type { Account } from '../../../contract/results/social.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'

/** In percent: a rare handle alone joins an account to others by no more. */
const sureEnough = 60

/**
 * How sure it is that an account is the person's, 0..1, by its page: of those that no link bears
 * out and that are less than sure enough. What they say of themselves is worth as much less. Beside
 * no surer account their handle is all that is known of the person, and is worth what it can be.
 */
export function weighDoubtedAccounts(accounts: readonly Account[]): ReadonlyMap<string, number> {
  const doubted = accounts.filter(
    ({ state, confidence }) => state === 'candidate' && confidence < sureEnough,
  )
  const isBesideSurer = accounts.some(
    ({ state, confidence }) => state !== 'rejected' && confidence >= sureEnough,
  )
  return new Map(
    doubted.flatMap(({ url, confidence }) => {
      const page = toPageKey(url)
      return page === null ? [] : [[page, (isBesideSurer ? confidence : sureEnough) / 100]]
    }),
  )
}
