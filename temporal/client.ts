/** The API's only contact with Temporal: to start a job's workflow, to stop and to cancel it. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  Client,
  Connection,
  type WorkflowClientInterceptor,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
} from '@temporalio/client'
import type { Config } from '../config.ts'
import type { OperationName } from '../contract/operations.ts'
import type { Channel } from '../store/jobs.ts'
import type { OpenJob } from '../store/open-jobs.ts'
import type { OpenDelivery } from '../store/webhook-deliveries.ts'
import type * as workflows from '../workflows/index.ts'
import { protocolTimes } from '../workflows/protocol-times.ts'
import { searchAttributes } from '../workflows/search-attributes.ts'

export const taskQueue = 'research'
/** Deliveries have one of their own: a backend that hangs holds up no research. */
export const webhookQueue = 'webhooks'

/** How Temporal is reached, for clients and workers alike. */
export async function connectionOptions({ temporal }: Config) {
  const read = async (file: string | undefined) => (file === undefined ? undefined : await readFile(file))
  const [crt, key, serverRootCACertificate] = await Promise.all([
    read(temporal.tls.certFile),
    read(temporal.tls.keyFile),
    read(temporal.tls.caFile),
  ])
  const clientCertPair = crt === undefined || key === undefined ? undefined : { crt, key }
  const secured = clientCertPair !== undefined || serverRootCACertificate !== undefined || temporal.apiKey !== undefined
  return {
    address: temporal.address ?? '127.0.0.1:7233',
    ...(temporal.apiKey === undefined ? {} : { apiKey: temporal.apiKey }),
    ...(secured
      ? {
          tls: {
            ...(clientCertPair === undefined ? {} : { clientCertPair }),
            ...(serverRootCACertificate === undefined ? {} : { serverRootCACertificate }),
          },
        }
      : {}),
  }
}

/** Does not connect before the first call: the API must answer while Temporal is away. */
export async function openTemporal(config: Config, interceptors: WorkflowClientInterceptor[] = []): Promise<Client> {
  const connection = Connection.lazy({ ...(await connectionOptions(config)), connectTimeout: 5_000 })
  return new Client({ connection, namespace: config.temporal.namespace, interceptors: { workflow: interceptors } })
}

const workflowOf = { search: 'search', dossier: 'dossier', chat: 'chat', vin: 'vin' } as const satisfies Record<
  OperationName,
  keyof typeof workflows
>

/** Interactive before background before batch. */
const priorities = { sync: 2, job: 3, batch: 4, batch_job: 4 } as const satisfies Record<Channel, number>

/** Fixtures are rehearsals: behind everything that is meant. */
const sandboxPriority = 5

const startTimeoutMs = 10_000
/** A stop waits for a worker to take it, however busy they are. */
const stopTimeoutMs = 600_000

/**
 * Starts a job's workflow, whose id is the job's. One that has started already is success.
 * @throws when Temporal cannot be reached; the job then stays queued, and `reconcile` starts it later (design §4)
 */
