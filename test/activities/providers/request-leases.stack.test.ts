import { setTimeout } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RequestLeases } from '../../../activities/providers/request-leases.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { DrawCounter } from '../../../store/limits/draw-counter.ts'
import { countDraws } from '../../../store/limits/rate-limits.ts'
import { randomFrom } from '../../support/random.ts'
import { useDatabase } from '../../support/service/use-database.ts'

let db: Db
let nowMs = Date.parse('2029-01-01')
const now = () => new Date(nowMs)
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 8 })
})
afterAll(() => db.end())

const openWorker = () => new RequestLeases(new DrawCounter(db, now), now)
const buildWindows = (count: number, requests: number, seconds: number) =>
  Array.from({ length: count }, (_, n) => ({ key: `source:${n}:${requests}`, requests, seconds }))

async function loadPoints(key: string): Promise<number> {
  const { rows } = await db.query<{ points: number }>(
    sql`select points from rate_limits where key = ${key}`,
  )
  return rows[0]?.points ?? 0
}

/** The last transaction that wrote a window, once all statements under way have ended. */
async function findLastWrite(): Promise<number> {
  await expect.poll(() => db.totalCount - db.idleCount + db.waitingCount).toBe(0)
  const { rows } = await db.query<{ last: number }>(
    sql`select coalesce(max(xmin::text::bigint), 0) as last from rate_limits`,
  )
  return rows[0]?.last ?? 0
}

test.each([
  { requests: 5, seconds: 1, unsent: 2 },
  { requests: 60, seconds: 60, unsent: 6 },
  { requests: 10, seconds: 86_400, unsent: 0 },
])(
  'two workers that ask at once send no more than $requests in a window, hardly less',
  async (limit) => {
    const { unsent, ...allowed } = limit
    const workers = [openWorker(), openWorker()]
    for (let round = 0; round < 4; round += 1) {
      const window = { key: `source:two:${allowed.requests}`, ...allowed }
      const taken: { isTaken: boolean; expire: number }[] = []
      // in bursts of uneven size
      for (const burst of [1, 3, 2, 30, 7, 80])
        taken.push(
          ...(await Promise.all(
            Array.from({ length: burst }, (_, n) => (workers[n % 2] ?? openWorker()).take(window)),
          )),
        )
      const sent = taken.filter(({ isTaken }) => isTaken).length
      expect(sent).toBeLessThanOrEqual(allowed.requests)
      expect(sent).toBeGreaterThanOrEqual(allowed.requests - unsent)
      const ends = taken.filter(({ isTaken }) => !isTaken).map(({ expire }) => expire)
      expect(new Set(ends)).toEqual(new Set([nowMs + allowed.seconds * 1_000]))
      nowMs += allowed.seconds * 1_000
    }
  },
)

test('what idle workers took ahead is a small part of a window', async () => {
  const window = { key: 'source:idle', requests: 100, seconds: 300 }
  const idle = Array.from({ length: 30 }, openWorker)
  for (const worker of idle) await worker.take(window)
  await expect.poll(() => loadPoints(window.key)).toBeLessThanOrEqual(90)
  const busy = openWorker()
  let taken = 0
  while ((await busy.take(window)).isTaken) taken += 1
  expect(taken).toBeGreaterThanOrEqual(5)
  expect(taken + idle.length).toBeLessThanOrEqual(100)
})

test('runs that ask alike in several bursts write once for a few of them', async () => {
  const worker = openWorker()
  const [first, second] = [buildWindows(6, 80, 60), buildWindows(4, 90, 60)]
  const run = async () => {
    for (const burst of [first, second]) {
      const taken = await Promise.all(burst.map((window) => worker.take(window)))
      expect(taken.every(({ isTaken }) => isTaken)).toBe(true)
    }
  }
  await run()
  nowMs += 5_000
  let writing = 0
  for (let n = 0; n < 8; n += 1) {
    const before = await findLastWrite()
    await run()
    if ((await findLastWrite()) !== before) writing += 1
  }
  expect(writing).toBeLessThanOrEqual(4)
})

