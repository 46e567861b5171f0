import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import type { BenchService } from './service.ts'
import { startMeasured } from './start-measured.ts'

type Bare = {
  /** Of its worker. */
  pid: number
  /**
   * Runs one workflow with one activity to its end.
   * @returns 200
   */
  run(): Promise<number>
  close(): Promise<void>
}

/** The least that Temporal can be asked for, on the server of a service. */
export async function openBare(service: BenchService): Promise<Bare> {
  const worker = await startMeasured('bench/bare/worker.ts', service.env)
  const connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
  const client = new Client({ connection, namespace: service.namespace })
  return {
    pid: worker.pid,
    async run() {
      await client.workflow.execute('bare', { taskQueue: 'bare', workflowId: randomUUID() })
      return 200
    },
    async close() {
      await connection.close()
      await worker.kill()
    },
  }
}
