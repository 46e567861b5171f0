import { accountEvents, type ToldPeople } from '../../research/people/account-events.ts'
import type { Subject } from '../../research/queries/subject.ts'
import type { Suppression } from '../../research/suppressions/suppression.ts'
import type { KeyedEvent } from '../../store/events.ts'
import { type JobRow, setProgress } from '../../store/jobs.ts'
import type { Tx } from '../../store/open.ts'
import { suppressionsOf } from '../../store/suppressions.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep } from '../events.ts'
import { StoredPlan } from './plan.ts'
import type { Search } from './read-search.ts'
import { visibleOf } from './visible.ts'

type Job = Pick<JobRow, 'id' | 'operation' | 'stage' | 'plan'>

const nobody: ToldPeople = { accounts: [], clusters: [], evidence: [], avatars: [] }

/**
 * Where anybody has opted out, nothing is told before the quick sources have answered: only then is it known what belongs to whom, and what was
 * told cannot be taken back.
 */
export function isHeldBack({ stage, plan }: Job, entries: readonly Suppression[]): boolean {
  return entries.length > 0 && stage === 'searching' && StoredPlan.safeParse(plan).data?.together.length !== 0
}

/**
 * Makes a change to what is stored, and says what is new since: inside the caller's transaction, which holds the job's lock.
 * @param job as it is locked
 * @param entries who opted out, as this transaction sees it
 */
export async function tellChange(
  tx: Tx,
  { job, subject, entries }: { job: Job; subject: Subject; entries: readonly Suppression[] },
  change: () => Promise<void>,
): Promise<KeyedEvent[]> {
  // only a search tells its accounts one by one; a dossier shows them in a section
  if (job.operation !== 'search' || isHeldBack(job, entries)) {
    await change()
    return []
  }
  const before = await visibleOf(tx, job.id, subject, entries)
  await change()
  return accountEvents(before.people, (await visibleOf(tx, job.id, subject, entries)).people)
}

/** The quick sources have answered: what was held back is told. */
export async function tellHeldBack(deps: Pick<ActivityDeps, 'db' | 'now'>, { job, subject }: Search): Promise<void> {
  const { id } = job
  if (job.operation !== 'search' || (await suppressionsOf(deps.db)).length === 0) return
  await recordStep(deps, id, {
    events: [],
    write: async (tx, locked) => {
      const entries = await suppressionsOf(tx)
      if (!isHeldBack(locked, entries)) return []
      await setProgress(tx, id, 'social', locked.progress)
      return accountEvents(nobody, (await visibleOf(tx, id, subject, entries)).people)
    },
  })
}

/** What the end of a run still has to tell of its accounts. */
export function heldBackEvents(job: Job, people: ToldPeople, entries: readonly Suppression[]): KeyedEvent[] {
  return isHeldBack(job, entries) ? accountEvents(nobody, people) : []
}
