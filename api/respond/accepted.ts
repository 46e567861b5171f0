import type { JobRow } from '../../store/jobs/jobs.ts'
import { buildJobView } from '../jobs/build-job-view.ts'
import type { CallContext } from '../state.ts'

/** 202: the job goes on; where to look, and when. */
export function respondAccepted(context: CallContext, job: JobRow, now: Date): void {
  const view = buildJobView(job, now)
  context.state.jobId = job.id
  context.status = 202
  context.set('Location', view.links.self)
  if (view.poll_after_ms !== null)
    context.set('Retry-After', String(Math.ceil(view.poll_after_ms / 1_000)))
  context.body = view
}
