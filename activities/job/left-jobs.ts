import { LRUCache } from 'lru-cache'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { LeftJobs } from '../deps.ts'

/** Longer than a run takes from one step to the next. */
const leftMs = 1_000

/**
 * Hands the row of a job from the start of its run to the step behind it, where both happen in one
 * process: a search saves a query. No step depends on it, as on a cache of what has been found: a
 * row is handed on once, and the step loads the job where none was left, such as on a retry. A row
 * may be stale when another process has run a step between. That is harmless: only runs whose input
 * and plan no longer change leave rows, and each step locks and reads the row before it writes.
 */
export function createLeftJobs(): LeftJobs {
  const rows = new LRUCache<string, JobRow>({ max: 500, ttl: leftMs })
  return {
    leave: (job) => {
      rows.set(job.id, job)
    },
    take: (id) => {
      const job = rows.get(id) ?? null
      rows.delete(id)
      return job
    },
  }
}
