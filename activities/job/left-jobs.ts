import { LRUCache } from 'lru-cache'
import type { JobRow } from '../../store/jobs.ts'

/** Longer than a run takes from one step to the next. */
const leftMs = 1_000
const rows = new LRUCache<string, JobRow>({ max: 500, ttl: leftMs })

/**
 * Saves a query: the start of a run leaves the job's row for the next step, which mostly runs in
 * this process. The row may be stale when another process has run a step between. That is harmless:
 * only runs whose input and plan no longer change leave rows, and each step locks and reads the row
 * before it writes.
 */
export const leftJobs = {
  leave(job: JobRow): void {
    rows.set(job.id, job)
  },
  /** Hands a row out once: a retried step loads it from the database. */
  take(id: string): JobRow | null {
    const job = rows.get(id) ?? null
    rows.delete(id)
    return job
  },
}
