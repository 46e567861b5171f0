import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishRun } from '../../activities/finish-run.ts'
import { settleUsage } from '../../activities/settle-usage.ts'
import { ApiError } from '../../api/api-error.ts'
import { startJob } from '../../api/start-job.ts'
import type { Caller } from '../../api/state.ts'
import { createKey } from '../../commands/create-key.ts'
import { readConfig } from '../../config.ts'
import { operations } from '../../contract/operations.ts'
import { plansFrom } from '../../contract/plans.ts'
import { weekStart } from '../../research/share-usage.ts'
import { keepResult, lockJob, markCancelling } from '../../store/jobs.ts'
import { keyById } from '../../store/keys.ts'
import { newId } from '../../store/new-id.ts'
import { type Db, inTransaction, isConnectionError, openStore } from '../../store/open.ts'
import type { RunEnding } from '../../workflows/ports.ts'
import { accountOf, giveCredits, setBudget, spend } from '../support/accounts.ts'
import { activityDeps } from '../support/activities.ts'
import { LedgerModel, type ModelRun } from '../support/ledger-model.ts'
import { randomFrom } from '../support/random.ts'
import { useStack } from '../support/stack/use-stack.ts'

const estimate = operations.search.reserveMicroDollars
const allowances = [0, 7, 333_333, 1_000_000]
const weekMs = 7 * 86_400_000
const rounds = 10
const actsAtOnce = 14
const freshSeed = Math.floor(Math.random() * 1_000_000)
const endings: RunEnding[] = [
  { stopReason: 'completed', failureType: null },
  { stopReason: 'cancelled', failureType: null },
  { stopReason: 'error', failureType: 'internal' },
  { stopReason: 'budget_reached', failureType: null },
]

class Crash extends Error {}

describe('whatever happens at the same time, the ledger adds up', () => {
  /** Two processes, and one that only looks. */
  let pools: Db[]
  let db: Db
  beforeAll(async () => {
    const url = await useStack().createTestDatabase('ledger_property')
    const open = (max: number) => openStore(url, { max, applicationName: 'ledger under test' })
    pools = [open(6), open(6)]
    db = openStore(url, { max: 4 })
  })
  afterAll(() => Promise.all([...pools, db].map((pool) => pool.end())))

  test.each([1, 2, 3, 4, 5, 6, 7, 8, freshSeed])('seed %i', { timeout: 60_000 }, async (seed) => {
    await new World(seed, pools, db).live()
  })
})

/** One account with two keys, what is done to it, and the model that knows what must come of it. */
class World {
  readonly #pick: <Item>(items: readonly Item[]) => Item
  readonly #chance: () => number
  readonly #pools: Db[]
  readonly #db: Db
  readonly #name: string
  readonly #model: LedgerModel
  readonly #plans
  readonly #config
  #callers: Caller[] = []
  /** What other worlds have left in the service's books, which all share. */
  #before = new Map<string, { reserved: number; spent: number }>()
  #now = new Date('2027-01-29T20:00:00.000Z')

  constructor(seed: number, pools: Db[], db: Db) {
    const random = randomFrom(seed)
    this.#chance = random
    this.#pick = (items) => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    }
    this.#pools = pools
    this.#db = db
    this.#name = `world ${seed} ${newId('acct')}`
    const allowance = allowances[seed % allowances.length] ?? 0
    this.#model = new LedgerModel(allowance)
    this.#plans = plansFrom(allowance)
    this.#config = { ...readConfig({}), plans: this.#plans }
  }

