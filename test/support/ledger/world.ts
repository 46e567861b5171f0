/**
 * A life of one account among processes that do as they like and are killed in the middle of it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '../../../store/database/open.ts'
import { type LedgerAccount, openAccount } from './account.ts'
import { Choices, estimate } from './choices.ts'
import type { Act, Outcome } from './messages.ts'
import type { Actor } from './process.ts'
import { compareService } from './totals.ts'
import { type Troupe, troupeName } from './troupe.ts'

const dayMs = 86_400_000
const rounds = 8
const actsAtOnce = 14
/**
 * How a process dies, one in each life: at a random moment, or between a settlement and its commit.
 */
type Death = 'struck' | 'settling'
/** Allowance and cap in micro-dollars, a key's budget in credits. */
type Life = { allowance: number; budget: number | null; cap: number | null; death: Death }
const lives: readonly Life[] = [
  { allowance: 0, budget: 10, cap: null, death: 'struck' },
  { allowance: 7, budget: null, cap: null, death: 'struck' },
  { allowance: 333_333, budget: 30, cap: null, death: 'struck' },
  { allowance: 1_000_000, budget: null, cap: 600_000, death: 'struck' },
  { allowance: 0, budget: null, cap: 600_000, death: 'settling' },
  { allowance: 7, budget: 30, cap: null, death: 'settling' },
  { allowance: 333_333, budget: null, cap: null, death: 'settling' },
  { allowance: 1_000_000, budget: 10, cap: null, death: 'settling' },
]

/** @param year of its own, so that the service's books of it are those of this account */
export async function live(seed: number, year: number, troupe: Troupe, db: Db): Promise<void> {
  const life = lives[seed % lives.length]
  if (life === undefined) throw new Error('a seed is a whole number')
  const account = await openAccount(db, { year, ...life })
  await new World(new Choices(seed), account, year, troupe, db).live(life.death)
}

class World {
  readonly #choices: Choices
  readonly #account: LedgerAccount
  readonly #year: number
  readonly #troupe: Troupe
  readonly #db: Db
  #now: Date

  constructor(choices: Choices, account: LedgerAccount, year: number, troupe: Troupe, db: Db) {
    this.#choices = choices
    this.#account = account
    this.#year = year
    this.#troupe = troupe
    this.#db = db
    this.#now = new Date(Date.UTC(year, 0, 29, 20))
  }

