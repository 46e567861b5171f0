import type { People } from '../../research/people/compose-people.ts'
import type { Subject } from '../../research/queries/subject.ts'
import { suppressesGroup } from '../../research/suppressions/suppresses.ts'
import type { Suppression } from '../../research/suppressions/suppression.ts'
import type { Queryable } from '../../store/open.ts'
import { peopleOf, storedOf } from './people.ts'

export type Visible = {
  people: People
  /** Records that nobody may see, by id. */
  gone: string[]
}

/**
 * The people of a search without those who asked not to be found (design §6). The record that an opt-out names is only a part of them: whatever
 * is grouped with it is theirs too, and a name and its second fact may stand in two records.
 */
export async function visibleOf(db: Queryable, jobId: string, subject: Subject, entries: readonly Suppression[]): Promise<Visible> {
  const { records, hidden } = await storedOf(db, jobId)
  const all = await peopleOf(db, jobId, subject, records)
  if (entries.length === 0 && hidden.size === 0) return { people: all, gone: [] }
  const findings = new Map(records.map(({ id, finding }) => [id, finding]))
  const gone = new Set(hidden)
  for (const { recordIds } of all.groups) {
    const members = recordIds.flatMap((id) => findings.get(id) ?? [])
    if (!recordIds.some((id) => hidden.has(id)) && !suppressesGroup(entries, members)) continue
    for (const id of recordIds) gone.add(id)
  }
  const kept = records.filter(({ id }) => !gone.has(id))
  return { people: await peopleOf(db, jobId, subject, kept), gone: [...gone] }
}
