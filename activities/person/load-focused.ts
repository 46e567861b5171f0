import { isObject } from '../../contract/fields/is-object.ts'
import { chooseFocusPerson, type Focused } from '../../research/case/focus/choose-focus-person.ts'
import type {
  People,
  Record as StoredRecord,
} from '../../research/entity-resolution/people/compose-people.ts'
import { parseAskedPerson } from '../../research/identity/queries/asked-person.ts'
import { suppressesGroup } from '../../research/safety/suppressions/suppresses.ts'
import type { Queryable } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import { ActivityError } from '../failures/failure.ts'
import { parseRunPlan } from '../job/run-plan.ts'
import { loadPeople, loadRecords } from './load-people.ts'
import { interpretJob, parsePersonJob } from './load-subject.ts'

type Job = Pick<JobRow, 'id' | 'operation' | 'input' | 'plan'>

type Options = {
  /** What this provider found is left out. */
  without?: string | null
  /** The people of the run's findings, where they are grouped already. */
  kept?: People | null
}

/**
 * Groups what is stored of a run into people and chooses the one that is meant.
 * @returns `isWhole`: no finding had to be left out
 * @throws ActivityError `subject_suppressed` when that person has opted out
 */
export async function loadFocused(
  db: Queryable,
  job: Job,
  { without = null, kept = null }: Options,
): Promise<{ isWhole: boolean; focused: Focused }> {
  const person: unknown = job.input.person
  const asked = parseAskedPerson(isObject(person) ? person : {})
  const { subject } = interpretJob(parsePersonJob(job))
  const plan = parseRunPlan(job)
  const anchors = new Set(plan !== null && 'anchors' in plan ? plan.anchors : [])
  const known = plan?.operation === 'chat' ? plan.known : []
  // one after the other: a transaction's connection answers one statement at a time
  const { records: stored, hidden } = await loadRecords(db, job.id)
  // `buildFindingKey` begins with the provider
  const records =
    without === null ? stored : stored.filter(({ id }) => !id.startsWith(`${without}:`))
  const isWhole = hidden.size === 0 && records.length === stored.length
  const entries = await loadSuppressions(db)
  const choose = async (among: readonly StoredRecord[]) => {
    const people = isWhole && kept !== null ? kept : await loadPeople(db, job.id, subject, among)
    return chooseFocusPerson({ asked, people, records: among, anchors, known })
  }
  const all = await choose(records)
  const isHidden =
    all.focus?.recordIds.some((id) => hidden.has(id) && all.findings.get(id)?.kind !== 'page') ??
    false
  if (isHidden || suppressesGroup(entries, all.own, [asked.name]))
    throw new ActivityError('subject_suppressed')
  const focused =
    hidden.size === 0 ? all : await choose(records.filter(({ id }) => !hidden.has(id)))
  return { isWhole, focused }
}
