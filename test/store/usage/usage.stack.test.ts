import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { buildPlans } from '../../../contract/operations/plans.ts'
import { computeWeekStart } from '../../../research/usage/share-usage.ts'
import { lockAccount } from '../../../store/accounts/accounts.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertCost } from '../../../store/usage/costs.ts'
import { loadWeek } from '../../../store/usage/usage.ts'
import type { RunEnding } from '../../../workflows/ports.ts'
import {
  ledgerOf,
  logOf,
  makeAccount,
  makeJob,
  rowOf,
  storeResult,
} from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const allowance = 1_000_000
const dayMs = 86_400_000
const completed: RunEnding = { stopReason: 'completed', failureType: null }

describe('the ledger', () => {
  let db: Db
  beforeAll(async () => {
    db = openStore(await useDatabase(), { max: 20 })
  })
  afterAll(() => db.end())

  const createdAt = new Date('2026-03-02T10:00:00Z')

  async function makeOwner(): Promise<{ accountId: string; week: Date }> {
    const accountId = await makeAccount(db, new Date('2026-02-20T15:30:00Z'))
    const account = await lockAccount(db, accountId)
    if (account === null) throw new Error('the account is gone')
    return { accountId, week: computeWeekStart(account.anchorAt, createdAt) }
  }

  async function makeRun(
    { accountId, week }: { accountId: string; week: Date },
    microDollars: number,
    costs: number[],
  ): Promise<string> {
    const id = await makeJob(db, {
      accountId,
      createdAt,
      reserve: { microDollars, weekStart: week },
    })
    await storeResult(db, id, '{"object":"vin_result"}')
    for (const [index, cost] of costs.entries()) await spend(id, `cost ${index}`, cost)
    return id
  }

  const spend = (jobId: string, dedupeKey: string, microDollars: number, name = 'provider') =>
    insertCost(db, {
      jobId,
      dedupeKey,
      kind: 'tool',
      name,
      calls: 1,
      inputTokens: 0,
      outputTokens: 0,
      microDollars,
      now: createdAt,
    })
  const finish = (jobId: string, ending = completed, now = createdAt) =>
    finishRun(activityDeps(db, { now: () => now, plans: buildPlans(allowance) }), jobId, ending)
  const usageOf = async (jobId: string) => (await rowOf(db, jobId)).usage

  test('a run reserves, then settles what it really cost, and the rest of the reserve is free again', async () => {
    const owner = await makeOwner()
    const job = await makeRun(owner, 50_000, [10_000, 5_000])
    expect(await loadWeek(db, owner.accountId, owner.week)).toEqual({
      reservedMicroDollars: 50_000,
      spentMicroDollars: 0,
    })
    await finish(job)
    expect(await loadWeek(db, owner.accountId, owner.week)).toEqual({
      reservedMicroDollars: 0,
      spentMicroDollars: 15_000,
    })
    expect(await ledgerOf(db, job)).toMatchObject([
      { kind: 'reserve', microDollars: 50_000 },
      { kind: 'settle', microDollars: 15_000 },
    ])
    expect(await usageOf(job)).toMatchObject({
      metered: true,
      percentageCharged: 1,
      remainingPercent: 99,
      credits: 1.5,
    })
  })

  test('however often and however parallel a run is finished, it is charged once and ends once', async () => {
    const owner = await makeOwner()
    const job = await makeRun(owner, 50_000, [20_000])
    const endings: RunEnding[] = [
      completed,
      { stopReason: 'cancelled', failureType: null },
      { stopReason: 'error', failureType: 'internal' },
      { stopReason: 'deadline_reached', failureType: null },
    ]
    const ends = await Promise.all(
      Array.from({ length: 40 }, (_, index) => finish(job, endings[index % endings.length])),
    )
    expect(new Set(ends.map(({ status }) => status)).size).toBe(1)
    expect((await ledgerOf(db, job)).map(({ kind }) => kind)).toEqual(['reserve', 'settle'])
    expect(await loadWeek(db, owner.accountId, owner.week)).toEqual({
      reservedMicroDollars: 0,
      spentMicroDollars: 20_000,
    })
    expect((await logOf(db, job)).map(({ dedupeKey }) => dedupeKey)).toEqual([
      'queued',
      'usage',
      'end',
    ])
    const [row, log] = [await rowOf(db, job), await logOf(db, job)]
    await finish(job, { stopReason: 'cancelled', failureType: null })
    expect([await rowOf(db, job), await logOf(db, job)]).toEqual([row, log])
  })

  test('the service absorbs what a last paid call exceeds, and never charges it', async () => {
    const owner = await makeOwner()
    const job = await makeRun(owner, 30_000, [20_000, 20_000])
    await finish(job)
    expect(await loadWeek(db, owner.accountId, owner.week)).toEqual({
      reservedMicroDollars: 0,
      spentMicroDollars: 30_000,
    })
    expect(await usageOf(job)).toMatchObject({ percentageCharged: 3, credits: 3 })
  })

  test('a cost that a retried activity writes twice counts once; costs of one name are summed in the breakdown', async () => {
    const job = await makeRun(await makeOwner(), 900_000, [])
    await Promise.all(
      Array.from({ length: 10 }, () => spend(job, 'search 1', 100_000, 'web search')),
    )
    const three = {
      kind: 'tool',
      name: 'web search',
      calls: 3,
      inputTokens: 0,
      outputTokens: 0,
      microDollars: 150_000,
    }
    await insertCost(db, { jobId: job, dedupeKey: 'search 2', ...three, now: createdAt })
    const model = {
      kind: 'model',
      name: 'large',
      calls: 1,
      inputTokens: 2_000_000_000,
      outputTokens: 7,
      microDollars: 40_000,
    }
    await insertCost(db, { jobId: job, dedupeKey: 'model 1', ...model, now: createdAt })
    await insertCost(db, { jobId: job, dedupeKey: 'model 2', ...model, now: createdAt })
    await finish(job)
    const usage = JSON.parse(
      (await logOf(db, job)).find(({ type }) => type === 'usage')?.payload ?? '',
    )
    expect(usage).toMatchObject({
      final: true,
      usage: { percentageCharged: 33 },
      breakdown: [
        {
          kind: 'model',
          name: 'large',
          inputTokens: 4_000_000_000,
          outputTokens: 14,
          percentage: 8,
        },
        { kind: 'tool', name: 'web search', calls: 4, percentage: 25 },
      ],
    })
    expect(usage.usage).toEqual(await usageOf(job))
  })

  test('a failed and a cancelled run are charged what they used', async () => {
    const owner = await makeOwner()
    const [failed, cancelled] = [
      await makeRun(owner, 50_000, [10_000]),
      await makeRun(owner, 50_000, [20_000]),
    ]
    await finish(failed, { stopReason: 'error', failureType: 'dataset_unavailable' })
    await finish(cancelled, { stopReason: 'cancelled', failureType: null })
    expect(await loadWeek(db, owner.accountId, owner.week)).toEqual({
      reservedMicroDollars: 0,
      spentMicroDollars: 30_000,
    })
    expect(await rowOf(db, failed)).toMatchObject({
      status: 'failed',
      error: { code: 'provider_unavailable' },
      result: null,
    })
    expect(await rowOf(db, cancelled)).toMatchObject({
      status: 'cancelled',
      error: { code: 'job_cancelled' },
      result: null,
    })
  })

  test('a run that ends after the week has turned is charged to the week it was reserved in', async () => {
    const owner = await makeOwner()
    const job = await makeRun(owner, 50_000, [40_000])
    const later = new Date(createdAt.getTime() + 9 * dayMs)
    await finish(job, completed, later)
    expect(await loadWeek(db, owner.accountId, owner.week)).toEqual({
      reservedMicroDollars: 0,
      spentMicroDollars: 40_000,
    })
    expect(await loadWeek(db, owner.accountId, new Date(owner.week.getTime() + 7 * dayMs))).toEqual(
      {
        reservedMicroDollars: 0,
        spentMicroDollars: 0,
      },
    )
    expect(await usageOf(job)).toMatchObject({
      percentageCharged: 4,
      remainingPercent: 96,
      resetAt: new Date(owner.week.getTime() + 7 * dayMs).toISOString(),
    })
  })

  test('the percentages of many runs that end at the same time add up to what no longer remains', async () => {
    const owner = await makeOwner()
    const costs = Array.from({ length: 60 }, (_, index) => 1_000 + ((index * 7_919) % 13_001))
    const jobs = await Promise.all(costs.map((cost) => makeRun(owner, 20_000, [cost])))
    await Promise.all(jobs.map((job) => finish(job)))
    const usages = await Promise.all(jobs.map(usageOf))
    const spent = costs.reduce((sum, cost) => sum + cost, 0)
    const charged = usages.reduce((sum, usage) => sum + (usage?.percentageCharged ?? 0), 0)
    expect(charged).toBe(Math.floor((spent * 100) / allowance))
    expect(Math.min(...usages.map((usage) => usage?.remainingPercent ?? 0))).toBe(100 - charged)
    expect(await loadWeek(db, owner.accountId, owner.week)).toEqual({
      reservedMicroDollars: 0,
      spentMicroDollars: spent,
    })
  })

  test('percentages stop at what the allowance has', async () => {
    const owner = await makeOwner()
    const jobs = [
      await makeRun(owner, 900_000, [900_000]),
      await makeRun(owner, 900_000, [900_000]),
      await makeRun(owner, 900_000, [1]),
    ]
    for (const job of jobs) await finish(job)
    const usages = await Promise.all(jobs.map(usageOf))
    expect(usages.map((usage) => usage?.percentageCharged)).toEqual([90, 10, 0])
    expect(usages.map((usage) => usage?.remainingPercent)).toEqual([10, 0, 0])
  })

  test('a free run settles at nothing while another of its account holds the account locked', async () => {
    const owner = await makeOwner()
    const job = await makeRun(owner, 0, [0])
    const client = await db.connect()
    try {
      await client.query('begin')
      await client.query('select from accounts where id = $1 for no key update', [owner.accountId])
      await finish(job)
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await ledgerOf(db, job)).toMatchObject([
      { kind: 'reserve', microDollars: 0 },
      { kind: 'settle', microDollars: 0 },
    ])
    expect(await usageOf(job)).toMatchObject({ percentageCharged: 0, remainingPercent: 100 })
  })

  test('a job without an account ends without usage', async () => {
    const job = await makeJob(db)
    await storeResult(db, job, '{"object":"vin_result"}')
    expect(await finish(job)).toEqual({ status: 'succeeded', stopReason: 'completed' })
    expect((await logOf(db, job)).map(({ type }) => type)).toEqual(['status', 'done'])
    expect(await usageOf(job)).toBeNull()
    expect(await ledgerOf(db, job)).toEqual([])
  })
})
