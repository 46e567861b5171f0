import { toOperation } from '../../contract/operations/operations.ts'
import { apiVersion } from '../../contract/results/envelope.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { Ending } from '../../store/jobs/endings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'

type WholeResult = Pick<Ending, 'result' | 'afterEvents'>

/**
 * The synchronous JSON body of a people-research operation: what the run composed,
 * inside its envelope, with the usage and all events that its end has brought. Other results are
 * complete when they are composed.
 * @param core the composed part, as the text of a JSON object with at least one field; null: none
 */
export function buildWholeResult(
  job: Pick<JobRow, 'operation' | 'requestId' | 'sandbox'>,
  { core, usage, now }: { core: string | null; usage: Usage | null; now: Date },
): WholeResult {
  const isStreamed = toOperation(job.operation).formats.some((format) => format === 'sse')
  if (core === null || !isStreamed) return { result: core, afterEvents: null }
  const envelope = {
    object: `${job.operation}_result`,
    request_id: job.requestId,
    metadata: {
      api_version: apiVersion,
      operation: job.operation,
      request_id: job.requestId,
      generated_at: now.toISOString(),
      ...(job.sandbox ? { sandbox: true } : {}),
    },
    usage,
  }
  const beforeEvents = `${JSON.stringify(envelope).slice(0, -1)},${core.slice(1, -1)},"events":[`
  return { result: beforeEvents, afterEvents: ']}' }
}
