/**
 * The thread that runs workflows, without two costs that the SDK has no option for.
 *
 * It takes a stack and maps it to its source for every promise of a workflow, which serves the
 * query `__stack_trace` alone. Without the hook that query answers that stack traces are off.
 *
 * It limits the time of each call into a workflow, for which Node starts and ends a thread of the
 * system: 0.1 ms a call, 13 of the 73 ms of processor time of a search. Here the client in the
 * other thread limits it (`GuardedThreadClient`).
 */
const { ReusableVMWorkflowCreator } = require('@temporalio/worker/lib/workflow/reusable-vm')
const { globalHandlers } = require('@temporalio/worker/lib/workflow/vm-shared')

globalHandlers.setPromiseHook = () => undefined

const create = ReusableVMWorkflowCreator.create
ReusableVMWorkflowCreator.create = function (bundle, _timeoutMs, ...more) {
  return create.call(this, bundle, undefined, ...more)
}
require('@temporalio/worker/lib/workflow/workflow-worker-thread')
