/** The workflow of a job: started, stopped, cancelled and signalled. Its id is the job's. */
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
} from '@temporalio/client'
import type { OperationName } from '../contract/operations/operations.ts'
import type { Channel } from '../store/jobs/jobs.ts'
import type { OpenJob } from '../store/jobs/open-jobs.ts'
import type * as workflows from '../workflows/index.ts'
import { protocolTimes } from '../workflows/protocol-times.ts'
import { searchAttributes } from '../workflows/search-attributes.ts'
import { callRun, callWithDeadline } from './deadlines.ts'
import { sandboxPriority, taskQueue } from './queues.ts'
import { toFairnessKey } from './to-fairness-key.ts'

const workflowOf = {
  search: 'search',
  dossier: 'dossier',
  chat: 'chat',
  entity_search: 'entity_search',
  entity_dossier: 'entity_dossier',
  reverse_image: 'reverse_image',
  vin: 'vin',
} as const satisfies Record<OperationName, keyof typeof workflows>

/** Interactive before background before batch. */
const priorities = {
  sync: 2,
  mcp: 2,
  job: 3,
  batch: 4,
  batch_job: 4,
} as const satisfies Record<Channel, number>

/** A stop waits for a worker to take it, however busy they are. */
const stopTimeoutMs = 600_000

/**
 * Starts a job's workflow, whose id is the job's. One that has started already is success.
 * @throws when Temporal cannot be reached; the job then stays queued, and `reconcile` starts it
 * later
 */
export async function startWorkflow(client: Client, job: OpenJob): Promise<void> {
  const workflow = job.sandbox ? 'sandbox' : workflowOf[job.operation]
  const account = toFairnessKey(job.accountId ?? job.owner)
  const priorityKey = job.sandbox ? sandboxPriority : priorities[job.channel]
  try {
    await callWithDeadline(client, () =>
      client.workflow.start<typeof workflows.vin>(workflow, {
        workflowId: job.id,
        taskQueue,
        args: [{ jobId: job.id }],
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'FAIL',
        workflowTaskTimeout: protocolTimes.workflowTask,
        // accounts take turns; callers without an account share one turn, since one caller could
        // pose as many
        priority: { priorityKey, fairnessKey: job.accountId === null ? 'sandbox' : account },
        staticSummary: `${job.operation}${job.sandbox ? ' (sandbox)' : ''}`,
        typedSearchAttributes: [
          { key: searchAttributes.operation, value: job.operation },
          { key: searchAttributes.stage, value: 'queued' },
          { key: searchAttributes.account, value: account },
          { key: searchAttributes.sandbox, value: job.sandbox },
        ],
      }),
    )
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

/** Signals a run that one of its providers changed state; a run that has ended is no error. */
export async function signalProvider(
  client: Client,
  jobId: string,
  provider: string,
  state: 'retrying' | 'asking',
): Promise<void> {
  await callRun(client, () =>
    client.workflow.getHandle(jobId).signal('providerState', provider, state),
  )
}

/**
 * Wakes runs that wait for an equal one that has ended; those that have ended themselves are no
 * error.
 */
export async function wakeWaiting(client: Client, jobIds: readonly string[]): Promise<void> {
  await Promise.all(
    jobIds.map((jobId) =>
      callRun(client, () => client.workflow.getHandle(jobId).signal('buildEnded')),
    ),
  )
}

/** The statuses of ended runs: a paused run can go on and is not among them. */
const endedStatuses = ['COMPLETED', 'FAILED', 'CANCELLED', 'TERMINATED', 'TIMED_OUT'] as const

/**
 * Whether there is a run of this job that has not ended.
 * @throws when Temporal cannot be reached
 */
export async function isRunning(client: Client, jobId: string): Promise<boolean> {
  try {
    const { status } = await callWithDeadline(client, () =>
      client.workflow.getHandle(jobId).describe(),
    )
    return !endedStatuses.some((name) => name === status.name)
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false
    throw error
  }
}

/** @returns false when Temporal does not know a running workflow of this id */
export async function cancelWorkflow(client: Client, jobId: string): Promise<boolean> {
  return await callRun(client, () => client.workflow.getHandle(jobId).cancel())
}

/**
 * Resolves when a worker has taken it; until then all who ask wait for the same.
 * @returns false when there is no running workflow, or it no longer gathers
 */
export async function stopWorkflow(client: Client, jobId: string): Promise<boolean> {
  return await callRun(
    client,
    () => client.workflow.getHandle(jobId).executeUpdate('stop', { updateId: 'stop' }),
    stopTimeoutMs,
  )
}
