import { LRUCache } from 'lru-cache'
import type { JobRow } from '../../store/jobs.ts'
import type { LeftJobs } from '../deps.ts'

/** Longer than a run takes from one step to the next. */
const leftMs = 1_000

/**
 * Rows that are handed out once: a retried step loads its job from the database. A row may be stale
 * when another process has run a step between. That is harmless: only runs whose input and plan no
 * longer change leave rows, and each step locks and reads the row before it writes.
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
