import { expect } from 'vitest'
import type { Db } from '../../store/database/open.ts'
import { idOf } from '../support/calls/sse.ts'
import { ledgerOf, logOf, rowOf } from '../support/rows/jobs.ts'

/**
 * What holds for a job of any operation, whatever was killed meanwhile: one end, one
 * settlement, one webhook event, no gap in its events.
 */
export async function expectSettled(db: Db, jobId: string, seen: readonly string[]): Promise<void> {
  const [job, log, ledger] = await Promise.all([
    rowOf(db, jobId),
    logOf(db, jobId),
    ledgerOf(db, jobId),
  ])
  const name = `${job.operation} ${jobId}`
  expect(
    {
      status: job.status,
      stage: job.stage,
      stopReason: job.stopReason,
      error: job.error,
      lastSeq: job.lastSeq,
    },
    name,
  ).toEqual({
    status: 'succeeded',
    stage: 'done',
    stopReason: 'completed',
    error: null,
    lastSeq: log.length,
  })
  expect(
    log.map(({ seq }) => seq),
    name,
  ).toEqual(log.map((_, place) => place + 1))
  expect(log.map(({ type }) => type).slice(-2), name).toEqual(['usage', 'done'])
  expect(
    log.filter(({ type }) => type === 'usage' || type === 'done' || type === 'error'),
  ).toHaveLength(2)
  expect(seen.map(idOf), name).toEqual(log.map(({ seq }) => seq))

  expect(
    ledger.map(({ kind }) => kind),
    name,
  ).toEqual(['reserve', 'settle'])
  const [reserve, settle] = ledger
  const { rows: costs } = await db.query<{ spent: number }>(
    'select coalesce(sum(micro_dollars), 0)::bigint as spent from costs where job_id = $1',
    [jobId],
  )
  expect(settle?.microDollars, name).toBe(
    Math.min(costs[0]?.spent ?? 0, reserve?.microDollars ?? 0),
  )

  const { rows: notices } = await db.query('select type from webhook_events where job_id = $1', [
    jobId,
  ])
  const isNotified = job.channel === 'job' || job.channel === 'batch_job'
  expect(notices, name).toEqual(isNotified ? [{ type: 'job.succeeded' }] : [])
}

/**
 * What an account has set aside and spent is what its jobs' settlements say; nothing is still set
 * aside.
 */
export async function expectBooksBalanced(db: Db, accountId: string): Promise<void> {
  const { rows } = await db.query<{ reserved: number; spent: number; settled: number }>(
    `select (select coalesce(sum(reserved_micro_dollars), 0)::bigint from usage_weeks where account_id = $1) as reserved,
       (select coalesce(sum(spent_micro_dollars), 0)::bigint from usage_weeks where account_id = $1) as spent,
       (select coalesce(sum(micro_dollars), 0)::bigint from usage_ledger where account_id = $1 and kind = 'settle') as settled`,
    [accountId],
  )
  expect(rows).toEqual([{ reserved: 0, spent: rows[0]?.settled, settled: rows[0]?.settled }])
}
