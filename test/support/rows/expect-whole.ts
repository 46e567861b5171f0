import { expect } from 'vitest'
import type { Db } from '../../../store/database/open.ts'
import { ledgerOf, logOf, rowOf } from './jobs.ts'

const vinLog = ['queued', 'start', 'decode', 'usage', 'end']

/** A VIN job whose every step was written once, in order, whatever was killed meanwhile. */
export async function expectWhole(db: Db, jobId: string): Promise<void> {
  const [job, log, ledger] = await Promise.all([
    rowOf(db, jobId),
    logOf(db, jobId),
    ledgerOf(db, jobId),
  ])
  expect(
    log.map(({ dedupeKey }) => dedupeKey),
    jobId,
  ).toEqual(vinLog)
  expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  expect(log.map(({ type }) => type)).toEqual(['status', 'status', 'status', 'usage', 'done'])
  expect(ledger.map(({ kind }) => kind)).toEqual(['reserve', 'settle'])
  expect(job).toMatchObject({
    status: 'succeeded',
    partial: false,
    stopReason: 'completed',
    stage: 'done',
    lastSeq: 5,
    error: null,
  })
  const { rows } = await db.query(
    'select provider, outcome from provider_outcomes where job_id = $1',
    [jobId],
  )
  expect(rows).toEqual([{ provider: 'vpic_offline', outcome: 'ok' }])
  const { rows: notices } = await db.query('select type from webhook_events where job_id = $1', [
    jobId,
  ])
  const isNotified =
    job.accountId !== null && (job.channel === 'job' || job.channel === 'batch_job')
  expect(notices).toEqual(isNotified ? [{ type: 'job.succeeded' }] : [])
}
