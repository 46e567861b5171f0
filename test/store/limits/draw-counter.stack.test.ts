import { setImmediate as nextTurn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRateLimits } from '../../../api/limits/rate-limits.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { DrawCounter } from '../../../store/limits/draw-counter.ts'
import { countDraws, deleteDrawsBefore } from '../../../store/limits/rate-limits.ts'
import { hold } from '../../support/rows/jobs.ts'
import { pauseConnection } from '../../support/rows/pause-connection.ts'
import { useDatabase } from '../../support/service/use-database.ts'

const now = new Date('2029-01-01')
const expire = now.getTime() + 60_000
const weekStart = new Date('2028-12-31')

let databaseUrl: string
let db: Db
let counter: DrawCounter
beforeAll(async () => {
  databaseUrl = await useDatabase()
  db = openStore(databaseUrl, { max: 1 })
  counter = new DrawCounter(db, () => now)
  await db.query(sql`
    insert into accounts (id, name, plan, created_at, anchor_at)
    select id, id, 'free', now(), now() from unnest(${['rich', 'poor']}::text[]) as given (id)
  `)
  await db.query(sql`
    insert into usage_weeks (account_id, week_start, reserved_micro_dollars, spent_micro_dollars)
    values ('rich', ${weekStart}, 3, 70), ('poor', ${weekStart}, 0, 2)
  `)
})
afterAll(() => db.end())

const draw = (key: string, accountId?: string) => ({
  key,
  points: 1,
  expire,
  ...(accountId === undefined ? {} : { week: { accountId, weekStart } }),
})

test('draws of one burst each see their own place, and what their account has spent', async () => {
  const draws = [
    draw('ip'),
    draw('vin:1', 'rich'),
    draw('ip'),
    draw('vin:2', 'poor'),
    draw('vin:1'),
  ]
  const counts = await Promise.all(draws.map((one) => counter.count(one)))
  expect(counts.map(({ points }) => points)).toEqual([1, 1, 2, 1, 2])
  expect(counts.map(({ spent }) => spent?.spentMicroDollars ?? null)).toEqual([
    null,
    70,
    null,
    2,
    70,
  ])
  expect(counts[1]?.spent).toEqual({ accountId: 'rich', weekStart, spentMicroDollars: 70 })
})

test('a connection that gives no answer holds back only the draws that it was asked to count', async () => {
  const pool = openStore(databaseUrl, { max: 2 })
  onTestFinished(() => pool.end())
  const own = new DrawCounter(pool, () => now)
  const resume = await pauseConnection(pool)
  const stuck = own.count(draw('stuck'))
  await nextTurn()
  try {
    expect(await own.count(draw('other'))).toMatchObject({ points: 1 })
  } finally {
    resume()
  }
  expect(await stuck).toMatchObject({ points: 1 })
})

test('a week in which nothing was spent counts as nothing spent', async () => {
  const week = { accountId: 'rich', weekStart: new Date('2029-01-07') }
  const { spent } = await counter.count({ key: 'vin:3', points: 1, expire, week })
  expect(spent).toEqual({ ...week, spentMicroDollars: 0 })
})

test('points that are given back are free again in their own window, and not in the next', async () => {
  const at = (now: Date) => new DrawCounter(db, () => now)
  const later = new Date(expire)
  const next = expire + 60_000
  const key = 'source:1'
  await counter.count({ key, points: 3, expire })
  await Promise.all([1, 1].map((points) => counter.release({ key, points, expire })))
  expect(await counter.count({ key, points: 1, expire })).toMatchObject({ points: 2, expire })
  await at(later).count({ key, points: 1, expire: next })
  await at(later).release({ key, points: 1, expire })
  expect(await at(later).count({ key, points: 1, expire: next })).toMatchObject({ points: 2 })
})

test('a window from before the clock was set back ends with one that begins now', async () => {
  const hourMs = 3_600_000
  const key = 'set back'
  const ahead = new DrawCounter(db, () => new Date(now.getTime() + hourMs))
  await ahead.count({ key, points: 3, expire: expire + hourMs })
  // to its readers it is over
  expect(await counter.count({ key, points: 0, expire })).toMatchObject({ points: 0, expire })
  expect(await counter.count({ key, points: 1, expire })).toMatchObject({ points: 4, expire })
  // processes whose clocks differ a little share one window
  const behind = expire - 1_500
  expect(await counter.count({ key, points: 1, expire: behind })).toMatchObject({ expire })
})

test('a caller over its limit waits a minute at most when the clock is set back by an hour', async () => {
  let at = now.getTime() + 3_600_000
  const clock = { now: () => new Date(at), isWrong: () => Promise.resolve(false) }
  const limits = createRateLimits(db, clock)
  onTestFinished(() => limits.close())
  const ask = () => limits.consume({ policy: 'batch', limit: 1, subject: 'key_late' })
  await ask()
  expect(await ask()).toMatchObject({ exceeded: true })
  at = now.getTime()
  const { exceeded, resetsAtMs } = await ask()
  expect(exceeded).toBe(true)
  expect(resetsAtMs - Date.now()).toBeLessThanOrEqual(60_000)
  at += 60_001
  expect(await ask()).toMatchObject({ exceeded: false })
})

test('windows are forgotten while others begin anew, and neither waits for the other in a circle', async () => {
  const [first, last] = ['circle:1', 'circle:2']
  const at = now.getTime()
  // in the table the last key comes first
  for (const key of [last, first])
    await countDraws(db, [{ key, points: 1, expire: at - 1 }], at - 2)
  const held = await hold(databaseUrl, (tx) =>
    tx.query('select from rate_limits where key = $1 for update', [first]),
  )
  const other = openStore(databaseUrl, { max: 1 })
  const counting = countDraws(
    other,
    [first, last].map((key) => ({ key, points: 1, expire })),
    at,
  )
  await held.waited()
  const forgetting = deleteDrawsBefore(db, at)
  await expect.poll(() => isDone(forgetting)).toBe(true)
  await held.release()
  const counts = await counting
  expect([...counts.values()].map(({ points }) => points)).toEqual([1, 1])
  await other.end()
})

async function isDone(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(() => true)
  return await Promise.race([
    done,
    new Promise<boolean>((resolve) => setTimeout(resolve, 50, false)),
  ])
}
