import type { PersonOperation } from '../../contract/operations/operations.ts'
import {
  interpretInput,
  isPersonOperation,
  type RunQuestions,
} from '../../research/questions/interpret-input.ts'
import type { Queryable } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadBegunJob, loadOpenJob } from '../job/open-job.ts'
import { parseRunPlan } from '../job/run-plan.ts'

/** The subject of a run, with the job that asks. */
export type Search = RunQuestions & {
  job: JobRow
  /** No provider has an outcome that its run may ask; absent or false: some may have. */
  isUnasked?: boolean
}

/**
 * A job's search, read as the API read it.
 * @throws ActivityError as `loadOpenJob`; `invalid_input` when the stored input says nothing
 */
export async function loadSubject(db: Queryable, jobId: string): Promise<Search> {
  const job = await loadOpenJob(db, jobId)
  return { job, ...interpretJob(parsePersonJob(job)) }
}

/** The same for a step that may stand behind the start of its run. */
export async function loadBegunSubject(
  deps: Pick<ActivityDeps, 'db' | 'leftJobs'>,
  jobId: string,
): Promise<Search> {
  const { job, isUnasked } = await loadBegunJob(deps, jobId)
  return { job, isUnasked, ...interpretJob(parsePersonJob(job)) }
}

type Job = Pick<JobRow, 'operation' | 'input' | 'plan'>
type PersonJob<Row extends Job = Job> = Row & { operation: PersonOperation }

/** @throws ActivityError `invalid_input` */
export function interpretJob(job: PersonJob): RunQuestions {
  const plan = job.operation === 'chat' ? parseRunPlan(job) : null
  const topic = plan?.operation === 'chat' ? plan.topic : undefined
  const found = interpretInput(job.operation, job.input, topic)
  if ('cause' in found) throw new ActivityError('invalid_input', found)
  return found
}

/** @throws ActivityError `invalid_input` for an operation that is about no person */
export function parsePersonJob<Row extends Job>(job: Row): PersonJob<Row> {
  if (!isPersonJob(job)) throw new ActivityError('invalid_input')
  return job
}

function isPersonJob<Row extends Job>(job: Row): job is PersonJob<Row> {
  return isPersonOperation(job.operation)
}