export async function startWorkflow(client: Client, job: OpenJob): Promise<void> {
  const workflow = job.sandbox ? 'sandbox' : workflowOf[job.operation]
  const account = hash(job.accountId ?? job.owner)
  const priorityKey = job.sandbox ? sandboxPriority : priorities[job.channel]
  try {
    await client.connection.withDeadline(Date.now() + startTimeoutMs, () =>
      client.workflow.start<typeof workflows.vin>(workflow, {
        workflowId: job.id,
        taskQueue,
        args: [{ jobId: job.id }],
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'FAIL',
        // our workflow code takes milliseconds: a worker that died over it is noticed in half of Temporal's usual time
        workflowTaskTimeout: protocolTimes.workflowTask,
        // and no account before another; callers without one share a turn, since each can be any number of them
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

/** How a delivery's workflow, whose id is the delivery's, is started: at first, when it was lost, or once more after its end. */
function deliveryOptions({ id, accountId, endpointId, attempts }: OpenDelivery) {
  const account = hash(accountId)
  return {
    workflowId: id,
    taskQueue: webhookQueue,
    args: [{ deliveryId: id, attempt: attempts + 1 }] satisfies Parameters<typeof workflows.deliverWebhook>,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' as const,
    workflowTaskTimeout: protocolTimes.workflowTask,
    // no account's hanging backends before another's
    priority: { fairnessKey: account },
    // the id alone: addresses may hold tokens
    staticSummary: `webhook to ${endpointId}`,
    typedSearchAttributes: [
      { key: searchAttributes.operation, value: 'webhook' },
      { key: searchAttributes.stage, value: 'delivering' },
      { key: searchAttributes.account, value: account },
    ],
  }
}

/**
 * Starts the workflow of a webhook delivery; one that runs already is success.
 * @throws when Temporal cannot be reached; `reconcile` then starts it later
 */
export async function startDelivery(client: Client, delivery: OpenDelivery): Promise<void> {
  const options = { ...deliveryOptions(delivery), workflowIdConflictPolicy: 'FAIL' as const }
  try {
    await client.connection.withDeadline(Date.now() + startTimeoutMs, () =>
      client.workflow.start<typeof workflows.deliverWebhook>('deliverWebhook', options),
    )
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

/** Has the next attempt of a delivery made now, whether it waits or has ended. @throws when Temporal cannot be reached */
export async function retryDelivery(client: Client, delivery: OpenDelivery): Promise<void> {
  const options = { ...deliveryOptions(delivery), signal: 'retryNow' }
  await client.connection.withDeadline(Date.now() + startTimeoutMs, () =>
    client.workflow.signalWithStart<typeof workflows.deliverWebhook>('deliverWebhook', options),
  )
}

/** Tells a run what a provider of it is doing; one that has ended is no error. */
export async function signalProvider(client: Client, jobId: string, provider: string, state: 'retrying' | 'asking'): Promise<void> {
  await reach(client, () => client.workflow.getHandle(jobId).signal('providerState', provider, state))
}

/** Wakes runs that wait for an equal one that has ended; those that have ended themselves are no error. */
export async function wakeWaiting(client: Client, jobIds: readonly string[]): Promise<void> {
  await Promise.all(jobIds.map((jobId) => reach(client, () => client.workflow.getHandle(jobId).signal('buildEnded'))))
}

/** A run that somebody paused goes on one day. */
const endedStatuses = ['COMPLETED', 'FAILED', 'CANCELLED', 'TERMINATED', 'TIMED_OUT'] as const

/** Whether there is a run of this job that has not ended. @throws when Temporal cannot be reached */
export async function isRunning(client: Client, jobId: string): Promise<boolean> {
  try {
    const { status } = await client.connection.withDeadline(Date.now() + startTimeoutMs, () => client.workflow.getHandle(jobId).describe())
    return !endedStatuses.some((name) => name === status.name)
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false
    throw error
  }
}

/** @returns false when Temporal does not know a running workflow of this id */
export async function cancelWorkflow(client: Client, jobId: string): Promise<boolean> {
  return await reach(client, () => client.workflow.getHandle(jobId).cancel())
}

/** Resolves when a worker has taken it; until then all who ask wait for the same. @returns false when there is no running workflow, or it no longer gathers */
export async function stopWorkflow(client: Client, jobId: string): Promise<boolean> {
  return await reach(client, () => client.workflow.getHandle(jobId).executeUpdate('stop', { updateId: 'stop' }), stopTimeoutMs)
}

async function reach(client: Client, call: () => Promise<unknown>, timeoutMs = startTimeoutMs): Promise<boolean> {
  try {
    await client.connection.withDeadline(Date.now() + timeoutMs, call)
    return true
  } catch (error) {
    if (error instanceof WorkflowNotFoundError || (error instanceof Error && error.name === 'WorkflowUpdateFailedError')) return false
    throw error
  }
}

function hash(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 16)
}
