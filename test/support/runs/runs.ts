/**
 * Runs without the API: rows, their workflows on a real Temporal, and one worker in this process
 * whose activities a test may hold up.
 */
import { Context } from '@temporalio/activity'
import { Client, Connection, type WorkflowHandle } from '@temporalio/client'
import { CancelledFailure } from '@temporalio/common'
import { NativeConnection } from '@temporalio/worker'
import { pino } from 'pino'
import { type Bound, buildActivities, createActivities } from '../../../activities/index.ts'
import { createActivityMetrics } from '../../../activities/metrics.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { taskQueue } from '../../../temporal/queues.ts'
import { cancelWorkflow, startWorkflow } from '../../../temporal/runs.ts'
import { buildWorkflowBundle } from '../../../worker/bundle.ts'
import { createActivityGuard } from '../../../worker/create-activity-guard.ts'
import { createWorkerClass } from '../../../worker/worker-class.ts'
import type { Activities } from '../../../workflows/ports.ts'
import { ended, rowOf } from '../rows/jobs.ts'
import { testDataDir } from '../runner/test-data-dir.ts'
import type { UsedStack } from '../stack/use-stack.ts'
import { activityDeps } from '../worker/activity-deps.ts'
import { quieten } from '../worker/run-worker.ts'

/** What a job's own activities do instead of the real ones. */
export type Change = (real: Activities) => Partial<Activities>

export type Runs = {
  db: Db
  databaseUrl: string
  client: Client
  /** Starts a job's workflow. */
  start(jobId: string, change?: Change): Promise<WorkflowHandle>
  close(): Promise<void>
}

export async function openRuns(
  stack: Pick<UsedStack, 'temporalAddress' | 'createTestDatabase' | 'createTestNamespace'>,
  name: string,
  log = pino({ level: 'silent' }),
): Promise<Runs> {
  quieten()
  const [databaseUrl, namespace] = await Promise.all([
    stack.createTestDatabase(name.replaceAll('-', '_')),
    stack.createTestNamespace(name),
  ])
  const db = openStore(databaseUrl)
  const connection = await Connection.connect({ address: stack.temporalAddress })
  const nativeConnection = await NativeConnection.connect({ address: stack.temporalAddress })
  const client = new Client({ connection, namespace })
  const real: Bound = createActivities(
    activityDeps(db, {
      startWorkflow: (job) => startWorkflow(client, job),
      cancelWorkflow: (jobId) => cancelWorkflow(client, jobId),
    }),
  )
  const changed = new Map<unknown, Bound>()
  // the first argument is the job, where there is one
  const activities = buildActivities(
    (name) =>
      (...args) =>
        (changed.get(args[0]) ?? real)[name](...args),
  )
  const worker = await createWorkerClass().create({
    connection: nativeConnection,
    namespace,
    taskQueue,
    workflowBundle: { codePath: await buildWorkflowBundle(testDataDir) },
    activities,
    interceptors: { activity: [createActivityGuard(log, createActivityMetrics())] },
    shutdownForceTime: '2s',
  })
  const running = worker.run()
  return {
    db,
    databaseUrl,
    client,
    async start(jobId, change = () => ({})) {
      const steps = change(real)
      // a plan that a test invents is asked for
      const unplanned: Partial<Bound> =
        steps.planSearch === undefined ? {} : { startRun: (id) => real.startRun(id) }
      changed.set(jobId, { ...real, ...unplanned, ...steps })
      await startWorkflow(client, await rowOf(db, jobId))
      return client.workflow.getHandle(jobId)
    },
    async close() {
      worker.shutdown()
      await running
      await Promise.all([connection.close(), nativeConnection.close(), db.end()])
    },
  }
}

/**
 * Plays one run to its end.
 * @returns its job
 */
export type Shape = (runs: Runs) => Promise<string>

type Meanwhile = (handle: WorkflowHandle) => Promise<unknown>

/** Starts a job's workflow and waits for its end; `meanwhile` acts on it while it runs. */
export async function playRun(
  runs: Runs,
  job: string,
  change?: Change,
  meanwhile: Meanwhile = async () => {},
): Promise<string> {
  const handle = await runs.start(job, change)
  await meanwhile(handle)
  await ended(runs.db, job)
  // the row ends one workflow task before the run does
  await handle.result().catch(() => undefined)
  return job
}

/** What plays one run after the other, each of a job that `make` makes. */
export function createPlay(make: (db: Db, deadlineSeconds: number) => Promise<string>) {
  return async (runs: Runs, change: Change, meanwhile?: Meanwhile, deadlineSeconds = 60) =>
    await playRun(runs, await make(runs.db, deadlineSeconds), change, meanwhile)
}

/** For activities that stand still until Temporal cancels them. */
export async function untilCancelled(): Promise<never> {
  await Context.current().cancelled
  throw new CancelledFailure('cancelled')
}
