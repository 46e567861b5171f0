import { dayMs } from '../../contract/fields/durations.ts'
import { sandboxMs } from '../../contract/fields/limits.ts'
import { type OperationName, toOperation } from '../../contract/operations/operations.ts'
import type { JobInput } from '../../contract/resources/jobs.ts'
import { computeWeekStart } from '../../research/usage/share-usage.ts'
import type { StoredEvent } from '../../store/jobs/events.ts'
import type { IdempotencyKey } from '../../store/jobs/idempotency.ts'
import type { Announced, Channel, JobRow } from '../../store/jobs/jobs.ts'
import type { NewJob } from '../../store/jobs/new-jobs.ts'
import type { Call, Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'

export type Start = {
  operation: OperationName
  input: Record<string, unknown>
  channel: Channel
  requestId: string
  sandbox: boolean
  /** Null for a request without an `Idempotency-Key`. */
  idempotencyKey: IdempotencyKey | null
  announced: Announced
  /** Where its end is listened for already; by default a new one. */
  id?: string
  /** The call whose draws are counted with the job; absent: they were counted. */
  counting?: Pick<Call, 'held' | 'settleRates'>
  /** Given for a call that attaches to the job of an equal one. */
  repeatSha256?: Buffer
} & Partial<Pick<JobInput, 'metadata' | 'deadline_seconds' | 'max_percentage' | 'webhook'>>

const queuedEvent = { type: 'status', label: 'Queued', stage: 'queued', percent: 0 } as const

/** The events of a job that has just been written, as they are stored. */
export function buildFirstEvents({ createdAt }: Pick<JobRow, 'createdAt'>): StoredEvent[] {
  const { type } = queuedEvent
  return [{ seq: 1, type, payload: JSON.stringify(queuedEvent), createdAt }]
}

/** The row of a job, with its first event and what its usage needs. */
export function buildNewJob(
  config: ApiDeps['config'],
  { owner, accountId, keyId, accountAnchorAt }: Caller,
  { start, id, createdAt, isFree }: { start: Start; id: string; createdAt: Date; isFree: boolean },
): NewJob {
  const keptMs = start.sandbox ? sandboxMs : config.retention.resultDays * dayMs
  return {
    id,
    owner,
    accountId,
    keyId,
    operation: start.operation,
    channel: start.channel,
    sandbox: start.sandbox,
    input: start.input,
    metadata: start.metadata ?? {},
    progress: { percent: 0, label: 'Queued' },
    requestId: start.requestId,
    deadlineSeconds:
      start.deadline_seconds ??
      config.deadlineSeconds[start.operation] ??
      toOperation(start.operation).deadlineSeconds,
    maxPercentage: start.max_percentage ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + keptMs),
    webhookId: start.webhook ?? null,
    announced: start.announced,
    repeatSha256: start.repeatSha256 ?? null,
    event: queuedEvent,
    isRequested: accountId !== null && keyId !== null,
    reserve:
      isFree && !start.sandbox && accountId !== null
        ? { weekStart: computeWeekStart(accountAnchorAt, createdAt), microDollars: 0 }
        : null,
  }
}
