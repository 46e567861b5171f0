import { isEnded } from '../../contract/jobs.ts'
import { insertEvents } from '../../store/events.ts'
import { recordFirstStart } from '../../store/first-steps.ts'
import { lockJob, updateRunning } from '../../store/jobs.ts'
import { inTransactionOn, runInTurn } from '../../store/open.ts'
import type { RunStart } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'

const event = { type: 'status', label: 'Started', stage: 'resolving', percent: 5 } as const
const shown = { stage: 'resolving', progress: { percent: 5, label: 'Started' } } as const

/**
 * Marks the job running and returns how long it may gather. A repeated start keeps the first times.
 */
export async function startRun({ db, now }: ActivityDeps, jobId: string): Promise<RunStart> {
  const first = await runInTurn(db, jobId, () =>
    recordFirstStart(db, jobId, { event, ...shown, now: now() }),
  )
  if (first !== null) return buildStart(first, now())
  return await inTransactionOn(db, jobId, async (tx) => {
    const job = await lockJob(tx, jobId)
    if (job === null || isEnded(job.status)) return { state: 'ended', deadlineMs: 0 }
    if (job.status === 'cancelling') return { state: 'cancelling', deadlineMs: 1 }
    const startedAt = job.startedAt ?? now()
    const deadlineAt = job.deadlineAt ?? new Date(startedAt.getTime() + job.deadlineSeconds * 1_000)
    await updateRunning(tx, jobId, { startedAt, deadlineAt })
    const isNew = job.startedAt === null
    await insertEvents(tx, job, [{ dedupeKey: 'start', event }], now(), isNew ? shown : undefined)
    return buildStart(deadlineAt, now())
  })
}

function buildStart(deadlineAt: Date, now: Date): RunStart {
  return { state: 'running', deadlineMs: Math.max(1, deadlineAt.getTime() - now.getTime()) }
}
