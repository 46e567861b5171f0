import { isEnded } from '../../contract/resources/jobs.ts'
import { isTerminal } from '../../contract/results/events.ts'
import { isUnavailable } from '../../store/database/errors.ts'
import type { Db } from '../../store/database/open.ts'
import { buildEventJson, listEventsAfter, type StoredEvent } from '../../store/jobs/events.ts'
import { hasMoreEvents, type JobRow, updateAnnounced } from '../../store/jobs/jobs.ts'
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
export function followEvents(
  feed: EventFeed,
  { id, status, announced }: Followed,
  { known, ...options }: Options,
): AsyncGenerator<StoredEvent | null, void> {
  // a generator holds its arguments while it is open: not the row of the job, nor its first events
  const first = { isAnnounced: announced === 'events' || isEnded(status), known }
  return readEvents(feed, id, first, options)
}

async function* readEvents(
  { db, listener }: EventFeed,
  jobId: string,
  first: { isAnnounced: boolean; known: readonly StoredEvent[] | undefined },
  { signal, silenceMs, ...from }: Omit<Options, 'known'>,
): AsyncGenerator<StoredEvent | null, void> {
  let { after } = from
  let silentUntil = performance.now() + silenceMs
  using waker = createWaker(listener, jobId, signal, 'event')
  const readNext = async () => {
    if (!first.isAnnounced) await updateAnnounced(db, jobId, 'events')
    first.isAnnounced = true
    return await loadNextPage(db, jobId, after)
  }
  while (!signal.aborted) {
    waker.arm()
    // there may be more than what was read before this round subscribed
    const isKnown = first.known !== undefined
    let events = first.known ?? (await readNext().catch(toNullIfAway))
    first.known = undefined
    if (events === 'ended') return
    for (const event of events ?? []) {
      after = event.seq
      yield event
      if (isTerminal(event.type) || signal.aborted) return
      silentUntil = performance.now() + silenceMs
    }
    if (isKnown || events?.length === maxPageRows) continue
    const isBlind = events === null
    // a stream waits for most of its life
    events = null
    await waker.wait(silentUntil - performance.now(), { isBlind })
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
async function loadNextPage(
  db: Db,
  jobId: string,
  after: number,
): Promise<StoredEvent[] | 'ended'> {
  const events = await listEventsAfter(db, jobId, after, maxPageRows)
  return events.length > 0 || (await hasMoreEvents(db, jobId, after)) ? events : 'ended'
}

function toNullIfAway(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
