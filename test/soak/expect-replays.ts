import { readFile } from 'node:fs/promises'
import { Client, Connection } from '@temporalio/client'
import { expect } from 'vitest'
import { buildWorkflowBundle } from '../../worker/bundle.ts'
import { type NamedHistory, replayAll } from '../support/histories/replay-all.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'
import type { Service } from '../support/service/service.ts'
import type { TestStack } from '../support/stack/start.ts'
import { quieten } from '../support/worker/run-worker.ts'

/**
 * Each of these runs takes its decisions again when its history is replayed, whatever struck the
 * workers that wrote it.
 */
export async function expectReplays(
  { temporalAddress }: Pick<TestStack, 'temporalAddress'>,
  { namespace }: Pick<Service, 'namespace'>,
  jobIds: readonly string[],
): Promise<void> {
  quieten()
  const connection = await Connection.connect({ address: temporalAddress })
  try {
    const client = new Client({ connection, namespace })
    const histories = await Promise.all(
      jobIds.map(async (workflowId): Promise<NamedHistory> => {
        return { workflowId, history: await client.workflow.getHandle(workflowId).fetchHistory() }
      }),
    )
    const code = await readFile(await buildWorkflowBundle(testDataDir), 'utf8')
    const ends = await replayAll(code, histories)
    expect(Object.fromEntries(ends)).toEqual(Object.fromEntries(jobIds.map((id) => [id, null])))
  } finally {
    await connection.close()
  }
}
