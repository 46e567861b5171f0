import { Worker as Thread } from 'node:worker_threads'
import { Worker } from '@temporalio/worker'
import { ThreadedVMWorkflowCreator } from '@temporalio/worker/lib/workflow/threaded-vm.js'
import { GuardedThreadClient } from './guarded-thread-client.ts'

type Creator = Pick<ThreadedVMWorkflowCreator, 'createWorkflow' | 'destroy'>
type CreatorArguments = Parameters<(typeof Worker)['createWorkflowCreator']>

type ThreadOptions = {
  /**
   * Keeps a stack for every promise of a workflow, for the query `__stack_trace`, and limits the
   * time of each call into a workflow.
   */
  hasStackTraces?: boolean
  /** Starts the thread with the first run: it costs 0.2 s of processor time. */
  isLazy?: boolean
}

const entry = new URL('./workflow-thread.cjs', import.meta.url)

/** The SDK's worker, with a thread for workflows as the options say. */
export function createWorkerClass({
  hasStackTraces = false,
  isLazy = false,
}: ThreadOptions = {}): typeof Worker {
  return class extends Worker {
    protected static override async createWorkflowCreator(
      ...args: CreatorArguments
    ): Promise<Creator> {
      const start = () =>
        hasStackTraces ? Worker.createWorkflowCreator(...args) : startThread(...args)
      return isLazy ? deferCreator(start) : await start()
    }
  }
}

/** As the SDK does, with another entry file. */
async function startThread(
  ...[workflowBundle, options, logger]: CreatorArguments
): Promise<Creator> {
  const { isolateExecutionTimeoutMs } = options
  const client = new GuardedThreadClient(new Thread(entry), logger, isolateExecutionTimeoutMs)
  await client.send({
    type: 'init',
    workflowBundle,
    isolateExecutionTimeoutMs,
    reuseV8Context: true,
    registeredActivityNames: new Set(options.activities.keys()),
    hasPatchActivationCallback: false,
  })
  return new ThreadedVMWorkflowCreator([client])
}

function deferCreator(start: () => Promise<Creator>): Creator {
  let started: Promise<Creator> | undefined
  return {
    async createWorkflow(options) {
      started ??= start()
      return await (await started).createWorkflow(options)
    },
    async destroy() {
      await (await started)?.destroy()
    },
  }
}
