import type { JobRow } from '../../store/jobs.ts'
import { jobView } from '../jobs/job-view.ts'
import type { Exchange } from '../state.ts'

/** 202: the job goes on; where to look, and when. */
export function respondAccepted(exchange: Exchange, job: JobRow, now: Date): void {
  const view = jobView(job, now)
  exchange.state.jobId = job.id
  exchange.status = 202
  exchange.set('Location', view.links.self)
  if (view.poll_after_ms !== null)
    exchange.set('Retry-After', String(Math.ceil(view.poll_after_ms / 1_000)))
  exchange.body = view
}
