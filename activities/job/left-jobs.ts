import { LRUCache } from 'lru-cache'
import type { JobRow } from '../../store/jobs.ts'

/** Rows stay known for longer than a run takes from one step to the next. */
const leftMs = 1_000
const rows = new LRUCache<string, JobRow>({ max: 500, ttl: leftMs })

/**
 * Rows as the start of a run has written them, for its next step, which mostly follows in this
 * process and would read the same. Only of runs whose plan does not change any more: a step that
 * comes behind another process's takes it as well, and may find old progress in it, but no old
 * input or plan. What it writes is decided by the row as it is locked then.
 */
export const leftJobs = {
  leave(job: JobRow): void {
    rows.set(job.id, job)
  },
  /** Once: a repeated step reads. */
  take(id: string): JobRow | null {
    const job = rows.get(id) ?? null
    rows.delete(id)
    return job
  },
}
