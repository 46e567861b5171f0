import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordSettlement } from '../../../activities/ending/record-settlement.ts'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { buildPlans } from '../../../contract/operations/plans.ts'
import { computeWeekStart } from '../../../research/usage/share-usage.ts'
import { lockAccount } from '../../../store/accounts/accounts.ts'
import { updateCredits } from '../../../store/accounts/changes.ts'
import { type Db, inTransaction, openStore } from '../../../store/database/open.ts'
import { insertCost } from '../../../store/usage/costs.ts'
import { insertLedgerEntry, lockBill } from '../../../store/usage/ledger.ts'
import { loadServiceSpend, loadWeek, updateUsage } from '../../../store/usage/usage.ts'
import { accountOf, giveCredits, putOnPlan, spend } from '../../support/rows/accounts.ts'
import { logOf, makeAccount, makeJob, rowOf, storeResult } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const allowance = 100_000
const plans = buildPlans(allowance, {
  small: { weeklyAllowanceMicroDollars: 50_000, capabilities: ['search'], subscribed: true },
  large: { weeklyAllowanceMicroDollars: 400_000, capabilities: ['search'], subscribed: true },
})
const at = new Date('2028-05-31T23:00:00.000Z')
const [day, month] = ['2028-05-31', '2028-05-01']

