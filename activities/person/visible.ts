import type { People } from '../../research/entity-resolution/people/compose-people.ts'
import { showsAdult, showsMinor } from '../../research/entity-resolution/people/shows-minor.ts'
import type { Subject } from '../../research/identity/queries/subject.ts'
import type { Finding } from '../../research/records/finding.ts'
import { suppressesGroup } from '../../research/safety/suppressions/suppresses.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadPeople, loadRecords } from './load-people.ts'

/** @property year the current year */
type Viewed = {
  jobId: string
  subject: Subject
  entries: readonly Suppression[]
  year: number
}

type Visible = {
  people: People
  /** Ids of records that callers must not see. */
  gone: string[]
  /** Ids of accounts of such records; some may have been emitted before it was known. */
  goneAccounts: string[]
}

/**
 * The people of a search without those who have opted out and without minors. A group goes as a
 * whole: a name and its second fact, or an account and an age, may stand in two records. A page
 * that shows another person's identifier is left out alone.
 */
export async function loadVisiblePeople(
  db: Queryable,
  { jobId, subject, entries, year }: Viewed,
): Promise<Visible> {
  const { records, hidden } = await loadRecords(db, jobId)
  const all = await loadPeople(db, jobId, subject, records)
  const findings = new Map(records.map(({ id, finding }) => [id, finding]))
  const gone = new Set(hidden)
  const names = subject.kind === 'name' ? [subject.text] : []
  for (const { recordIds } of all.groups) {
    const members = collectMembers(recordIds, findings)
    const isOwn = recordIds.some((id) => hidden.has(id) && findings.get(id)?.kind !== 'page')
    if (!isOwn && !suppressesGroup(entries, members, names) && !showsMinor(members, names, year))
      continue
    for (const id of recordIds) gone.add(id)
  }
  if (gone.size === 0) return { people: all, gone: [], goneAccounts: [] }
  const kept = records.filter(({ id }) => !gone.has(id))
  const people = await loadPeople(db, jobId, subject, kept)
  const shown = new Set(people.accounts.map(({ id }) => id))
  const goneAccounts = all.accounts.flatMap(({ id }) => (shown.has(id) ? [] : [id]))
  return { people, gone: [...gone], goneAccounts }
}

/**
 * The people who can be shown while answers are still to come: known adults, as long as no opt-out
 * exists. Any opt-out could match later, because an identifier does not say whose name it belongs
 * to.
 * @returns null when there are none
 */
export async function loadSafePeople(
  db: Queryable,
  { jobId, subject, entries, year }: Viewed,
): Promise<People | null> {
  if (entries.length > 0) return null
  const { records, hidden } = await loadRecords(db, jobId)
  if (hidden.size > 0 || records.every(({ finding }) => finding.birthYear === null)) return null
  const all = await loadPeople(db, jobId, subject, records)
  const findings = new Map(records.map(({ id, finding }) => [id, finding]))
  const safe = new Set(
    all.groups.flatMap(({ recordIds }) =>
      showsAdult(collectMembers(recordIds, findings), year) ? recordIds : [],
    ),
  )
  if (safe.size === 0) return null
  if (safe.size === records.length) return all
  return await loadPeople(
    db,
    jobId,
    subject,
    records.filter(({ id }) => safe.has(id)),
  )
}

function collectMembers(ids: readonly string[], findings: ReadonlyMap<string, Finding>): Finding[] {
  return ids.flatMap((id) => findings.get(id) ?? [])
}
