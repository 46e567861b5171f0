import { LRUCache } from 'lru-cache'
import type { JobRow } from '../../store/jobs.ts'

/** Longer than a run takes from one step to the next. */
const leftMs = 1_000
const rows = new LRUCache<string, JobRow>({ max: 500, ttl: leftMs })

/**
 * Rows that steps have written, for the next step of the same run: it mostly follows in this
 * process and would read the same. What it writes is decided by the row as it is locked then.
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