test.each([
  { requests: 70, before: 0, is: 'empty' },
  { requests: 75, before: 60, is: 'crowded' },
])('a start that counts what its run takes of $is windows is the only write', async (kind) => {
  const worker = openWorker()
  const long = buildWindows(3, kind.requests, 60)
  const expire = nowMs + 60_000
  await countDraws(
    db,
    long.map(({ key }) => ({ key, points: kind.before, expire })),
    nowMs,
  )
  const windows = [...long, ...buildWindows(1, 6, 1)]
  const run = async () => {
    const ahead = worker.takeAhead()
    const counts = await countDraws(db, ahead.draws, nowMs)
    ahead.settle(counts)
    ahead.close()
    const before = await findLastWrite()
    for (const window of windows) expect(await worker.take(window)).toMatchObject({ isTaken: true })
    return (await findLastWrite()) !== before
  }
  await run()
  await run()
  let writing = 0
  for (let n = 0; n < 8; n += 1) {
    nowMs += 400
    if (await run()) writing += 1
  }
  expect(writing).toBe(0)
})

test('what a start was to count is counted anew when the start came to nothing', async () => {
  const worker = openWorker()
  const window = { key: 'source:start', requests: 60, seconds: 4 }
  await worker.take(window)
  nowMs += 4_000
  const lost = worker.takeAhead()
  expect(lost.draws.map(({ key }) => key)).toContain(window.key)
  // one start at a time counts them
  expect(worker.takeAhead().draws.map(({ key }) => key)).not.toContain(window.key)
  lost.close()
  expect(await worker.take(window)).toMatchObject({ isTaken: true })
  // its own and those ahead
  await expect.poll(() => loadPoints(window.key)).toBe(5)
})

test('three workers whose starts count ahead at random send no more than a window allows', async () => {
  const random = randomFrom(17)
  const workers = [openWorker(), openWorker(), openWorker()]
  const windows = [
    { key: 'source:random:brief', requests: 5, seconds: 1 },
    { key: 'source:random:long', requests: 40, seconds: 8 },
  ]
  const sent = new Map<string, number>()
  const step = async (worker: RequestLeases) => {
    const chance = random()
    if (chance < 0.3) {
      const ahead = worker.takeAhead()
      const counts = await countDraws(db, ahead.draws, nowMs)
      // some starts break off, and it stays unknown what they counted
      if (random() < 0.8) ahead.settle(counts)
      ahead.close()
      return
    }
    const window = windows[chance < 0.6 ? 0 : 1]
    if (window === undefined) return
    const { isTaken, expire } = await worker.take(window)
    if (!isTaken) return
    if (random() < 0.1) return await worker.giveBack(window, expire)
    const key = `${window.key} ${expire}`
    sent.set(key, (sent.get(key) ?? 0) + 1)
    expect(sent.get(key)).toBeLessThanOrEqual(window.requests)
  }
  for (let round = 0; round < 60; round += 1) {
    await Promise.all(
      Array.from({ length: 6 }, async (_, n) => await step(workers[n % 3] ?? openWorker())),
    )
    nowMs += Math.floor(random() * 300)
  }
  expect(sent.size).toBeGreaterThan(5)
})

test('a request that is given back can be sent by another worker once the window is crowded', async () => {
  const window = { key: 'source:back', requests: 4, seconds: 86_400 }
  const [one, other] = [openWorker(), openWorker()]
  for (let n = 0; n < 4; n += 1) expect(await one.take(window)).toMatchObject({ isTaken: true })
  expect(await other.take(window)).toMatchObject({ isTaken: false })
  // what is refused counts no longer than for a moment
  await expect.poll(() => loadPoints(window.key)).toBe(4)
  await one.giveBack(window, nowMs + 86_400_000)
  expect(await other.take(window)).toMatchObject({ isTaken: true })
  expect(await other.take(window)).toMatchObject({ isTaken: false })
  await expect.poll(() => loadPoints(window.key)).toBe(4)
})

