/**
 * The thread that runs workflows. The SDK takes a stack and maps it to its source for every promise
 * of a workflow, which is most of this thread's time and serves the query `__stack_trace` alone.
 * Without the hook that query answers that stack traces are off.
 */
const { globalHandlers } = require('@temporalio/worker/lib/workflow/vm-shared')

globalHandlers.setPromiseHook = () => undefined
require('@temporalio/worker/lib/workflow/workflow-worker-thread')
