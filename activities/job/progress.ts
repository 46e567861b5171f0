import type { JobProgress } from '../../contract/resources/jobs.ts'

/** Gathering fills this part of the bar; what is before and behind it takes no time. */
const [first, last] = [10, 90]

/** The progress after `answered` more sources have answered. It never goes back. */
export function buildProgress(progress: JobProgress, answered: number, label: string): JobProgress {
  const read = (progress.sources_read ?? 0) + answered
  const considered = Math.max(read, progress.sources_considered ?? read, 1)
  const percent = Math.max(
    progress.percent,
    Math.round(first + ((last - first) * read) / considered),
  )
  return { ...progress, percent, label, sources_considered: considered, sources_read: read }
}

/** The key of the event by which a run starts to search. */
export const planKey = 'plan'

/** The step with which a run starts to search, and its status under `dedupeKey`. */
export function buildSearchStart(label: string, considered: number, dedupeKey = planKey) {
  const event = { type: 'status', label, stage: 'searching', percent: first } as const
  return {
    event,
    events: [{ dedupeKey, event }],
    stage: 'searching',
    progress: { percent: first, label, sources_considered: considered, sources_read: 0 },
  } as const
}