class SlowToRelease extends DrawCounter {
  override async release(draw: Parameters<DrawCounter['release']>[0]): Promise<void> {
    await setTimeout(80)
    await super.release(draw)
  }
}

test('a window sends all that it allows while a slow database takes back what was ahead', async () => {
  const worker = new RequestLeases(new SlowToRelease(db, now), now)
  const window = { key: 'source:slow', requests: 30, seconds: 60 }
  const taken: boolean[] = []
  for (let n = 0; n < 32; n += 1) taken.push((await worker.take(window)).isTaken)
  expect(taken.filter((isTaken) => isTaken)).toHaveLength(30)
  await expect.poll(() => loadPoints(window.key)).toBe(30)
})

test('a window that was seen full is only read until it is over', async () => {
  const window = { key: 'source:full', requests: 2, seconds: 60 }
  const worker = openWorker()
  for (let n = 0; n < 3; n += 1) await worker.take(window)
  await expect.poll(() => loadPoints(window.key)).toBe(2)
  const before = await findLastWrite()
  for (let n = 0; n < 5; n += 1) expect(await worker.take(window)).toMatchObject({ isTaken: false })
  expect(await findLastWrite()).toBe(before)
  nowMs += 60_000
  expect(await worker.take(window)).toMatchObject({ isTaken: true })
})

test('a window of a second that was found full is written no more until it is over', async () => {
  const window = { key: 'source:second', requests: 6, seconds: 1 }
  const worker = openWorker()
  let sent = 0
  while ((await worker.take(window)).isTaken) sent += 1
  expect(sent).toBe(6)
  const before = await findLastWrite()
  for (let n = 0; n < 5; n += 1) expect(await worker.take(window)).toMatchObject({ isTaken: false })
  expect(await findLastWrite()).toBe(before)
  expect(await loadPoints(window.key)).toBeGreaterThan(6)
  nowMs += 1_000
  expect(await worker.take(window)).toMatchObject({ isTaken: true })
})

test('a request that is given back after its window adds none to the next', async () => {
  const window = { key: 'source:late', requests: 2, seconds: 60 }
  const worker = openWorker()
  const { expire } = await worker.take(window)
  nowMs += 60_000
  await worker.giveBack(window, expire)
  const taken: boolean[] = []
  for (let n = 0; n < 4; n += 1) taken.push((await worker.take(window)).isTaken)
  expect(taken).toEqual([true, true, false, false])
})

test.each([2, 60])(
  'a request that is given back when the next window of %i has begun adds none to that',
  async (requests) => {
    const window = { key: `source:later:${requests}`, requests, seconds: 60 }
    const worker = openWorker()
    const { expire } = await worker.take(window)
    nowMs += 60_000
    let sent = 0
    const send = async () => {
      if ((await worker.take(window)).isTaken) sent += 1
    }
    await send()
    await worker.giveBack(window, expire)
    for (let n = 0; n < requests + 5; n += 1) await send()
    expect(sent).toBeLessThanOrEqual(requests)
  },
)

test('a clock that is set back while a request is counted sends none that is not counted', async () => {
  const readings: number[] = []
  const worker = new RequestLeases(
    new DrawCounter(db, now),
    () => new Date(readings.shift() ?? nowMs),
  )
  const [window, other] = [
    { key: 'source:clock', requests: 40, seconds: 60 },
    { key: 'source:clock:other', requests: 40, seconds: 60 },
  ]
  const expire = nowMs + 60_000
  await countDraws(db, [{ key: window.key, points: 35, expire }], nowMs)
  nowMs = expire - 1
  await worker.take(window)
  readings.push(expire + 1)
  await worker.take(other)
  // behind what was asked beside it
  await worker.count({ key: other.key, points: 0, expire })
  await worker.take(window)
  expect(await loadPoints(window.key)).toBeGreaterThanOrEqual(37)
})
