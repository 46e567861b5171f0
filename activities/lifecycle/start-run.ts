import { isEnded } from '../../contract/resources/jobs.ts'
import { inTransactionOn, runInTurn } from '../../store/database/open.ts'
import { insertEvents } from '../../store/jobs/events.ts'
import { recordFirstStart, recordPlannedStart } from '../../store/jobs/first-steps.ts'
import { type JobRow, lockJob, updateRunning } from '../../store/jobs/jobs.ts'
import type { RunStart } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { buildSearchStart } from '../job/progress.ts'
import { loadSubject } from '../person/load-subject.ts'
import { chooseSearchStart } from '../search/plan-search.ts'

const event = { type: 'status', label: 'Started', stage: 'resolving', percent: 5 } as const
const shown = { stage: 'resolving', progress: { percent: 5, label: 'Started' } } as const

/**
 * Marks the job running and returns how long it may gather. A repeated start keeps the first times.
 * @param plans of a search: chooses its providers in the same statement, where nothing is in the
 * way
 */
export async function startRun(
  deps: ActivityDeps,
  jobId: string,
  plans = false,
): Promise<RunStart> {
  const { db, now } = deps
  const planned = plans ? await startPlanned(deps, jobId) : null
  if (planned !== null) return planned
  const first = await runInTurn(db, jobId, () =>
    recordFirstStart(db, jobId, { event, ...shown, now: now() }),
  )
  if (first !== null) {
    if (isPlanless(first)) deps.leftJobs.leave(first)
    return buildStart(first.deadlineAt ?? now(), now())
  }
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

/** @returns null when the run is to start first, and says then why it cannot be planned */
async function startPlanned(deps: ActivityDeps, jobId: string): Promise<RunStart | null> {
  const { db } = deps
  const search = await loadSubject(db, jobId).catch((error: unknown) => {
    if (error instanceof ActivityError) return null
    throw error
  })
  if (search === null || search.job.status !== 'queued') return null
  const { start, plan } = await chooseSearchStart(deps, search)
  const { events, stage, progress } = buildSearchStart(start.label, start.considered)
  const now = deps.now()
  const first = await runInTurn(db, jobId, async () => {
    const ahead = deps.draws.takeAhead()
    try {
      const started = await recordPlannedStart(db, jobId, {
        plan: start.plan,
        outcomes: start.notAsked,
        events: [{ dedupeKey: 'start', event }, ...events],
        stage,
        progress,
        draws: ahead.draws,
        now,
      })
      if (started !== null) ahead.settle(started.counts)
      return started
    } finally {
      ahead.close()
    }
  })
  if (first === null) return null
  deps.leftJobs.leave(first.job)
  return { ...buildStart(first.job.deadlineAt ?? now, now), plan }
}

/** Other runs get their plan next, and a step behind that one may be in this process again. */
const isPlanless = ({ operation, sandbox }: JobRow) => operation === 'vin' && !sandbox

function buildStart(deadlineAt: Date, now: Date): RunStart {
  const deadlineMs = Math.max(1, deadlineAt.getTime() - now.getTime())
  return { state: 'running', deadlineMs, triesLocally: true }
}
