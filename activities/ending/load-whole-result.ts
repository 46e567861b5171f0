import { apiVersion } from '../../contract/envelope.ts'
import { toOperation } from '../../contract/operations.ts'
import type { Usage } from '../../contract/usage.ts'
import { buildEventJson, listEventsAfter } from '../../store/events.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'

const maxEvents = 100_000

/**
 * The synchronous JSON body of a people-research operation: what the run composed,
 * inside its envelope, with the usage and all events that its end has brought. Other results are
 * complete when they are composed.
 * @param core the composed part, as the text of a JSON object with at least one field
 */
export async function loadWholeResult(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'operation' | 'requestId' | 'sandbox'>,
  { core, usage, now }: { core: string; usage: Usage | null; now: Date },
): Promise<string> {
  if (!toOperation(job.operation).formats.some((format) => format === 'sse')) return core
  const events = (await listEventsAfter(db, job.id, 0, maxEvents)).map(buildEventJson)
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
  return (
    `${JSON.stringify(envelope).slice(0, -1)},${core.slice(1, -1)},"events":[` +
    `${events.join(',')}]}`
  )
}