  async live(): Promise<void> {
    this.#before = await this.#serviceMonths()
    const wanted = { account: this.#name, name: '', scopes: ['search'], perMinuteLimit: null, expiresAt: null } as const
    const keys = [await createKey(this.#db, wanted), await createKey(this.#db, wanted)]
    const budget = this.#pick([null, 20, 60])
    const [first] = keys
    if (budget !== null && first !== undefined) {
      await setBudget(this.#db, first.id, budget)
      this.#model.budgets.set(first.id, budget * 10_000)
    }
    this.#callers = await Promise.all(keys.map(({ id }) => this.#callerOf(id)))
    for (let round = 0; round < rounds; round += 1) {
      const acts = Array.from({ length: actsAtOnce }, () => this.#act())
      const crashing = this.#chance() < 0.5 ? this.#killConnections() : Promise.resolve()
      await Promise.all([...acts.map((act) => act()), crashing])
      await this.#look()
      await this.#probe()
      if (this.#chance() < 0.5) this.#now = new Date(this.#now.getTime() + this.#pick([60_000, weekMs / 3, weekMs]))
    }
    // whatever is still open ends at last, more than once
    const open = [...this.#model.runs].filter(([, run]) => run.settled === null).map(([id]) => id)
    await Promise.all(open.flatMap((id) => [this.#end(id), this.#end(id)]))
    await this.#look()
    for (const { settled } of this.#model.runs.values()) expect(settled).not.toBeNull()
  }

  async #callerOf(id: string): Promise<Caller> {
    const key = await keyById(this.#db, id)
    if (key === null) throw new Error('the key is gone')
    const { accountId, accountAnchorAt, accountPlan: plan, monthlyBudget, scopes } = key
    return {
      owner: accountId,
      accountId,
      accountAnchorAt,
      keyId: id,
      plan,
      monthlyBudget,
      scopes,
      perMinuteLimit: null,
      isTest: false,
      isPublished: false,
    }
  }

  /** What one of many callers, workers and operators does next; decided now, done later, all together. */
  #act(): () => Promise<void> {
    const known = [...this.#model.runs.keys()]
    const dice = this.#chance()
    if (dice < 0.4 || known.length === 0) {
      const caller = this.#pick(this.#callers)
      return async () => {
        await this.#start(caller)
      }
    }
    const id = this.#pick(known)
    const ending = this.#pick(endings)
    if (dice < 0.5) {
      const credits = this.#pick([1, 30_000, 120_000])
      return async () => {
        await giveCredits(this.#db, this.#name, credits)
        this.#model.credits += credits
      }
    }
    if (dice < 0.6) {
      const cost = this.#pick([0, 1, 9_999, estimate, 3 * estimate])
      return async () => await this.#buy(id, cost)
    }
    if (dice < 0.65) return async () => await this.#unlessGone(() => inTransaction(this.#db, (tx) => markCancelling(tx, id)))
    if (dice < 0.75) return async () => await this.#crashWhileSettling(id)
    // a retried activity, perhaps on another machine, perhaps with another idea of the end
    const other = this.#pick(endings)
    return async () => {
      await Promise.all([this.#end(id, ending), this.#end(id, other)])
    }
  }

  async #start(caller: Caller): Promise<string | { refused: string } | null> {
    const input = { query: 'Zelda Quibbleworth' }
    const start = { operation: 'search', input, channel: 'job', requestId: 'req_1', sandbox: false, claim: null } as const
    const deps = {
      db: this.#pick(this.#pools),
      now: () => this.#now,
      config: this.#config,
      log: pino({ level: 'silent' }),
      startWorkflow: () => Promise.resolve(),
    }
    try {
      return await startJob(deps, caller, start)
    } catch (error) {
      if (error instanceof ApiError) return { refused: error.code }
      if (!wasKilled(error)) throw error
      // whether it has begun is for the ledger to say
      return null
    }
  }

  /** Something bought for an open run; an ended one buys nothing more. */
  async #buy(jobId: string, microDollars: number): Promise<void> {
    await this.#unlessGone(() =>
      inTransaction(this.#db, async (tx) => {
        const job = await lockJob(tx, jobId)
        if (job === null || job.completedAt !== null) return
        await tx.query(
          `insert into costs (job_id, dedupe_key, kind, name, micro_dollars, created_at) values ($1, $2, 'tool', 'provider', $3, now())
           on conflict do nothing`,
          [jobId, `cost ${microDollars}`, microDollars],
        )
      }),
    )
  }

  async #end(jobId: string, ending: RunEnding = { stopReason: 'completed', failureType: null }): Promise<void> {
    const pool = this.#pick(this.#pools)
    await this.#unlessGone(async () => {
      await keepResult(this.#db, jobId, '{"hits":[]}')
      await finishRun(activityDeps(pool, { plans: this.#plans, now: () => this.#now }), jobId, ending)
    })
  }

  /** A worker that dies between the settlement and the end of its transaction. */
  async #crashWhileSettling(jobId: string): Promise<void> {
    await this.#unlessGone(() =>
      inTransaction(this.#pick(this.#pools), async (tx) => {
        const job = await lockJob(tx, jobId)
        if (job === null) return
        await settleUsage(tx, job, { plans: this.#plans, now: this.#now, status: 'succeeded', errorCode: null })
        throw new Crash()
      }),
    )
  }

  /** Connections that are lost in the middle of whatever they do. */
  async #killConnections(): Promise<void> {
    for (let times = 0; times < 3; times += 1) {
      await sleep(this.#chance() * 25)
      await this.#db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'ledger under test' and datname = current_database() and state <> 'idle' order by random() limit 1`,
      )
    }
  }

  async #unlessGone(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!(error instanceof Crash) && !wasKilled(error)) throw error
    })
  }

  /** Takes from the ledger what has happened, and compares all that is kept beside it with the model's sums. */
  async #look(): Promise<void> {
    const model = this.#model
    const account = await accountOf(this.#db, this.#name)
    const { rows } = await this.#db.query<{
      jobId: string
      kind: string
      keyId: string
      weekStart: Date
      micro: number
      extra: number
      percentage: number
      remaining: number
      createdAt: Date
    }>(
      `select job_id as "jobId", kind, key_id as "keyId", week_start as "weekStart", micro_dollars as micro, extra_micro_dollars as extra,
         percentage_charged as percentage, remaining_percent as remaining, created_at as "createdAt"
       from usage_ledger where account_id = $1 order by kind`,
      [account.id],
    )
    const { rows: costs } = await this.#db.query<{ jobId: string; micro: number }>(
      'select job_id as "jobId", sum(micro_dollars)::bigint as micro from costs where job_id = any ($1) group by job_id',
      [rows.map(({ jobId }) => jobId)],
    )
    for (const row of rows.filter(({ kind }) => kind === 'reserve')) {
      const known = model.runs.get(row.jobId)
      const run: ModelRun = known ?? {
        week: row.weekStart.getTime(),
        month: row.createdAt.toISOString().slice(0, 7),
        key: row.keyId,
        included: row.micro - row.extra,
        extra: row.extra,
        cost: 0,
        settled: null,
      }
      run.cost = costs.find(({ jobId }) => jobId === row.jobId)?.micro ?? 0
      model.runs.set(row.jobId, run)
    }
    for (const row of rows.filter(({ kind }) => kind === 'settle')) {
      const run = model.runs.get(row.jobId)
      if (run === undefined) throw new Error(`${row.jobId} was settled and never reserved`)
      const settled = { included: row.micro - row.extra, extra: row.extra, percentage: row.percentage, remaining: row.remaining }
      // charged once, for good, no more than it cost and no more than was set aside
      if (run.settled !== null) expect(settled).toEqual(run.settled)
      expect(row.micro).toBe(Math.min(run.cost, run.included + run.extra))
      expect(row.extra).toBeLessThanOrEqual(run.extra)
      run.settled = settled
    }
    expect(rows).toHaveLength(model.runs.size + [...model.runs.values()].filter(({ settled }) => settled !== null).length)
    await this.#compareTotals(account)
  }

  async #compareTotals(account: Awaited<ReturnType<typeof accountOf>>): Promise<void> {
    const model = this.#model
    const { left, reserved } = model.extra()
    expect({ left: account.extraMicroDollars, reserved: account.extraReservedMicroDollars }).toEqual({ left, reserved })
    expect(left - reserved).toBeGreaterThanOrEqual(0)
    const { rows: weeks } = await this.#db.query<{ week: Date; reserved: number; spent: number }>(
      `select week_start as week, reserved_micro_dollars as reserved, spent_micro_dollars as spent from usage_weeks where account_id = $1`,
      [account.id],
    )
    for (const week of new Set([...model.runs.values()].map((run) => run.week))) {
      const { charged, ...sums } = model.week(week)
      const row = weeks.find((one) => one.week.getTime() === week)
      expect({ reserved: row?.reserved, spent: row?.spent }).toEqual(sums)
      // remaining is never negative, and what was charged adds up to what no longer remains
      expect(sums.reserved + sums.spent).toBeLessThanOrEqual(model.allowance)
      if (model.allowance > 0) expect(charged).toBe(Math.floor((100 * sums.spent) / model.allowance))
    }
    const { rows: months } = await this.#db.query<{ key: string; month: string; reserved: number; spent: number }>(
      `select key_id as key, to_char(month, 'YYYY-MM') as month, reserved_micro_dollars as reserved, spent_micro_dollars as spent
       from usage_months where key_id = any ($1)`,
      [this.#callers.map(({ keyId }) => keyId)],
    )
    for (const { key, month, ...sums } of months) {
      expect(sums).toEqual(model.month(key, month))
      const budget = model.budgets.get(key)
      if (budget !== undefined) expect(sums.reserved + sums.spent).toBeLessThanOrEqual(budget)
    }
    for (const [month, { reserved, spent }] of await this.#serviceMonths()) {
      const before = this.#before.get(month) ?? { reserved: 0, spent: 0 }
      expect({ reserved: reserved - before.reserved, spent: spent - before.spent }).toEqual(model.service(month))
    }
  }

  async #serviceMonths(): Promise<Map<string, { reserved: number; spent: number }>> {
    const { rows } = await this.#db.query<{ month: string; reserved: number; spent: number }>(
      `select to_char(day, 'YYYY-MM') as month, sum(reserved_micro_dollars)::bigint as reserved, sum(spent_micro_dollars)::bigint as spent
       from service_days group by 1`,
    )
    return new Map(rows.map(({ month, ...sums }) => [month, sums]))
  }

