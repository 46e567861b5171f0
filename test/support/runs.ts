/** Runs without the API: rows, their workflows on a real Temporal, and a worker in this process whose activities a test may hold up. */
import { Context } from '@temporalio/activity'
import { Client, Connection, type WorkflowHandle } from '@temporalio/client'
import { CancelledFailure } from '@temporalio/common'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { pino } from 'pino'
import type { ActivityDeps } from '../../activities/deps.ts'
import { createActivities } from '../../activities/index.ts'
import { cancelWorkflow, startWorkflow, taskQueue } from '../../api/temporal.ts'
import { type Db, openStore } from '../../store/open.ts'
import { activityGuard } from '../../worker/activity-guard.ts'
import { workflowBundle } from '../../worker/bundle.ts'
import type { Activities } from '../../workflows/ports.ts'
import { activityDeps } from './activities.ts'
import { rowOf } from './jobs.ts'
import { testDataDir } from './service.ts'
import type { UsedStack } from './stack/use-stack.ts'

export type Change = { deps?: Partial<ActivityDeps>; activities?: (real: Activities) => Partial<Activities> }
export type InProcessWorker = { stop(): Promise<void> }

export type Runs = {
  db: Db
  databaseUrl: string
  client: Client
  /** Starts a worker; by default with the real activities. */
  work(change?: Change): Promise<InProcessWorker>
  start(jobId: string): Promise<WorkflowHandle>
  close(): Promise<void>
}

let isQuiet = false

/** Temporal's own log lines about what these tests provoke. */
function quieten(): void {
  if (!isQuiet) Runtime.install({ logger: new DefaultLogger('ERROR'), shutdownSignals: [] })
  isQuiet = true
}

export async function openRuns(
  stack: Pick<UsedStack, 'temporalAddress' | 'createTestDatabase' | 'createTestNamespace'>,
  name: string,
): Promise<Runs> {
  quieten()
  const [databaseUrl, namespace] = await Promise.all([stack.createTestDatabase(name.replaceAll('-', '_')), stack.createTestNamespace(name)])
  const db = openStore(databaseUrl)
  const connection = await Connection.connect({ address: stack.temporalAddress })
  const nativeConnection = await NativeConnection.connect({ address: stack.temporalAddress })
  const client = new Client({ connection, namespace })
  const workers = new Set<InProcessWorker>()
  const temporal: Partial<ActivityDeps> = {
    startWorkflow: (job) => startWorkflow(client, job),
    cancelWorkflow: (jobId) => cancelWorkflow(client, jobId),
  }
  return {
    db,
    databaseUrl,
    client,
    async work({ deps = {}, activities = () => ({}) } = {}) {
      const real = createActivities(activityDeps(db, { ...temporal, ...deps }))
      const worker = await Worker.create({
        connection: nativeConnection,
        namespace,
        taskQueue,
        workflowBundle: { codePath: await workflowBundle(testDataDir) },
        activities: { ...real, ...activities(real) },
        interceptors: { activity: [activityGuard(pino({ level: 'silent' }))] },
        stickyQueueScheduleToStartTimeout: '1s',
        shutdownForceTime: '2s',
      })
      const running = worker.run()
      const handle = {
        async stop() {
          workers.delete(handle)
          if (worker.getState() === 'RUNNING') worker.shutdown()
          await running
        },
      }
      workers.add(handle)
      return handle
    },
    async start(jobId) {
      await startWorkflow(client, await rowOf(db, jobId))
      return client.workflow.getHandle(jobId)
    },
    async close() {
      await Promise.all([...workers].map((worker) => worker.stop()))
      await Promise.all([connection.close(), nativeConnection.close(), db.end()])
    },
  }
}

/** For activities that stand still until Temporal cancels them. */
export async function untilCancelled(): Promise<never> {
  await Context.current().cancelled
  throw new CancelledFailure('cancelled')
}
