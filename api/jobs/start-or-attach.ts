import { hashCanonicalJson } from '../../research/text/json/canonical-json.ts'
import { findRepeatedJob, type JobRow } from '../../store/jobs/jobs.ts'
import type { Caller, ToolCall } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import type { Start } from './build-new-job.ts'
import { CallRunning } from './insert-queued-job.ts'
import { startJob } from './start-job.ts'

/** For how long after a job's end the same tool call is answered with it. */
const repeatedMs = 120_000

/**
 * The answer to a tool call can be lost, and its client must then repeat it: the same call by the
 * same key waits for the job that it started, or is answered with what that has just found.
 */
export async function startOrAttach(
  deps: ApiDeps,
  caller: Caller,
  { start, tool }: { start: Start; tool: ToolCall },
): Promise<JobRow> {
  const { owner, keyId } = caller
  const { operation, input, sandbox } = start
  const repeatSha256 = hashCanonicalJson({ owner, keyId, operation, input, sandbox })
  for (;;) {
    const since = new Date(deps.now().getTime() - repeatedMs)
    const repeated = await findRepeatedJob(deps.db, repeatSha256, since)
    if (repeated !== null) {
      tool.isAttached = true
      return repeated
    }
    try {
      return await startJob(deps, caller, { ...start, repeatSha256 })
    } catch (error) {
      if (!(error instanceof CallRunning)) throw error
    }
  }
}
