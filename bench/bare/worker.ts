/**
 * What a run through the API is measured against: a bare workflow with one activity on the same
 * server.
 */
import path from 'node:path'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { readConfig } from '../../config/read-config.ts'

const { temporal } = readConfig()
Runtime.install({ logger: new DefaultLogger('ERROR') })
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: temporal.address ?? '' }),
  namespace: temporal.namespace,
  taskQueue: 'bare',
  workflowsPath: path.join(import.meta.dirname, 'workflow.ts'),
  activities: { nothing: () => Promise.resolve() },
})
for (const event of ['disconnect', 'SIGTERM']) process.on(event, () => process.exit(0))
process.send?.({ ready: true })
await worker.run()
