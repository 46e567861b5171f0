/** The workflow of a webhook delivery. Its id is the delivery's. */
import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import type { OpenDelivery } from '../store/webhooks/deliveries.ts'
import type * as workflows from '../workflows/index.ts'
import { protocolTimes } from '../workflows/protocol-times.ts'
import { searchAttributes } from '../workflows/search-attributes.ts'
import { callWithDeadline } from './deadlines.ts'
import { webhookQueue } from './queues.ts'
import { toFairnessKey } from './to-fairness-key.ts'

/**
 * How a delivery's workflow, whose id is the delivery's, is started: at first, when it was lost, or
 * once more after its end.
 */
function buildDeliveryOptions({ id, accountId, endpointId, attempts }: OpenDelivery) {
  const account = toFairnessKey(accountId)
  return {
    workflowId: id,
    taskQueue: webhookQueue,
    args: [{ deliveryId: id, attempt: attempts + 1 }] satisfies Parameters<
      typeof workflows.deliverWebhook
    >,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' as const,
    workflowTaskTimeout: protocolTimes.workflowTask,
    // an account whose backends hang does not hold up other accounts
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
  const options = { ...buildDeliveryOptions(delivery), workflowIdConflictPolicy: 'FAIL' as const }
  try {
    await callWithDeadline(client, () =>
      client.workflow.start<typeof workflows.deliverWebhook>('deliverWebhook', options),
    )
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

/**
 * Has the next attempt of a delivery made now, whether it waits or has ended.
 * @throws when Temporal cannot be reached
 */
export async function retryDelivery(client: Client, delivery: OpenDelivery): Promise<void> {
  const options = { ...buildDeliveryOptions(delivery), signal: 'retryNow' }
  await callWithDeadline(client, () =>
    client.workflow.signalWithStart<typeof workflows.deliverWebhook>('deliverWebhook', options),
  )
}
