import type { Sections } from '../../contract/dossier.ts'
import { sectionKeys } from '../../research/dossier/section-keys.ts'
import type { KeyedEvent } from '../../store/events.ts'
import { lastSections } from '../../store/events.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'

/**
 * Sections that are not yet told as they are now. One may be told again when more is known: the last telling stands, and is what the result has.
 * @param job locked by the caller
 */
export async function sectionEvents(db: Queryable, job: Pick<JobRow, 'id'>, sections: Sections): Promise<KeyedEvent[]> {
  const told = await lastSections(db, job.id)
  return sectionKeys.flatMap((key): KeyedEvent[] => {
    const data = sections[key]
    if (data === undefined) return []
    const event = { type: 'section', key, data } as const
    const before = told.get(key)
    if (before?.payload === JSON.stringify(event)) return []
    return [{ dedupeKey: `section:${key}:${before?.seq ?? 0}`, event }]
  })
}
