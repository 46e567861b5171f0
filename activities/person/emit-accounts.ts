import { StreamEvent } from '../../contract/results/events.ts'
import {
  buildAccountEvents,
  buildEmittedPeople,
  type EmittedPeople,
} from '../../research/entity-resolution/people/account-events.ts'
import type { Subject } from '../../research/identity/queries/subject.ts'
import type { Tx } from '../../store/database/open.ts'
import { buildEventJson, type KeyedEvent, listAccountEvents } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import { loadSafePeople } from './visible.ts'

type Emitting = { job: Pick<JobRow, 'id' | 'operation' | 'lastSeq'>; subject: Subject; now: Date }

/**
 * The events that a running search can emit of what is stored. A live reader cannot forget them, so
 * a person who could still turn out to have opted out or to be a minor is held back until every
 * source has answered.
 */
export async function emitSafeAccounts(
  tx: Tx,
  { job, subject, now }: Emitting,
): Promise<KeyedEvent[]> {
  // a dossier shows accounts in a section
  if (job.operation !== 'search') return []
  const entries = await loadSuppressions(tx)
  const people = await loadSafePeople(tx, {
    jobId: job.id,
    subject,
    entries,
    year: now.getUTCFullYear(),
  })
  return people === null ? [] : await loadNewAccountEvents(tx, job, people)
}

/** A job is queued, started and begins to ask: what is found follows. */
const eventsBeforeAccounts = 3

/**
 * The events that are missing for readers of the log to know these people.
 * @param job as it is locked
 */
export async function loadNewAccountEvents(
  tx: Tx,
  { id, lastSeq }: Pick<JobRow, 'id' | 'lastSeq'>,
  people: EmittedPeople,
): Promise<KeyedEvent[]> {
  const stored = lastSeq <= eventsBeforeAccounts ? [] : await listAccountEvents(tx, id)
  const log = stored.map((event) => StreamEvent.parse(JSON.parse(buildEventJson(event))))
  return buildAccountEvents(buildEmittedPeople(log), people)
}
