import type { OperationName } from '../../contract/operations/operations.ts'
import { createId } from '../../store/database/new-id.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type * as workflows from '../../workflows/index.ts'
import type { Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { admitPlan } from './admit-plan.ts'
import { buildNewJob, type Start } from './build-new-job.ts'
import { insertQueuedJob } from './insert-queued-job.ts'
import { isFreeRun } from './load-reserve.ts'
import { startQueuedJob } from './start-queued-job.ts'

/** Goes red when a row of the table has no workflow. */
const complete: Exclude<OperationName, keyof typeof workflows> extends never ? true : never = true
void complete

/**
 * Writes the job, its first event and its reserve in one transaction, mostly in one statement, then
 * starts its workflow. A Temporal that cannot be reached is no error: the job stays queued and is
 * started later.
 * @returns the job as it is queued
 * @throws ApiError 402 or `spend_cap_reached`, or `IdempotencyKeyTaken` or `CallRunning`; then
 * nothing was written
 */
export async function startJob(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config' | 'log' | 'startWorkflow' | 'stopping'>,
  caller: Caller,
  start: Start,
): Promise<JobRow> {
  const createdAt = deps.now()
  const { id = createId('job', createdAt) } = start
  // every way to start a run passes here, so the plan is checked once
  if (!start.sandbox) admitPlan(deps.config.plans, caller, start.operation, start.input)
  const isFree =
    start.sandbox || caller.accountId === null || isFreeRun(deps.config, start.operation)
  const job = buildNewJob(deps.config, caller, { start, id, createdAt, isFree })
  const queued = await insertQueuedJob(deps, caller, { start, job, isFree })
  // after what this turn of the event loop still writes, which may be the answer
  setImmediate(() => void startQueuedJob(deps, job))
  return queued
}
