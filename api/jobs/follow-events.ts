import { isTerminal } from '../../contract/events.ts'
import { isEnded } from '../../contract/jobs.ts'
import { buildEventJson, listEventsAfter, type StoredEvent } from '../../store/events.ts'
import { hasMoreEvents, type JobRow, updateAnnounced } from '../../store/jobs.ts'
import { type Db, isUnavailable } from '../../store/open.ts'
import type { EventText } from '../calls/call.ts'
import { createWaker, type EventFeed } from './waker.ts'

const maxPageRows = 500
/** What is known of the job when its reader comes. */
type Followed = Pick<JobRow, 'id' | 'status' | 'announced'>
type Options = {
  after: number
  /** The first events above `after`, where they were read with the job. */
  known?: readonly StoredEvent[]
  signal: AbortSignal
  silenceMs: number
}

/**
 * A job's events from `after` on, in order and without holes, until its terminal event or until
 * `signal` aborts. Yields `null` after `silenceMs` without an event, so that the writer can show
 * life. Each round subscribes before it reads: what is appended in between wakes it again, so
 * backfill and live need no cut-over. A job without readers announces nothing, so the first round
 * raises that as well. While the LISTEN connection is down it polls; while the database is away it
 * goes on trying.
 */
export async function* followEvents(
  { db, listener }: EventFeed,
  job: Followed,
  options: Options,
): AsyncGenerator<StoredEvent | null, void> {
  const { signal, silenceMs } = options
  let after = options.after
  let silentUntil = performance.now() + silenceMs
  let { known } = options
  let isAnnounced = job.announced === 'events' || isEnded(job.status)
  using waker = createWaker(listener, job.id, signal, 'event')
  const readNext = async () => {
    if (!isAnnounced) await updateAnnounced(db, job.id, 'events')
    isAnnounced = true
    return await nextPage(db, job.id, after)
  }
  while (!signal.aborted) {
    waker.arm()
    // there may be more than what was read before this round subscribed
    const isKnown = known !== undefined
    const events = known ?? (await readNext().catch(unlessAway))
    known = undefined
    if (events === 'ended') return
    for (const event of events ?? []) {
      after = event.seq
      yield event
      if (isTerminal(event.type) || signal.aborted) return
      silentUntil = performance.now() + silenceMs
    }
    if (isKnown || events?.length === maxPageRows) continue
    const left = silentUntil - performance.now()
    await waker.wait(left, { isBlind: events === null })
    if (signal.aborted || performance.now() < silentUntil) continue
    yield null
    silentUntil = performance.now() + silenceMs
  }
}

/** Stored events as they are sent. */
export async function* streamEventTexts(
  events: AsyncIterable<StoredEvent | null>,
): AsyncGenerator<EventText | null, void> {
  for await (const event of events)
    yield event === null ? null : { seq: event.seq, json: buildEventJson(event) }
}

/**
 * @returns `ended` when no event can follow: the caller's `after` is past the last event, or the
 * job was erased
 */
async function nextPage(db: Db, jobId: string, after: number): Promise<StoredEvent[] | 'ended'> {
  const events = await listEventsAfter(db, jobId, after, maxPageRows)
  return events.length > 0 || (await hasMoreEvents(db, jobId, after)) ? events : 'ended'
}

function unlessAway(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
