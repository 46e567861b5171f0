import { randomBytes } from 'node:crypto'
import type { Scope } from '../contract/keys.ts'
import { formatApiKey, hashSecret } from '../research/api-key.ts'
import { findAccountByName, insertAccount } from '../store/accounts.ts'
import { insertKey } from '../store/keys.ts'
import { createId } from '../store/new-id.ts'
import { type Db, inTransaction } from '../store/open.ts'

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
export async function createKey(db: Db, wanted: NewKey): Promise<{ id: string; key: string }> {
  const now = new Date()
  const id = createId('key')
  const secret = randomBytes(32).toString('base64url')
  await inTransaction(db, async (tx) => {
    let accountId = await findAccountByName(tx, wanted.account)
    if (accountId === null) {
      accountId = createId('acct')
      await insertAccount(tx, { id: accountId, name: wanted.account, plan: 'standard', now })
    }
    const { name, perMinuteLimit, expiresAt } = wanted
    await insertKey(tx, {
      id,
      accountId,
      name,
      secretSha256: hashSecret(secret),
      scopes: [...wanted.scopes],
      perMinuteLimit,
      expiresAt,
      createdAt: now,
    })
  })
  return { id, key: formatApiKey(id, secret) }
}
