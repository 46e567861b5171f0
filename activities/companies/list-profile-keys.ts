import { buildCacheKey } from '../../research/cache-key.ts'
import type { CompanyRecord } from '../../research/companies/company-record.ts'
import {
  choosePinnedRecords,
  listPinnedIds,
  type Pin,
} from '../../research/companies/profile/choose-pinned-records.ts'
import { dropDuplicates } from '../../research/text/order.ts'

/** The keys of a company's profile in the shared cache: one for each of its ids known so far. */
export function listProfileKeys(pin: Pin, records: readonly CompanyRecord[]): string[] {
  const ids = dropDuplicates([pin.id, ...listPinnedIds(choosePinnedRecords(records, pin))])
  return ids.flatMap(
    (id) => buildCacheKey('entity_dossier', { company: { ...pin, id } }, null) ?? [],
  )
}