  /** While nothing else happens, the next request and the next settlement are exactly what the model says. */
  async #probe(): Promise<void> {
    const model = this.#model
    const caller = this.#pick(this.#callers)
    const month = this.#now.toISOString().slice(0, 7)
    const week = weekStart(caller.accountAnchorAt, this.#now).getTime()
    const due = model.admits(caller.keyId ?? '', week, month, estimate)
    let begun = await this.#start(caller)
    // a pool may still hold a connection that was killed
    for (let tries = 0; begun === null && tries < 10; tries += 1) begun = await this.#start(caller)
    if (begun === null) throw new Error('nothing can be started any more')
    await this.#look()
    if (typeof begun !== 'string') expect(begun.refused).toBe(due)
    else expect(model.runs.get(begun)).toMatchObject(typeof due === 'string' ? { refused: due } : due)
    const [id, run] = [...model.runs].find(([, { settled }]) => settled === null) ?? []
    if (id === undefined || run === undefined) return
    await spend(this.#db, id, 7_777, 'last')
    run.cost = (await this.#costOf(id)) ?? 0
    const charge = model.settles(run)
    for (let tries = 0; tries < 10 && run.settled === null; tries += 1) {
      await this.#end(id)
      await this.#look()
    }
    expect(run.settled).toEqual(charge)
  }

  async #costOf(id: string): Promise<number | undefined> {
    const { rows } = await this.#db.query<{ micro: number }>('select sum(micro_dollars)::bigint as micro from costs where job_id = $1', [
      id,
    ])
    return rows[0]?.micro
  }
}

/** Its connection was: at the statement, before it, or while the pool still handed it out. */
function wasKilled(error: unknown): boolean {
  return error instanceof Error && (isConnectionError(error) || /terminat|Connection|not queryable/i.test(error.message))
}
