/** A Temporal namespace of one's own. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import { ensureSearchAttributes } from '../../../temporal/search-attributes.ts'

/**
 * Registers the namespace and our search attributes, and returns once queries and new runs can use
 * both.
 */
export async function createTestNamespace(address: string, name: string): Promise<string> {
  const connection = await Connection.connect({ address })
  try {
    await connection.workflowService.registerNamespace({
      namespace: name,
      workflowExecutionRetentionPeriod: msToTs('24 hours'),
    })
    await retry(() => ensureSearchAttributes(connection, name))
    await retry(() => useSearchAttributes(connection, name))
    return name
  } finally {
    await connection.close()
  }
}

/** Fails while a part of the server does not know the namespace or one of its attributes yet. */
async function useSearchAttributes(connection: Connection, namespace: string): Promise<void> {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  const all = Object.keys(customAttributes ?? {}).map((attribute) => `${attribute} is null`)
  await connection.workflowService.countWorkflowExecutions({ namespace, query: all.join(' and ') })
  // History and matching have caches of their own; a poll for an absent run passes through the
  // first.
  await connection.workflowService.describeTaskQueue({
    namespace,
    taskQueue: { name: 'research' },
    taskQueueType: 1,
  })
}

async function retry<T>(action: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 15_000; ; ) {
    try {
      return await action()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}
