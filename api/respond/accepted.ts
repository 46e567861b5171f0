import type { JobRow } from '../../store/jobs.ts'
import { jobView } from '../jobs/job-view.ts'
import type { Context } from '../state.ts'

/** 202: the job goes on; where to look, and when. */
export function respondAccepted(ctx: Context, job: JobRow, now: Date): void {
  const view = jobView(job, now)
  ctx.state.jobId = job.id
  ctx.status = 202
  ctx.set('Location', view.links.self)
  if (view.poll_after_ms !== null)
    ctx.set('Retry-After', String(Math.ceil(view.poll_after_ms / 1_000)))
  ctx.body = view
}
