import { creditMicroDollars, toCredits } from '../../research/usage/share-usage.ts'
import { type AccountRow, findAccounts, lockAccount } from '../../store/accounts/accounts.ts'
import { updateCredits, updatePlan } from '../../store/accounts/changes.ts'
import { type Db, inTransaction, type Tx } from '../../store/database/open.ts'
import { insertAuditEntry } from '../../store/service/audit-log.ts'

const maxCredits = 100_000_000

type Change = { accountId: string; actor: string; now: Date }

/** @returns false when there is no such account */
export async function changePlan(
  db: Db,
  { plan, ...change }: Change & { plan: string },
): Promise<boolean> {
  return await changeAccount(db, change, async (tx, account) => {
    if (account.plan === plan) return null
    await updatePlan(tx, account, plan, change.now)
    return { action: 'account.plan', details: `${account.plan} to ${plan}` }
  })
}

/**
 * Adds credits, or takes away what is not set aside. A form that is sent twice, or that shows what
 * has changed since, changes nothing.
 * @throws CreditsError
 */
export async function changeCredits(
  db: Db,
  { by, before, ...change }: Change & { by: number; before: number },
): Promise<boolean> {
  return await changeAccount(db, change, async (tx, account) => {
    const { extraMicroDollars, extraReservedMicroDollars } = account
    if (extraMicroDollars !== before)
      throw new CreditsError('The credits have changed since this page was loaded. Look again.')
    const after = extraMicroDollars + by
    if (after > maxCredits * creditMicroDollars)
      throw new CreditsError(`An account holds at most ${maxCredits} credits.`)
    if (after < extraReservedMicroDollars)
      throw new CreditsError('Runs that are still going have set some of these credits aside.')
    await updateCredits(tx, account, by, change.now)
    return {
      action: 'account.credits',
      details: `${toCredits(extraMicroDollars)} to ${toCredits(after)}`,
    }
  })
}

/** A change that the account does not allow; the message is for the operator. */
export class CreditsError extends Error {
  override name = 'CreditsError' as const
}

/** @returns micro-dollars; null for what is no number of credits */
export function parseCredits(text: string): number | null {
  const value = text.trim()
  return /^-?\d{1,9}(?:\.\d{1,4})?$/.test(value) && Number(value) !== 0
    ? Math.round(Number(value) * creditMicroDollars)
    : null
}

/** Locks the account and loads it again, as `npm run account` does. */
async function changeAccount(
  db: Db,
  { accountId, actor, now }: Change,
  work: (tx: Tx, account: AccountRow) => Promise<{ action: string; details: string } | null>,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, accountId)) === null) return false
    const [account] = await findAccounts(tx, accountId)
    if (account === undefined) return false
    const done = await work(tx, account)
    if (done !== null) await insertAuditEntry(tx, { ...done, actor, subject: accountId, now })
    return true
  })
}
