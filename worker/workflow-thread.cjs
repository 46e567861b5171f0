/**
 * The thread that runs workflows, without three costs that the SDK has no option for.
 *
 * It takes a stack and maps it to its source for every promise of a workflow, which serves the
 * query `__stack_trace` alone. Without the hook that query answers that stack traces are off.
 *
 * It limits the time of each call into a workflow, for which Node starts and ends a thread of the
 * system: 0.1 ms a call, 13 of the 73 ms of processor time of a search. Here the client in the
 * other thread limits it (`GuardedThreadClient`).
 *
 * It is asked after each activation for what the workflow logged and measured. Here the answer to
 * the activation holds that, too, and the client keeps it until it is asked for.
 */
const {
  ReusableVMWorkflow,
  ReusableVMWorkflowCreator,
} = require('@temporalio/worker/lib/workflow/reusable-vm')
const { globalHandlers } = require('@temporalio/worker/lib/workflow/vm-shared')

globalHandlers.setPromiseHook = () => undefined

const create = ReusableVMWorkflowCreator.create
ReusableVMWorkflowCreator.create = function (bundle, _timeoutMs, ...more) {
  return create.call(this, bundle, undefined, ...more)
}

const { activate } = ReusableVMWorkflow.prototype
ReusableVMWorkflow.prototype.activate = async function (activation) {
  const completion = await activate.call(this, activation)
  return { ...completion, sinkCalls: toMessages(await this.getAndResetSinkCalls()) }
}

/**
 * Functions cannot be sent. Calls of one time hold the same state of the workflow, which is then
 * sent once for all of them.
 */
function toMessages(calls) {
  const sent = new Map()
  return calls.map((call) => {
    const { now, random, ...unsafe } = call.workflowInfo.unsafe
    const info = sent.get(call.workflowInfo) ?? { ...call.workflowInfo, unsafe }
    sent.set(call.workflowInfo, info)
    return { ...call, workflowInfo: info }
  })
}

require('@temporalio/worker/lib/workflow/workflow-worker-thread')
