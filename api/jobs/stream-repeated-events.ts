import type { NewEvent } from '../../contract/results/events.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { EventText } from '../calls/call.ts'

/**
 * The answer to a stream that is repeated under its `Idempotency-Key`: nothing was charged, and
 * which job has the events. They have no place in the job's log, which starts from its beginning at
 * `Content-Location`.
 * @param job null: it was answered without one
 */
export async function* streamRepeatedEvents(
  job: JobRow | null,
  usage: Usage,
  at: Date,
): AsyncGenerator<EventText, void> {
  const events: NewEvent[] = [
    { type: 'usage', usage, breakdown: [], final: true },
    buildEnding(job),
  ]
  for (const [n, event] of events.entries())
    yield { seq: null, json: JSON.stringify({ ...event, seq: n + 1, ts: at.toISOString() }) }
}

function buildEnding(job: JobRow | null): NewEvent {
  if (job === null) return { type: 'done' }
  if (job.status !== 'succeeded' && job.error !== null) return { type: 'error', error: job.error }
  const partial =
    job.partial && job.stopReason !== null ? { partial: true, stopReason: job.stopReason } : {}
  return { type: 'done', ...partial, jobId: job.id }
}
