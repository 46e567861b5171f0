import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findCachedEntry, insertCachedResult } from '../../../store/cache/cache.ts'
import { CacheReader } from '../../../store/cache/cache-reader.ts'
import { Listener } from '../../../store/database/listen.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { deleteCache } from '../../../store/opt-outs/erase.ts'
import { eventually } from '../../support/eventually.ts'
import { pauseConnection } from '../../support/rows/pause-connection.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const week = new Date('2026-01-05')
const wanted = { operation: 'vin', cacheKey: 'one', accountId: null, weekStart: week }
const later = new Date('2030-01-01')

let db: Db
let listener: Listener
let reader: CacheReader
let now: Date
/** Statements that the reader has sent. */
let statements: number
/** What the last of them asked, in rows. */
let rows: number
beforeAll(async () => {
  const url = await useStack().createTestDatabase('cache_reader')
  db = openStore(url, { max: 3 })
  listener = new Listener(url)
  await listener.start()
  return async () => {
    await listener.close()
  }
})
afterAll(() => db.end())
beforeEach(async () => {
  await deleteCache(db, ['vin'])
  statements = 0
  now = new Date('2029-01-01')
  const counting = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: [{ values: unknown[][] }]) => {
        if (name === 'query') {
          statements += 1
          rows = given[0].values[0]?.length ?? 0
        }
        return value.apply(target, given)
      }
    },
  })
  reader = new CacheReader(counting, listener, () => now)
  await keep('first')
  await hearAll()
})

/** Resolves when the listener has heard all that was announced before. */
const hearAll = async () => {
  const last = randomUUID()
  const heard = new Promise<void>((resolve) => {
    listener.on('cache', function hear(name) {
      if (name !== last) return
      listener.off('cache', hear)
      resolve()
    })
  })
  await db.query(sql`select pg_notify('cache', ${last})`)
  await heard
}

const keep = async (result: string, cacheKey = 'one') =>
  await insertCachedResult(db, {
    operation: 'vin',
    cacheKey,
    result,
    events: null,
    builtAt: new Date(),
    expiresAt: later,
  })
const read = async (given = wanted) => (await reader.find(given))?.entry.result ?? null
/** Deletes as a process does that sends no notice. */
const removeSilently = async () => await db.query(sql`delete from cache`)

test('a connection that gives no answer holds back only the entries that it was asked for', async () => {
  await keep('second', 'two')
  await hearAll()
  const resume = await pauseConnection(db)
  const stuck = read()
  await nextTurn()
  try {
    expect(await read({ ...wanted, cacheKey: 'two' })).toBe('second')
  } finally {
    resume()
  }
  expect(await stuck).toBe('first')
})

test('a burst of reads of the cache is one statement, each with its own answer', async () => {
  await keep('other', 'two')
  const asked = [wanted, { ...wanted, cacheKey: 'two' }, wanted, { ...wanted, cacheKey: 'three' }]
  expect(await Promise.all(asked.map(read))).toEqual(['first', 'other', 'first', null])
  expect(statements).toBe(1)
})

test('what an account has spent is read anew beside a remembered result', async () => {
  await db.query(sql`
    insert into accounts (id, name, plan, created_at, anchor_at)
    values ('acct_reader', 'reader', 'free', now(), now()) on conflict do nothing
  `)
  const mine = { ...wanted, accountId: 'acct_reader' }
  const spend = async (spent: number) =>
    await db.query(sql`
      insert into usage_weeks (account_id, week_start, reserved_micro_dollars, spent_micro_dollars)
      values ('acct_reader', ${week}, 0, ${spent})
      on conflict (account_id, week_start) do update set spent_micro_dollars = ${spent}
    `)
  await spend(10)
  expect(await reader.find(mine)).toMatchObject({ spentMicroDollars: 10 })
  await spend(25)
  await removeSilently()
  expect(await reader.find(mine)).toMatchObject({
    entry: { result: 'first' },
    spentMicroDollars: 25,
  })
})

test('a remembered result is answered without a statement beside what was read as spent', async () => {
  const mine = { ...wanted, accountId: 'acct_reader' }
  const spent = { accountId: 'acct_reader', weekStart: week, spentMicroDollars: 40 }
  const answer = { entry: { result: 'first' }, spentMicroDollars: 40 }
  expect(await reader.find(mine, { ...spent, spentMicroDollars: 7 })).not.toBeNull()
  expect(statements).toBe(1)
  expect(await reader.find(mine, spent)).toMatchObject(answer)
  expect(statements).toBe(1)
  now = later
  expect(await reader.find(mine, spent)).toBeNull()
  expect(statements).toBe(2)
})

test('a burst asks once for each account, beside what it does not know', async () => {
  await keep('second', 'two')
  const two = { ...wanted, cacheKey: 'two' }
  const burst = [wanted, two, wanted, two, wanted]
  expect(await Promise.all(burst.map(read))).toEqual([
    'first',
    'second',
    'first',
    'second',
    'first',
  ])
  expect(rows).toBe(2)
  expect(await Promise.all(burst.map(read))).toHaveLength(5)
  expect(rows).toBe(1)
  const next = { ...two, weekStart: new Date('2026-01-12') }
  expect(await Promise.all([wanted, next].map(read))).toEqual(['first', 'second'])
  expect(rows).toBe(2)
})

test('a result that another process replaces is answered from then on', async () => {
  expect(await read()).toBe('first')
  await keep('second')
  await eventually(async () => expect(await read()).toBe('second'), { timeoutMs: 900 })
})

test('results that are erased are not answered from memory', async () => {
  expect(await read()).toBe('first')
  await deleteCache(db, ['vin'])
  await eventually(async () => expect(await read()).toBeNull(), { timeoutMs: 900 })
})

test('a remembered result ends with its time', async () => {
  expect(await read()).toBe('first')
  now = later
  expect(await read()).toBeNull()
})

test('a remembered result is read again after a second, whatever was heard', async () => {
  expect(await read()).toBe('first')
  await removeSilently()
  expect(await read()).toBe('first')
  await eventually(async () => expect(await read()).toBeNull(), { timeoutMs: 3_000 })
})

test('nothing is remembered while what others replace cannot be heard', async () => {
  listener.connected = false
  listener.emit('disconnected')
  try {
    expect(await read()).toBe('first')
    await removeSilently()
    expect(await read()).toBeNull()
  } finally {
    listener.connected = true
    listener.emit('connected')
  }
})

test('what was read before a replacement was heard is not remembered', async () => {
  const reading = read()
  await new Promise(setImmediate)
  listener.emit('cache', 'vin one')
  expect(await reading).toBe('first')
  await removeSilently()
  expect(await read()).toBeNull()
})

test('a database that fails refuses the reads of its burst, and later ones go on', async () => {
  await db.query(sql`alter table cache rename to cache_away`)
  try {
    await expect(reader.find(wanted)).rejects.toThrow('cache')
  } finally {
    await db.query(sql`alter table cache_away rename to cache`)
  }
  expect(await read()).toBe('first')
  expect(await findCachedEntry(db, { operation: 'vin', cacheKey: 'one', now })).not.toBeNull()
})
