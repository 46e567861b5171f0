/**
 * What APIs and workers do to the ledger, by the service's own code, inside one of the processes of
 * its test.
 */
import { pino } from 'pino'
import type { ActivityDeps } from '../../../activities/deps.ts'
import { recordSettlement } from '../../../activities/ending/record-settlement.ts'
import { hasBudget } from '../../../activities/job/budget.ts'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { ApiError } from '../../../api/calls/api-error.ts'
import type { Caller } from '../../../api/calls/call.ts'
import { startJob } from '../../../api/jobs/start-job.ts'
import { readConfig } from '../../../config/read-config.ts'
import { buildPlans } from '../../../contract/operations/plans.ts'
import { findKey } from '../../../store/accounts/keys.ts'
import { isConnectionError } from '../../../store/database/errors.ts'
import { type Db, inTransaction } from '../../../store/database/open.ts'
import { findJob, lockJob, updateCancelling } from '../../../store/jobs/jobs.ts'
import { insertCost } from '../../../store/usage/costs.ts'
import type { RunEnding } from '../../../workflows/ports.ts'
import { storeResult } from '../rows/jobs.ts'
import type { Act, EndingName, Order, Outcome, Setting } from './messages.ts'

const config = readConfig({})
const log = pino({ level: 'silent' })
const endings: Readonly<Record<EndingName, RunEnding>> = {
  completed: { stopReason: 'completed', failureType: null },
  cancelled: { stopReason: 'cancelled', failureType: null },
  error: { stopReason: 'error', failureType: 'internal' },
  budget_reached: { stopReason: 'budget_reached', failureType: null },
}
const settled = { status: 'succeeded', errorCode: null } as const

class Crash extends Error {}

/**
 * Performs one message. A connection that was killed is an outcome; anything else unforeseen is
 * thrown.
 */
export async function perform(
  deps: ActivityDeps,
  { setting, act }: Pick<Order, 'setting' | 'act'>,
): Promise<Outcome> {
  try {
    return await done(deps, setting, act)
  } catch (error) {
    if (error instanceof ApiError) return { is: 'refused', code: error.code }
    if (error instanceof Crash || wasKilled(error)) return { is: 'lost' }
    throw error
  }
}

async function done(deps: ActivityDeps, setting: Setting, act: Act): Promise<Outcome> {
  const { db } = deps
  const now = new Date(setting.now)
  const plans = buildPlans(setting.allowance)
  switch (act.do) {
    case 'start': {
      const caller = await callerOf(db, act.key)
      const start = {
        operation: 'search',
        channel: 'job',
        requestId: 'req_1',
        sandbox: false,
        idempotencyKey: null,
        announced: 'events',
      } as const
      const input = { query: 'Zelda Quibbleworth' }
      const ceiling = act.maxPercentage === null ? {} : { max_percentage: act.maxPercentage }
      const wanted = { ...start, ...ceiling, input }
      const { id } = await startJob(apiDeps(db, setting), caller, wanted)
      return { is: 'started', job: id }
    }
    case 'buy':
      return { is: (await buy(db, act, now)) ? 'bought' : 'done' }
    case 'cancel':
      await inTransaction(db, (tx) => updateCancelling(tx, act.job))
      return { is: 'done' }
    case 'end': {
      await storeResult(db, act.job, '{"hits":[]}')
      const { status } = await finishRun(
        { ...deps, plans, now: () => now },
        act.job,
        endings[act.ending],
      )
      return { is: 'ended', status }
    }
    case 'settle again':
      await inTransaction(db, async (tx) => {
        const job = await findJob(tx, act.job)
        if (job !== null && job.completedAt !== null)
          await recordSettlement(tx, job, { ...settled, plans, now })
      })
      return { is: 'done' }
    case 'crash while settling': {
      const crash = () => {
        if (act.how === 'die') process.kill(process.pid, 'SIGKILL')
      }
      const settling = inTransaction(db, async (tx) => {
        const job = await lockJob(tx, act.job)
        if (job !== null) await recordSettlement(tx, job, { ...settled, plans, now })
        crash()
        throw new Crash()
      })
      // also when its connection was cut before
      return await settling.finally(crash)
    }
  }
}

function apiDeps(db: Db, { now, allowance, monthlyCap }: Setting): Parameters<typeof startJob>[0] {
  const money = { plans: buildPlans(allowance), spendCap: { daily: null, monthly: monthlyCap } }
  return {
    db,
    log,
    config: { ...config, ...money },
    now: () => new Date(now),
    startWorkflow: () => Promise.resolve(),
    stopping: new AbortController().signal,
  }
}

async function callerOf(db: Db, keyId: string): Promise<Caller> {
  const key = await findKey(db, keyId)
  if (key === null) throw new Error(`there is no key ${keyId}`)
  const { accountId, accountAnchorAt, accountPlan: plan, monthlyBudget, scopes } = key
  const owner = { owner: accountId, accountId, accountAnchorAt, keyId }
  return {
    ...owner,
    plan,
    monthlyBudget,
    scopes,
    perMinuteLimit: null,
    isTest: false,
    isPublished: false,
  }
}

/**
 * As providers are asked: whether it can be paid first, then what it has cost, which may be more
 * than was thought.
 */
async function buy(
  db: Db,
  { job: jobId, microDollars }: { job: string; microDollars: number },
  now: Date,
): Promise<boolean> {
  const asking = await findJob(db, jobId)
  if (asking === null || !(await hasBudget(db, asking, 1))) return false
  return await inTransaction(db, async (tx) => {
    const job = await lockJob(tx, jobId)
    if (job === null || job.completedAt !== null) return false
    const cost = {
      kind: 'tool',
      name: 'provider',
      calls: 1,
      inputTokens: 0,
      outputTokens: 0,
      microDollars,
    }
    await insertCost(tx, { ...cost, jobId, dedupeKey: `cost ${microDollars}`, now })
    return true
  })
}

/** Its connection was: at the statement, before it, or while the pool still handed it out. */
function wasKilled(error: unknown): boolean {
  return (
    error instanceof Error &&
    (isConnectionError(error) || /terminat|Connection|not queryable/i.test(error.message))
  )
}
