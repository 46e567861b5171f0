import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeWeekStart } from '../../../research/usage/share-usage.ts'
import { lockAccount } from '../../../store/accounts/accounts.ts'
import { createId } from '../../../store/database/new-id.ts'
import { type Db, inTransaction, openStore } from '../../../store/database/open.ts'
import {
  insertCountedReservedJob,
  insertReservedJob,
  type NewJob,
  type WholeReserve,
} from '../../../store/jobs/new-jobs.ts'
import { loadServiceSpend, loadWeek, updateUsage } from '../../../store/usage/usage.ts'
import { eventually } from '../../support/eventually.ts'
import { ledgerOf, logOf, makeAccount } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

const allowance = 100_000
const now = new Date('2029-03-02T10:00:00Z')
const [day, month] = ['2029-03-02', '2029-03-01']

let db: Db
beforeAll(async () => {
  db = openStore(await useDatabase())
})
afterAll(() => db.end())

async function openWeek(): Promise<Account> {
  const accountId = await makeAccount(db, new Date('2029-02-20T00:00:00Z'))
  const account = await lockAccount(db, accountId)
  return { accountId, week: computeWeekStart(account?.anchorAt ?? now, now) }
}

function buildJob(accountId: string): NewJob {
  return {
    id: createId('job'),
    owner: accountId,
    accountId,
    keyId: null,
    operation: 'search',
    channel: 'sync',
    sandbox: false,
    input: { query: 'Ada Example' },
    metadata: {},
    progress: { percent: 0, label: 'Queued' },
    requestId: createId('req'),
    deadlineSeconds: 60,
    maxPercentage: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
    event: { type: 'status', label: 'Queued', stage: 'queued', percent: 0 },
  }
}

type Account = { accountId: string; week: Date }

const buildReserve = (
  { accountId, week }: Account,
  microDollars: number,
  plan = 'standard',
): WholeReserve => ({ accountId, plan, allowance, weekStart: week, microDollars, month, day })

async function start(
  account: Account,
  microDollars: number,
  plan?: string,
): Promise<string | null> {
  const reserve = buildReserve(account, microDollars, plan)
  return (await insertReservedJob(db, buildJob(account.accountId), reserve))?.id ?? null
}

test('a job that its week has room for is written with its reserve, at once', async () => {
  const account = await openWeek()
  const before = await loadServiceSpend(db, day)
  const [first, second] = [await start(account, 60_000), await start(account, 40_000)]
  for (const job of [first, second])
    expect(await logOf(db, job ?? '')).toMatchObject([{ seq: 1, dedupeKey: 'queued' }])
  expect(await ledgerOf(db, first ?? '')).toMatchObject([
    { kind: 'reserve', microDollars: 60_000, weekStart: account.week },
  ])
  expect(await loadWeek(db, account.accountId, account.week)).toEqual({
    reservedMicroDollars: allowance,
    spentMicroDollars: 0,
  })
  expect((await loadServiceSpend(db, day)).dayUsed - before.dayUsed).toBe(allowance)
})

test('a job that its week has no room for, or whose account has another plan, leaves nothing', async () => {
  const account = await openWeek()
  await start(account, 60_001)
  expect(await start(account, 40_000)).toBe(null)
  expect(await start(account, 1, 'larger')).toBe(null)
  const { rowCount } = await db.query('select from jobs where account_id = $1', [account.accountId])
  expect(rowCount).toBe(1)
  expect(await loadWeek(db, account.accountId, account.week)).toMatchObject({
    reservedMicroDollars: 60_001,
  })
})

test('of many jobs that start at the same time no more are written than the week has room for', async () => {
  const account = await openWeek()
  const started = await Promise.all(Array.from({ length: 9 }, () => start(account, 30_000)))
  expect(started.filter((id) => id !== null)).toHaveLength(3)
})

test('a job waits for an admission that holds the account, and sees what that has set aside', async () => {
  const account = await openWeek()
  const { accountId, week } = account
  const waiting = await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const job = start(account, 50_000)
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
    await eventually(async () => {
      const blocked = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))'
      expect((await db.query(blocked, [rows[0]?.pid])).rowCount).toBe(1)
    })
    const none = { reservedBy: 0, spentBy: 0 }
    const included = { reservedBy: 60_000, spentBy: 0 }
    const move = { accountId, keyId: null, weekStart: week, month, day, costBy: 0 }
    await updateUsage(tx, { ...move, included, extra: none })
    return { job }
  })
  expect(await waiting.job).toBe(null)
  expect(await loadWeek(db, accountId, week)).toMatchObject({ reservedMicroDollars: 60_000 })
})

test('a counted job is decided wherever its account was looked at', async () => {
  const account = await openWeek()
  const startCounted = async (microDollars: number) => {
    const { job, isDecided } = await insertCountedReservedJob(db, buildJob(account.accountId), {
      reserve: buildReserve(account, microDollars),
      draws: [{ key: `test:${account.accountId}`, points: 1, limit: 9, expire: now.getTime() + 1 }],
      now: now.getTime(),
    })
    return { isWritten: job !== null, isDecided }
  }
  expect(await startCounted(60_000)).toEqual({ isWritten: true, isDecided: true })
  expect(await startCounted(60_000)).toEqual({ isWritten: false, isDecided: true })
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, account.accountId)
    expect(await startCounted(40_000)).toEqual({ isWritten: false, isDecided: false })
  })
  expect(await startCounted(40_000)).toEqual({ isWritten: true, isDecided: true })
})
