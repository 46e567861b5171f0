import type { JobInput } from '../contract/jobs.ts'
import { type LiveOperation, type OperationName, operation } from '../contract/operations.ts'
import { weekStart } from '../research/share-usage.ts'
import { lockAccount } from '../store/accounts.ts'
import { appendEvents } from '../store/events.ts'
import { type Channel, insertJob } from '../store/jobs.ts'
import { newId } from '../store/new-id.ts'
import { inTransaction } from '../store/open.ts'
import { insertLedgerEntry, moveWeek } from '../store/usage.ts'
import type * as workflows from '../workflows/index.ts'
import type { ApiDeps } from './deps.ts'
import type { Caller } from './state.ts'

/** Goes red when a live row of the table has no workflow. */
const complete: Exclude<LiveOperation, keyof typeof workflows> extends never ? true : never = true
void complete

const retentionDays = 7
const dayMs = 86_400_000

export type Start = {
  operation: OperationName
  input: Record<string, unknown>
  channel: Channel
  requestId: string
  sandbox: boolean
} & Partial<Pick<JobInput, 'metadata' | 'deadline_seconds' | 'max_percentage'>>

/**
 * Writes the job, its first event and its reserve in one transaction, then starts its workflow. A Temporal that cannot be reached is no error:
 * the job stays queued and `reconcile` starts it (design §4).
 * @returns the job's id
 */
export async function startJob(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config' | 'log' | 'startWorkflow'>,
  caller: Caller,
  start: Start,
): Promise<string> {
  const id = newId('job')
  const createdAt = deps.now()
  const row = operation(start.operation)
  const allowance = deps.config.weeklyAllowanceMicroDollars
  const ceiling = start.max_percentage === undefined ? row.reserveMicroDollars : Math.floor((allowance * start.max_percentage) / 100)
  await inTransaction(deps.db, async (tx) => {
    await insertJob(tx, {
      id,
      owner: caller.owner,
      accountId: caller.accountId,
      keyId: caller.keyId,
      operation: start.operation,
      channel: start.channel,
      sandbox: start.sandbox,
      input: start.input,
      metadata: start.metadata ?? {},
      progress: { percent: 0, label: 'Queued' },
      requestId: start.requestId,
      deadlineSeconds: start.deadline_seconds ?? deps.config.deadlineSeconds[start.operation] ?? row.deadlineSeconds,
      maxPercentage: start.max_percentage ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + retentionDays * dayMs),
    })
    await appendEvents(
      tx,
      { id },
      [{ dedupeKey: 'queued', event: { type: 'status', label: 'Queued', stage: 'queued', percent: 0 } }],
      createdAt,
    )
    if (caller.accountId === null || start.sandbox) return
    const reserve = Math.min(ceiling, row.reserveMicroDollars)
    const week = { accountId: caller.accountId, weekStart: weekStart(caller.accountAnchorAt, createdAt) }
    await insertLedgerEntry(tx, { ...week, jobId: id, kind: 'reserve', microDollars: reserve, now: createdAt })
    // nothing to move: a free run need not queue up behind its account's others
    if (reserve === 0) return
    await lockAccount(tx, caller.accountId)
    await moveWeek(tx, { ...week, reservedBy: reserve, spentBy: 0 })
  })
  const { operation: name, channel, sandbox } = start
  const { owner, accountId } = caller
  deps.startWorkflow({ id, operation: name, owner, accountId, channel, sandbox }).catch((error: unknown) => {
    deps.log.warn({ err: error, job: id }, 'workflow not started; reconcile will')
  })
  return id
}
