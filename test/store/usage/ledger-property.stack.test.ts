import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openStore } from '../../../store/database/open.ts'
import { eventually } from '../../support/eventually.ts'
import { type LedgerAccount, openAccount } from '../../support/ledger/account.ts'
import { estimate } from '../../support/ledger/choices.ts'
import type { Act, Outcome } from '../../support/ledger/messages.ts'
import { compareService } from '../../support/ledger/totals.ts'
import { Troupe, troupeName } from '../../support/ledger/troupe.ts'
import { live } from '../../support/ledger/world.ts'
import { hold } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'

/** Fixed: test/soak/ledger.test.ts tries fresh ones. */
const seeds = [1, 2, 3]
const start = (key: string): Act => ({ do: 'start', key, maxPercentage: null })

describe('three processes on one ledger', () => {
  let databaseUrl: string
  let db: Db
  let troupe: Troupe
  beforeAll(async () => {
    databaseUrl = await useStack().createTestDatabase('ledger_property')
    db = openStore(databaseUrl, { max: 4 })
    troupe = new Troupe(databaseUrl)
    await troupe.cast()
  })
  afterAll(() => Promise.all([troupe.stop(), db.end()]))

  /** Each in a year of its own: the service's books of it are then that account's. */
  test.each(seeds.map((seed, n) => [seed, 2031 + n]))(
    'the ledger adds up after random acts of three processes, any of which may be killed (seed %i, in %i)',
    { timeout: 60_000 },
    async (seed, year) => {
      await live(seed, year, troupe, db)
    },
  )

  type Asked = { account: LedgerAccount; act: Act }

  /**
   * Two processes that have both read what there is before either has moved anything: as far as the
   * ledger lets them.
   */
  async function race(at: Date, asked: readonly [Asked, Asked]): Promise<Outcome[]> {
    const cast = await troupe.cast(2)
    const holding = await hold(databaseUrl, async (tx) => {
      for (const { id, model } of new Set(asked.map(({ account }) => account))) {
        await tx.query(
          `insert into usage_weeks (account_id, week_start) values ($1, $2)
           on conflict (account_id, week_start) do update set spent_micro_dollars = usage_weeks.spent_micro_dollars`,
          [id, new Date(model.weekAt(at))],
        )
      }
    })
    const outcomes = Promise.all(
      asked.map(({ account, act }, n) => {
        const actor = cast[n]
        if (actor === undefined) throw new Error('an actor is missing')
        return account.ask(actor, act, at)
      }),
    )
    await eventually(async () => {
      const { rowCount } = await db.query(
        `select from pg_stat_activity where application_name like $1 and datname = current_database() and wait_event_type = 'Lock'`,
        [`${troupeName}%`],
      )
      expect(rowCount).toBe(2)
    })
    await holding.release()
    return await outcomes
  }

  const morning = (year: number) => new Date(Date.UTC(year, 0, 9, 8))

  async function started(account: LedgerAccount, at: Date, cost: number): Promise<string> {
    const [actor] = await troupe.cast(1)
    if (actor === undefined) throw new Error('there is no actor')
    const outcome = await account.ask(actor, start(account.keys[0]), at)
    if (outcome.is !== 'started') throw new Error(`not started but ${outcome.is}`)
    await account.ask(actor, { do: 'buy', job: outcome.job, microDollars: cost }, at)
    return outcome.job
  }

  test.each([
    {
      what: "the week's last micro-dollars",
      year: 2051,
      allowance: 7,
      won: { included: 7, extra: 0 },
      code: 'usage_exhausted',
    },
    {
      what: 'the last extra credits',
      year: 2052,
      allowance: 0,
      credits: 7,
      won: { included: 0, extra: 7 },
      code: 'usage_exhausted',
    },
    {
      what: "the last of a key's month",
      year: 2053,
      allowance: 1_000_000,
      budget: 1,
      won: { included: 10_000, extra: 0 },
      code: 'api_key_budget_exceeded',
    },
  ])('only one of two processes gets $what', async ({ year, won, code, ...options }) => {
    const account = await openAccount(db, { year, ...options })
    const asked = { account, act: start(account.keys[0]) }
    const outcomes = await race(morning(year), [asked, asked])
    expect(outcomes.map(({ is }) => is).sort()).toEqual(['refused', 'started'])
    expect(outcomes).toContainEqual({ is: 'refused', code })
    await account.look()
    expect([...account.model.runs.values()]).toMatchObject([won])
  })

  test('only one of two accounts gets the last of what the service may spend in a month', async () => {
    const options = { year: 2054, allowance: 1_000_000, cap: estimate }
    const accounts = [await openAccount(db, options), await openAccount(db, options)] as const
    const [one, other] = accounts
    const outcomes = await race(morning(2054), [
      { account: one, act: start(one.keys[0]) },
      { account: other, act: start(other.keys[0]) },
    ])
    expect(outcomes.map(({ is }) => is).sort()).toEqual(['refused', 'started'])
    expect(outcomes).toContainEqual({ is: 'refused', code: 'spend_cap_reached' })
    for (const account of accounts) await account.look()
    await compareService(db, 2054, accounts)
  })

  test('two processes that end one run in different ways charge it once and receive the same end', async () => {
    const account = await openAccount(db, { year: 2055, allowance: 333_333 })
    const job = await started(account, morning(2055), 9_999)
    const outcomes = await race(morning(2055), [
      { account, act: { do: 'end', job, ending: 'completed' } },
      { account, act: { do: 'end', job, ending: 'cancelled' } },
    ])
    expect(outcomes.map(({ is }) => is)).toEqual(['ended', 'ended'])
    expect(outcomes[0]).toEqual(outcomes[1])
    await account.look()
    await compareService(db, 2055, [account])
    expect(account.model.runs.get(job)?.settled).toEqual({
      included: 9_999,
      extra: 0,
      percentage: 2,
      remaining: 98,
    })
  })

  test('two processes that end two runs of a week charge percentages that add up', async () => {
    const account = await openAccount(db, { year: 2056, allowance: 333_333 })
    const at = morning(2056)
    const jobs = [await started(account, at, 5_000), await started(account, at, 5_000)] as const
    const [one, other] = jobs.map((job) => ({
      account,
      act: { do: 'end', job, ending: 'completed' } as const,
    }))
    if (one === undefined || other === undefined) throw new Error('there are two')
    await race(at, [one, other])
    await account.look()
    const charged = jobs.map((job) => account.model.runs.get(job)?.settled)
    expect(charged.map((settled) => settled?.percentage).sort()).toEqual([1, 2])
    expect(charged.map((settled) => settled?.remaining).sort()).toEqual([97, 99])
  })
})
