import type { JobRow } from '../store/jobs.ts'
import { invalidRequest } from './api-error.ts'

/** The place of a job in its list: keyset on (created_at, id). */
export function writeCursor(job: Pick<JobRow, 'createdAt' | 'id'>): string {
  return Buffer.from(`${job.createdAt.toISOString()} ${job.id}`).toString('base64url')
}

/** @throws ApiError `invalid_request` for anything that `writeCursor` did not make */
export function readCursor(cursor: string): { createdAt: Date; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, time = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (job_[0-9A-Z]{26})$/.exec(text) ?? []
  const createdAt = new Date(time)
  if (Number.isNaN(createdAt.getTime())) throw invalidRequest('cursor', 'is not one that this list gave')
  return { createdAt, id }
}
