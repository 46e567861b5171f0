import { issueKey } from '../api/keys/issue-key.ts'
import type { Scope } from '../contract/fields/keys.ts'
import { findAccountByName, insertAccount } from '../store/accounts/accounts.ts'
import { lockCreation } from '../store/database/lock-creation.ts'
import { createId } from '../store/database/new-id.ts'
import { type Db, inTransaction } from '../store/database/open.ts'

type NewKey = {
  account: string
  name: string
  scopes: readonly Scope[]
  perMinuteLimit: number | null
  expiresAt: Date | null
}

/**
 * Creates a key, and its account when there is none of that name. The returned text is the only
 * place where the secret ever stands.
 */
export async function createKey(
  db: Db,
  wanted: NewKey,
): Promise<{ id: string; key: string; accountId: string }> {
  const now = new Date()
  return await inTransaction(db, async (tx) => {
    await lockCreation(tx, 'accounts')
    let accountId = await findAccountByName(tx, wanted.account)
    if (accountId === null) {
      accountId = createId('acct')
      await insertAccount(tx, { id: accountId, name: wanted.account, plan: 'standard', now })
    }
    const { name, scopes, perMinuteLimit, expiresAt } = wanted
    const settings = { name, scopes: [...scopes], perMinuteLimit, expiresAt }
    return { ...(await issueKey(tx, { ...settings, accountId, createdAt: now })), accountId }
  })
}
