/**
 * An account that is watched: what was asked for it, what was answered, and what its ledger must
 * say of all that.
 */
import { expect } from 'vitest'
import { createKey } from '../../../commands/create-key.ts'
import { insertAccount } from '../../../store/accounts/accounts.ts'
import { createId } from '../../../store/database/new-id.ts'
import type { Db } from '../../../store/database/open.ts'
import { giveCredits, setBudget } from '../rows/accounts.ts'
import type { Act, Outcome, Setting } from './messages.ts'
import { LedgerModel, type ModelRun } from './model.ts'
import type { Actor } from './process.ts'
import { type EntryRow, entriesOf, type JobWithCost, jobsOf } from './rows.ts'
import { compareTotals } from './totals.ts'

const creditMicroDollars = 10_000

type Options = {
  /** Usage of this year belongs to this account alone, unless a test opens others in it. */
  year: number
  allowance: number
  cap?: number | null
  /** Of its first key, in credits. */
  budget?: number | null
  credits?: number
}

/** A new account with two keys, in the first month of its year. */
export async function openAccount(
  db: Db,
  { year, allowance, cap = null, budget = null, credits = 0 }: Options,
): Promise<LedgerAccount> {
  const id = createId('acct')
  await insertAccount(db, {
    id,
    name: id,
    plan: 'standard',
    now: new Date(Date.UTC(year, 0, 6, 13, 45)),
  })
  const wanted = {
    account: id,
    name: '',
    scopes: ['search'],
    perMinuteLimit: null,
    expiresAt: null,
  } as const
  const [first, second] = [await createKey(db, wanted), await createKey(db, wanted)]
  // weeks run from midnight of the day on which it was opened
  const model = new LedgerModel({ anchor: new Date(Date.UTC(year, 0, 6)), allowance, cap })
  const account = new LedgerAccount(db, id, [first.id, second.id], model)
  if (budget !== null) {
    await setBudget(db, first.id, budget)
    model.budgets.set(first.id, budget * creditMicroDollars)
  }
  if (credits > 0) await account.giveCredits(credits)
  return account
}

export class LedgerAccount {
  readonly id: string
  readonly keys: readonly [string, string]
  readonly model: LedgerModel
  readonly #db: Db
  /** Every time that was reported to a caller. */
  readonly #clocks = new Set<number>()
  readonly #started = new Map<string, { key: string; at: number }>()
  readonly #ended = new Map<string, string>()
  /** By run, what was bought for certain; `isAll` while no answer was lost. */
  readonly #bought = new Map<string, { amounts: Set<number>; isAll: boolean }>()

  constructor(db: Db, id: string, keys: readonly [string, string], model: LedgerModel) {
    this.#db = db
    this.id = id
    this.keys = keys
    this.model = model
  }

  async giveCredits(microDollars: number): Promise<void> {
    await giveCredits(this.#db, this.id, microDollars)
    this.model.credits += microDollars
  }

  /**
   * Lets an actor do something to this account, at a time of its own, and remembers what it
   * answers.
   */
  async ask(actor: Actor, act: Act, at: Date): Promise<Outcome> {
    this.#clocks.add(at.getTime())
    const setting: Setting = {
      now: at.toISOString(),
      allowance: this.model.allowance,
      monthlyCap: this.model.cap,
    }
    const outcome = await actor.ask(setting, act)
    if (act.do === 'start' && outcome.is === 'started')
      this.#started.set(outcome.job, { key: act.key, at: at.getTime() })
    if (act.do === 'buy') {
      const bought = this.#bought.get(act.job) ?? { amounts: new Set(), isAll: true }
      this.#bought.set(act.job, bought)
      if (outcome.is === 'bought') bought.amounts.add(act.microDollars)
      if (outcome.is === 'lost') bought.isAll = false
    }
    if (act.do === 'end' && outcome.is === 'ended') {
      // every later question about its end has the same answer
      expect(outcome.status).toBe(this.#ended.get(act.job) ?? outcome.status)
      this.#ended.set(act.job, outcome.status)
    }
    return outcome
  }

  /**
   * Takes from the ledger what has happened, while nothing happens, and compares all that is kept
   * beside it with the model's sums.
   */
  async look(): Promise<void> {
    const { runs } = this.model
    const entries = await entriesOf(this.#db, this.id)
    const jobs = new Map((await jobsOf(this.#db, this.id)).map((job) => [job.id, job]))
    const reserves = entries.filter(({ kind }) => kind === 'reserve')
    const settlements = entries.filter(({ kind }) => kind === 'settle')
    expect(reserves.length + settlements.length).toBe(entries.length)
    for (const row of reserves) this.#lookAtReserve(row, jobs.get(row.jobId))
    for (const row of settlements) this.#lookAtSettlement(row, jobs.get(row.jobId))
    // no run without a reserve, none that was promised is missing, and none has ended without its
    // settlement
    expect([...runs.keys()].sort()).toEqual([...jobs.keys()].sort())
    for (const id of this.#started.keys()) expect(runs.has(id)).toBe(true)
    for (const id of this.#ended.keys()) expect(runs.get(id)?.settled ?? null).not.toBeNull()
    for (const [id, { settled }] of runs) expect(settled !== null).toBe(jobs.get(id)?.hasEnded)
    await compareTotals(this.#db, this)
  }

  #lookAtReserve(row: EntryRow, job: JobWithCost | undefined): void {
    const started = this.#started.get(row.jobId)
    const at = row.createdAt
    if (started === undefined) expect([...this.#clocks]).toContain(at.getTime())
    else expect({ key: row.keyId, at: at.getTime() }).toEqual(started)
    const week = this.model.weekAt(at)
    expect(row.weekStart.getTime()).toBe(week)
    const placed = {
      week,
      month: at.toISOString().slice(0, 7),
      key: row.keyId,
      included: row.micro - row.extra,
      extra: row.extra,
    }
    const run: ModelRun = this.model.runs.get(row.jobId) ?? { ...placed, cost: 0, settled: null }
    expect(run).toMatchObject(placed)
    run.cost = job?.cost ?? 0
    const { amounts, isAll } = this.#bought.get(row.jobId) ?? { amounts: [], isAll: true }
    const certain = [...amounts].reduce((sum, amount) => sum + amount, 0)
    if (isAll) expect(run.cost).toBe(certain)
    else expect(run.cost).toBeGreaterThanOrEqual(certain)
    this.model.runs.set(row.jobId, run)
  }

  #lookAtSettlement(row: EntryRow, job: JobWithCost | undefined): void {
    const run = this.model.runs.get(row.jobId)
    if (run === undefined) throw new Error(`${row.jobId} was settled and never reserved`)
    const { percentage, remaining, extra } = row
    const settled = { included: row.micro - extra, extra, percentage, remaining }
    // charged once, for good, where it was reserved, no more than it cost and no more than was set
    // aside
    if (run.settled !== null) expect(settled).toEqual(run.settled)
    expect({ week: row.weekStart.getTime(), key: row.keyId }).toEqual({
      week: run.week,
      key: run.key,
    })
    expect(row.micro).toBe(Math.min(run.cost, run.included + run.extra))
    expect(extra).toBeLessThanOrEqual(run.extra)
    expect(remaining).toBeGreaterThanOrEqual(0)
    // and its caller learns just that
    const usage = {
      percentageCharged: percentage,
      remainingPercent: remaining,
      credits: row.micro / creditMicroDollars,
    }
    expect(job?.usage).toMatchObject(usage)
    run.settled = settled
  }
}
