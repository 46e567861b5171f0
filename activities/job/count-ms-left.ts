import type { JobRow } from '../../store/jobs/jobs.ts'

/** How long a job has until its deadline. */
export function countMsLeft({ deadlineAt }: Pick<JobRow, 'deadlineAt'>, now: Date): number {
  return deadlineAt === null ? Number.POSITIVE_INFINITY : deadlineAt.getTime() - now.getTime()
}
