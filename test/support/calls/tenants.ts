import { findKey } from '../../../store/accounts/keys.ts'
import { createId } from '../../../store/database/new-id.ts'
import type { SharedService } from '../service/service.ts'

/** An account whose lists, events and rates no other test touches. */
export type Tenant = { key: string; accountId: string }

export async function createTenant(
  service: Pick<SharedService, 'createKey' | 'db'>,
): Promise<Tenant> {
  const { id, key } = await service.createKey({ account: createId('acct') })
  const found = await findKey(service.db, id)
  if (found === null) throw new Error(`there is no key ${id}`)
  return { key, accountId: found.accountId }
}
