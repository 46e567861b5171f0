import type { Record } from '../../research/people/compose-people.ts'
import type { Subject } from '../../research/queries/subject.ts'
import { suppressesGroup } from '../../research/suppressions/suppresses.ts'
import type { Queryable } from '../../store/open.ts'
import { suppressionsOf } from '../../store/suppressions.ts'
import { peopleOf } from './people.ts'

/** A name may stand in one record and the second fact in another: only the group shows that it is somebody who asked not to be found. */
export async function withoutSuppressed(db: Queryable, jobId: string, subject: Subject, records: readonly Record[]): Promise<Record[]> {
  const entries = await suppressionsOf(db)
  if (entries.length === 0) return [...records]
  const byId = new Map(records.map((record) => [record.id, record]))
  const gone = new Set<string>()
  for (const { recordIds } of (await peopleOf(db, jobId, subject, records)).groups) {
    const members = recordIds.flatMap((id) => byId.get(id)?.finding ?? [])
    if (suppressesGroup(entries, members)) for (const id of recordIds) gone.add(id)
  }
  return records.filter(({ id }) => !gone.has(id))
}
