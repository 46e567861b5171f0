import { z } from 'zod'
import { SearchInput } from '../../contract/search.ts'
import { interpretSearch } from '../../research/queries/interpret-search.ts'
import type { Subject } from '../../research/queries/subject.ts'
import { readPlatforms, type SpecPlatform } from '../../research/sites/spec-platforms.ts'
import { type JobRow, jobById } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'
import { ActivityError } from '../failure.ts'

/** The validated request, and the region that the API took from its headers. */
const StoredInput = SearchInput.extend({ region: z.string().nullable().default(null) })

export type Search = {
  job: JobRow
  subject: Subject
  /** What a username search is narrowed to; empty = not narrowed. */
  platforms: SpecPlatform[]
  /** Names in `platforms` that are none. */
  unknownPlatforms: string[]
}

/**
 * A search's job, read as the API read it.
 * @throws ActivityError `job_unknown`; `invalid_input` when the stored input says nothing
 */
export async function readSearch(db: Queryable, jobId: string): Promise<Search> {
  const job = await jobById(db, jobId)
  if (job === null) throw new ActivityError('job_unknown')
  return { job, ...interpretJob(job) }
}

/** @throws ActivityError `invalid_input` */
export function interpretJob(job: JobRow): Omit<Search, 'job'> {
  const input = StoredInput.safeParse(job.input)
  if (!input.success) throw new ActivityError('invalid_input', { cause: input.error })
  const { type, query, region, platforms } = input.data
  const subject = interpretSearch(type, query, region)
  if ('reason' in subject) throw new ActivityError('invalid_input', { cause: subject.reason })
  const narrowed = subject.kind === 'username' ? readPlatforms(platforms) : { platforms: [], unknown: [] }
  return { subject, platforms: narrowed.platforms, unknownPlatforms: narrowed.unknown }
}
