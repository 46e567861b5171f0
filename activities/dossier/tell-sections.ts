import { setProgress } from '../../store/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep } from '../events.ts'
import { composedOf } from './composed.ts'
import { sectionEvents } from './section-events.ts'

/** Tells the sections as they stand: callers see them fill (issue 5.3). */
export async function tellSections(deps: Pick<ActivityDeps, 'db' | 'now'>, jobId: string): Promise<void> {
  await recordStep(deps, jobId, {
    events: [],
    write: async (tx, job) => {
      const composed = await composedOf(tx, job, deps.now())
      const events = await sectionEvents(tx, job, composed)
      const filled = Object.entries(composed.sections).flatMap(([key, data]) => (JSON.stringify(data).includes('"sourceIds"') ? key : []))
      await setProgress(tx, jobId, job.stage, { ...job.progress, sections_done: filled })
      return events
    },
  })
}
