import type { PersonProfile } from '../../research/documents/person-profile.ts'
import { type AskedPerson, readPerson } from '../../research/dossier/asked-person.ts'
import { chooseFocus, type Focus } from '../../research/dossier/choose-focus.ts'
import { profileOf } from '../../research/dossier/person-profile.ts'
import type { Finding } from '../../research/findings/finding.ts'
import type { People, Record as StoredRecord } from '../../research/people/compose-people.ts'
import { suppressesGroup } from '../../research/suppressions/suppresses.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'
import { suppressionsOf } from '../../store/suppressions.ts'
import { ActivityError } from '../failure.ts'
import { peopleOf, storedOf } from '../search/people.ts'
import { interpretJob } from '../search/read-search.ts'
import { anchorsOf, knownPagesOf } from './read-dossier.ts'

/** Who a run is about, as far as it knows today. */
export type Focused = {
  asked: AskedPerson
  people: People
  /** Records by id; without those of people who asked not to be found. */
  findings: ReadonlyMap<string, Finding>
  records: readonly StoredRecord[]
  /** Null: nobody who was found fits what was asked. */
  focus: Focus | null
  /** The records of the person that is meant. */
  own: Finding[]
  profile: PersonProfile
}

/**
 * Groups what is stored of a run into people and chooses the one that is meant.
 * @param options.without what this provider found is left out
 * @throws ActivityError `subject_suppressed` when that is somebody who asked not to be researched
 */
export async function focusOf(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'operation' | 'input' | 'plan'>,
  { without = null }: { without?: string | null } = {},
): Promise<Focused> {
  const person: unknown = job.input.person
  const asked = readPerson(isObject(person) ? person : {})
  const { subject } = interpretJob(job)
  // one after the other: a transaction's connection answers one statement at a time
  const { records: stored, hidden } = await storedOf(db, job.id)
  // `findingKey` begins with the provider
  const records = without === null ? stored : stored.filter(({ id }) => !id.startsWith(`${without}:`))
  const entries = await suppressionsOf(db)
  const all = new Map(records.map(({ id, finding }) => [id, finding]))
  const people = await peopleOf(db, job.id, subject, records)
  const known = knownPagesOf(job)
  const hints = { ...asked.hints, urls: [...asked.hints.urls, ...known] }
  const best = chooseFocus({ people, findings: all, hints, anchors: anchorsOf(job) })
  // beside what is known of the person, the best hit of the name alone may be a namesake
  const focus = known.length > 0 && best?.matchedOn.length === 0 ? null : best
  const own = (focus?.recordIds ?? []).flatMap((id) => all.get(id) ?? [])
  const isGone = focus !== null && (focus.recordIds.some((id) => hidden.has(id)) || suppressesGroup(entries, own))
  if (isGone) throw new ActivityError('subject_suppressed')
  const findings = new Map([...all].filter(([id]) => !hidden.has(id)))
  return { asked, people, findings, records: records.filter(({ id }) => !hidden.has(id)), focus, own, profile: profileOf(asked, own) }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