describe('the ledger of an account with extra credits', () => {
  let db: Db
  beforeAll(async () => {
    db = openStore(await useDatabase(), { max: 10 })
  })
  afterAll(() => db.end())

  /** An account in its week, with extra credits. */
  async function owner(credits = 0): Promise<{ accountId: string; week: Date }> {
    const accountId = await makeAccount(db, new Date('2028-05-30T00:00:00.000Z'))
    if (credits > 0) await giveCredits(db, accountId, credits)
    return { accountId, week: computeWeekStart((await accountOf(db, accountId)).anchorAt, at) }
  }

  /** A run for which so much is set aside, of a key. */
  async function run(
    { accountId, week }: { accountId: string; week: Date },
    included: number,
    extra: number,
    keyId: string | null = null,
  ) {
    const jobId = await makeJob(db, { accountId, createdAt: at })
    await storeResult(db, jobId, '{"vehicle":{}}')
    await inTransaction(db, async (tx) => {
      const entry = { jobId, kind: 'reserve', accountId, keyId, weekStart: week, now: at } as const
      await insertLedgerEntry(tx, {
        ...entry,
        microDollars: included + extra,
        extraMicroDollars: extra,
      })
      const by = (reservedBy: number) => ({ reservedBy, spentBy: 0 })
      await updateUsage(tx, {
        accountId,
        keyId,
        weekStart: week,
        day,
        month,
        included: by(included),
        extra: by(extra),
        costBy: 0,
      })
    })
    return jobId
  }

  async function finish(jobId: string, cost: number, now = at) {
    if (cost > 0) await spend(db, jobId, cost)
    await finishRun(activityDeps(db, { plans, now: () => now }), jobId, {
      stopReason: 'completed',
      failureType: null,
    })
    return (await rowOf(db, jobId)).usage
  }

  const moneyOf = async (accountId: string) => {
    const { extraMicroDollars, extraReservedMicroDollars } = await accountOf(db, accountId)
    return [extraMicroDollars, extraReservedMicroDollars]
  }

  test('a charge uses included usage first, also when it was set aside for another run that did not need it', async () => {
    const who = await owner(50_000)
    const [first, second] = [await run(who, 100_000, 0), await run(who, 0, 50_000)]
    expect(await finish(first, 20_000)).toMatchObject({ percentageCharged: 20, source: 'included' })
    expect(await finish(second, 50_000)).toMatchObject({
      percentageCharged: 50,
      remainingPercent: 30,
      source: 'included',
      credits: 5,
    })
    expect(await moneyOf(who.accountId)).toEqual([50_000, 0])
  })

  test('extra credits pay the rest of a charge, and are no percentage of anything', async () => {
    const who = await owner(50_000)
    const [first, second, third] = [
      await run(who, 70_000, 0),
      await run(who, 30_000, 20_000),
      await run(who, 0, 30_000),
    ]
    await finish(first, 70_000)
    const mixed = {
      percentageCharged: 30,
      remainingPercent: 0,
      source: 'mixed',
      credits: 4.5,
      allowanceSource: 'weekly',
    }
    expect(await finish(second, 45_000)).toMatchObject(mixed)
    const extra = {
      percentageCharged: 0,
      remainingPercent: 0,
      source: 'extra',
      credits: 3,
      allowanceSource: 'coin',
    }
    expect(await finish(third, 90_000)).toMatchObject(extra)
    expect(await moneyOf(who.accountId)).toEqual([5_000, 0])
  })

  test('a reserve holds when the plan shrinks meanwhile; when it grows, percentages are of the new plan', async () => {
    const who = await owner()
    const [first, second] = [await run(who, 60_000, 0), await run(who, 40_000, 0)]
    await putOnPlan(db, who.accountId, 'small')
    expect(await finish(first, 60_000)).toMatchObject({
      percentageCharged: 100,
      remainingPercent: 0,
      source: 'included',
      credits: 6,
    })
    await putOnPlan(db, who.accountId, 'large')
    expect(await finish(second, 40_000)).toMatchObject({
      percentageCharged: 10,
      remainingPercent: 75,
      source: 'included',
    })
    expect(await loadWeek(db, who.accountId, who.week)).toEqual({
      reservedMicroDollars: 0,
      spentMicroDollars: 100_000,
    })
  })

  test('the parts of the usage event add up to the charge, also when credits or no balance cover it', async () => {
    const who = await owner(50_000)
    const buy = async (jobId: string) => {
      for (const name of ['brave', 'serper', 'tavily']) {
        const cost = {
          kind: 'tool',
          name,
          calls: 1,
          inputTokens: 0,
          outputTokens: 0,
          microDollars: 15_900,
        }
        await insertCost(db, { ...cost, jobId, dedupeKey: name, now: at })
      }
    }
    const partsOf = async (jobId: string) => {
      await buy(jobId)
      await finish(jobId, 0)
      const event = JSON.parse(
        (await logOf(db, jobId)).find(({ type }) => type === 'usage')?.payload ?? '',
      )
      const parts = event.breakdown.map(({ percentage }: { percentage: number }) => percentage)
      expect(parts.reduce((sum: number, part: number) => sum + part, 0)).toBe(
        event.usage.percentageCharged,
      )
      return parts
    }
    // 47.7 % of the allowance, then as much again, 4.6 % of it, and credits for the rest; what is
    // beyond the reserve is not charged
    expect(await partsOf(await run(who, 50_000, 0))).toEqual([15, 16, 16])
    expect(await partsOf(await run(who, 47_700, 0))).toEqual([16, 16, 16])
    expect(await partsOf(await run(who, 4_600, 20_000))).toEqual([1, 2, 2])
    expect(await partsOf(await run(who, 0, 20_000))).toEqual([0, 0, 0])
  })

  test('a run with a reserve waits for its account, and one without does not', async () => {
    const account = await owner()
    const [paid, free] = [await run(account, 10, 0), await run(account, 0, 0)]
    const lockSoon = (jobId: string) =>
      inTransaction(db, async (tx) => {
        await tx.query("set local lock_timeout = '50ms'")
        return await lockBill(tx, jobId)
      })
    await inTransaction(db, async (tx) => {
      await lockAccount(tx, account.accountId)
      expect(await lockSoon(free)).toMatchObject({ microDollars: 0, costs: [] })
      await expect(lockSoon(paid)).rejects.toMatchObject({ code: '55P03' })
    })
    expect(await lockSoon(paid)).toMatchObject({ microDollars: 10, costs: [] })
  })

  test('settling a job again charges nothing and returns the first result, whatever was settled since', async () => {
    const who = await owner(50_000)
    const [first, second] = [await run(who, 80_000, 10_000), await run(who, 20_000, 0)]
    const usage = await finish(first, 90_000)
    await finish(second, 15_000)
    const before = await moneyOf(who.accountId)
    const job = await rowOf(db, first)
    const again = await inTransaction(db, (tx) =>
      recordSettlement(tx, job, { plans, now: at, status: 'failed', errorCode: 'internal_error' }),
    )
    expect(again?.usage).toEqual(usage)
    expect(await moneyOf(who.accountId)).toEqual(before)
    const { rows } = await db.query(
      `select outcome, error_code from usage_ledger where job_id = $1 and kind = 'settle'`,
      [first],
    )
    expect(rows).toEqual([{ outcome: 'succeeded', errorCode: null }])
  })

  test('a run is counted in the month of its key, and on the day of the service, in which it was reserved', async () => {
    const who = await owner()
    const before = await loadServiceSpend(db, day)
    const jobId = await run(who, 30_000, 0, 'key_of_may')
    expect(await loadServiceSpend(db, day)).toMatchObject({
      dayUsed: before.dayUsed + 30_000,
      daySpent: before.daySpent,
    })
    await finish(jobId, 34_000, new Date('2028-06-02T00:00:00.000Z'))
    const { rows } = await db.query(
      `select to_char(month, 'YYYY-MM-DD') as month, reserved_micro_dollars as reserved, spent_micro_dollars as spent from usage_months
       where key_id = 'key_of_may'`,
    )
    expect(rows).toEqual([{ month, reserved: 0, spent: 30_000 }])
    // no account is charged for what a last call exceeded, but we have paid for it
    expect(await loadServiceSpend(db, day)).toMatchObject({
      dayUsed: before.dayUsed + 34_000,
      daySpent: before.daySpent + 34_000,
    })
    expect(await loadServiceSpend(db, '2028-06-02')).toEqual({
      daySpent: 0,
      dayUsed: 0,
      monthSpent: 0,
      monthUsed: 0,
    })
  })

  test('a month counts what a process with a clock ahead has reserved on a later day', async () => {
    const dayBefore = '2028-05-30'
    const before = await loadServiceSpend(db, dayBefore)
    await run(await owner(), 30_000, 0)
    expect(day > dayBefore).toBe(true)
    expect(await loadServiceSpend(db, dayBefore)).toEqual({
      ...before,
      monthUsed: before.monthUsed + 30_000,
    })
  })

  test('a settlement keeps what a bill says of the run, for when the job is gone', async () => {
    const jobId = await run(await owner(), 50_000, 0)
    await db.query(
      `insert into costs (job_id, dedupe_key, kind, name, input_tokens, output_tokens, micro_dollars, created_at) values
       ($1, 'a', 'model', 'large', 100, 20, 5000, now()), ($1, 'b', 'model', 'small', 11, 3, 500, now()),
       ($1, 'c', 'tool', 'brave', 0, 0, 5000, now()), ($1, 'd', 'tool', 'brave', 0, 0, 5000, now())`,
      [jobId],
    )
    await finish(jobId, 0)
    await db.query('delete from jobs where id = $1', [jobId])
    await db.query('delete from costs where job_id = $1', [jobId])
    const { rows } = await db.query(
      `select metered, outcome, percentage_charged, remaining_percent, model_input_tokens, model_output_tokens, tool_calls from usage_ledger
       where job_id = $1 and kind = 'settle'`,
      [jobId],
    )
    const tokens = { modelInputTokens: 111, modelOutputTokens: 23, toolCalls: 2 }
    expect(rows).toEqual([
      {
        metered: true,
        outcome: 'succeeded',
        percentageCharged: 15,
        remainingPercent: 85,
        ...tokens,
      },
    ])
  })

  test('credits of thousands of dollars move like few', async () => {
    const { accountId, week } = await owner(9_000_000_000)
    const included = { reservedBy: 0, spentBy: 0 }
    const extra = { reservedBy: 5_000_000_000, spentBy: 3_000_000_000 }
    const move = { accountId, keyId: null, weekStart: week, day, month, included, costBy: 0 }
    await inTransaction(db, (tx) => updateUsage(tx, { ...move, extra }))
    expect(await moneyOf(accountId)).toEqual([6_000_000_000, 5_000_000_000])
  })

  test('credits are never taken below nothing, by whatever mistake', async () => {
    const { accountId, week } = await owner(10_000)
    const by = { reservedBy: 0, spentBy: 0 }
    const move = { accountId, keyId: null, weekStart: week, day, month, included: by, costBy: 0 }
    const take = (extra: typeof by) =>
      inTransaction(db, (tx) => updateUsage(tx, { ...move, extra }))
    await expect(take({ reservedBy: 10_001, spentBy: 0 })).rejects.toThrow(/check constraint/)
    await expect(take({ reservedBy: 0, spentBy: 10_001 })).rejects.toThrow(/check constraint/)
    await expect(take({ reservedBy: -1, spentBy: 0 })).rejects.toThrow(/check constraint/)
    await expect(
      inTransaction(db, async (tx) =>
        updateCredits(tx, await accountOf(tx, accountId), -10_001, at),
      ),
    ).rejects.toThrow(/check constraint/)
    expect(await moneyOf(accountId)).toEqual([10_000, 0])
  })
})