  async live(death: Death): Promise<void> {
    const choices = this.#choices
    const { deaths: before } = this.#troupe
    // the first rounds leave runs that a process can die with
    const fate = choices.pick([2, 3, 4, 5])
    await this.#troupe.cast()
    for (let round = 0; round < rounds; round += 1) {
      await this.#round(round === fate ? death : undefined)
      await this.#look()
      await this.#probe()
      if (choices.chance() < 0.5) this.#turnClock()
    }
    expect(this.#troupe.deaths - before).toBe(1)
    // whatever is still open ends at last, more than once
    const { runs } = this.#account.model
    const cast = await this.#troupe.cast()
    const ends = [...runs].flatMap(([job, { settled }]) =>
      settled === null ? [choices.end(job), choices.end(job)] : [],
    )
    await Promise.all(ends.map((act) => this.#account.ask(choices.pick(cast), act, this.#now)))
    await this.#look()
    for (const { settled } of runs.values()) expect(settled).not.toBeNull()
  }

  /** A little, a lot, or to the last moment of a week or a month and the first of the next. */
  #turnClock(): void {
    const now = this.#now.getTime()
    const reset = this.#account.model.weekAt(this.#now) + 7 * dayMs
    const month = Date.UTC(this.#now.getUTCFullYear(), this.#now.getUTCMonth() + 1)
    this.#now = new Date(
      this.#choices.pick([now + 60_000, now + 2.4 * dayMs, reset - 1, reset, month - 1, month]),
    )
  }

  /**
   * Many callers and workers at once, while connections are cut, a process dies, credits are
   * bought, and the week or the month may turn.
   */
  async #round(death: Death | undefined): Promise<void> {
    const choices = this.#choices
    const cast = await this.#troupe.cast(2)
    const victim = choices.pick(cast)
    const theirs: Promise<unknown>[] = []
    const all: Promise<unknown>[] = []
    const ask = (actor: Actor, act: Act) => {
      const done = this.#account.ask(actor, act, this.#now)
      all.push(done)
      if (actor === victim) theirs.push(done)
    }
    const turnsAt = choices.chance() < 0.3 ? choices.pick([3, 7, 11]) : null
    for (let n = 0; n < actsAtOnce; n += 1) {
      if (n === turnsAt) this.#turnClock()
      for (const act of choices.acts(this.#account)) ask(choices.pick(cast), act)
    }
    if (death === 'settling')
      ask(victim, { do: 'crash while settling', job: choices.run(this.#account), how: 'die' })
    if (death === 'struck') {
      ask(victim, choices.start(this.#account))
      all.push(this.#strike(victim, theirs))
    }
    if (choices.chance() < 0.5) all.push(this.#cutConnections())
    if (choices.chance() < 0.5)
      all.push(this.#account.giveCredits(choices.pick([1, 30_000, 120_000])))
    await Promise.all(all)
  }

  /** Kills a process when it has answered some of its messages. */
  async #strike(victim: Actor, theirs: readonly Promise<unknown>[]): Promise<void> {
    const wanted = Math.floor(this.#choices.chance() * theirs.length)
    if (wanted === 0) await sleep(this.#choices.chance() * 5)
    else await answered(theirs, wanted)
    await victim.kill()
  }

  /** Connections that are lost in the middle of whatever they do. */
  async #cutConnections(): Promise<void> {
    for (let times = 0; times < 3; times += 1) {
      await sleep(this.#choices.chance() * 25)
      await this.#db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like $1 and datname = current_database() and state <> 'idle' order by random() limit 1`,
        [`${troupeName}%`],
      )
    }
  }

  async #look(): Promise<void> {
    await this.#troupe.buried()
    await this.#account.look()
    await compareService(this.#db, this.#year, [this.#account])
  }

  /**
   * Does something while nothing else happens, and again when the connection turns out to be one
   * that was cut.
   */
  async #alone(act: Act): Promise<Outcome> {
    const actor = this.#choices.pick(await this.#troupe.cast(1))
    for (let tries = 0; tries < 10; tries += 1) {
      const outcome = await this.#account.ask(actor, act, this.#now)
      if (outcome.is !== 'lost') return outcome
    }
    throw new Error(`${act.do} is never answered`)
  }

  /** The next request and the next settlement are exactly what the model says. */
  async #probe(): Promise<void> {
    const { model } = this.#account
    const choices = this.#choices
    const asked = {
      key: choices.pick(this.#account.keys),
      maxPercentage: choices.pick([null, null, 1, 4, 100]),
    }
    const due = model.admits({ ...asked, at: this.#now, wanted: estimate })
    const begun = await this.#alone({ do: 'start', ...asked })
    await this.#look()
    if (begun.is !== 'started') expect(begun).toEqual({ is: 'refused', code: due })
    else expect({ due, run: model.runs.get(begun.job) }).toMatchObject({ due, run: due })
    const [job] = [...model.runs].find(([, { settled }]) => settled === null) ?? []
    if (job === undefined) return
    await this.#alone({ do: 'buy', job, microDollars: choices.pick([7_777, 12_345, 60_001]) })
    await this.#look()
    const run = model.runs.get(job)
    const charge = run === undefined ? undefined : model.settles(run)
    await this.#alone(choices.end(job))
    await this.#look()
    expect(model.runs.get(job)?.settled).toEqual(charge)
  }
}

/** Resolves when `wanted` of the promises have settled. */
async function answered(all: readonly Promise<unknown>[], wanted: number): Promise<void> {
  let count = 0
  await new Promise<void>((resolve, reject) => {
    const one = () => {
      count += 1
      if (count === wanted) resolve()
    }
    for (const promise of all) promise.then(one, reject)
  })
}
