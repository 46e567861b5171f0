import type { Composed } from '../../research/case/build-dossier.ts'
import { buildBareSections } from '../../research/case/sections/build-bare-sections.ts'
import { sectionKeys } from '../../research/case/sections/section-keys.ts'
import type { Queryable } from '../../store/database/open.ts'
import { type KeyedEvent, loadLastSections } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'

/**
 * Sections that are not yet emitted as they are now. One may be emitted again when more is known:
 * the last event stands, and is what the result has. Those of a person who turns out to be a minor
 * are emitted again, empty.
 * @param job locked by the caller
 */
export async function loadSectionEvents(
  db: Queryable,
  job: Pick<JobRow, 'id'>,
  composed: Pick<Composed, 'sections' | 'isMinor' | 'profile'>,
): Promise<KeyedEvent[]> {
  const emitted = await loadLastSections(db, job.id)
  const before = composed.isMinor ? sectionKeys.filter((key) => emitted.has(key)) : []
  const sections = { ...buildBareSections(composed.profile.name, before), ...composed.sections }
  return sectionKeys.flatMap((key): KeyedEvent[] => {
    const data = sections[key]
    if (data === undefined) return []
    const event = { type: 'section', key, data } as const
    const last = emitted.get(key)
    if (last?.payload === JSON.stringify(event)) return []
    return [{ dedupeKey: `section:${key}:${last?.seq ?? 0}`, event }]
  })
}
