import type { ErrorCode } from '../../contract/errors/errors.ts'
import { slowMs } from '../../contract/errors/scenarios.ts'
import { isTerminal, type NewEvent, StreamEvent } from '../../contract/results/events.ts'
import type { FixtureEvent } from '../../research/sandbox/change-fixture.ts'
import { updateCancelling } from '../../store/jobs/jobs.ts'
import type { FixtureRest } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { recordStep } from '../job/record-step.ts'
import { findFixture } from './find-fixture.ts'

/**
 * Emits the events of a sandbox job's fixture, as its scenario has it: at once, or failing after
 * the first, or one and what is left. The end of the run emits the last one.
 * @param from place of the event to begin with
 */
export async function playFixture(
  deps: ActivityDeps,
  jobId: string,
  from: number,
): Promise<FixtureRest | null> {
  const job = await loadOpenJob(deps.db, jobId)
  const { fixture, scenario } = findFixture(job)
  if (scenario?.kind === 'error') return await failWith(deps, jobId, scenario.code)
  const events = fixture.events
    .filter(({ type }) => !isTerminal(type))
    .map((event, n) => ({ dedupeKey: `fixture:${n}`, event: buildNewEvent(event) }))
  if (scenario?.kind === 'fails_midway') {
    await recordStep(deps, jobId, async () => ({ events: events.slice(0, 1) }))
    return await failWith(deps, jobId, scenario.code)
  }
  const now = scenario?.kind === 'slow' ? events.slice(from, from + 1) : events
  await recordStep(deps, jobId, async () => ({ events: now }))
  const next = from + now.length
  return next < events.length ? { next, waitMs: slowMs } : null
}

/** Fails like a run that was cancelled, that had no answering provider, or that broke. */
async function failWith({ db }: ActivityDeps, jobId: string, code: ErrorCode): Promise<null> {
  if (code === 'job_cancelled') {
    await updateCancelling(db, jobId)
    return null
  }
  throw new ActivityError(
    code === 'provider_unavailable' ? 'fixture_unavailable' : 'fixture_broken',
  )
}

function buildNewEvent(event: FixtureEvent): NewEvent {
  const {
    seq: _seq,
    ts: _ts,
    ...unnumbered
  } = StreamEvent.parse({ ...event, seq: 1, ts: new Date(0).toISOString() })
  return unnumbered
}
