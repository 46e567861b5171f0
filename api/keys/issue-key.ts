import { randomBytes } from 'node:crypto'
import { formatApiKey, hashSecret } from '../../research/api-key.ts'
import { insertKey } from '../../store/accounts/keys.ts'
import { createId } from '../../store/database/new-id.ts'
import type { Queryable } from '../../store/database/open.ts'

type NewKey = Omit<Parameters<typeof insertKey>[1], 'id' | 'secretSha256'>

/**
 * Stores a new key.
 * @returns its text, which stands nowhere else
 */
export async function issueKey(db: Queryable, key: NewKey): Promise<{ id: string; key: string }> {
  const id = createId('key')
  const secret = randomBytes(32).toString('base64url')
  await insertKey(db, { ...key, id, secretSha256: hashSecret(secret) })
  return { id, key: formatApiKey(id, secret) }
}
