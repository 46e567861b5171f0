import { createId } from '../../../store/database/new-id.ts'
import type { SharedService } from '../service/service.ts'

/** An account whose lists, events and rates no other test touches. */
export type Tenant = { key: string; accountId: string }

export async function createTenant(service: Pick<SharedService, 'createKey'>): Promise<Tenant> {
  return await service.createKey({ account: createId('acct') })
}
