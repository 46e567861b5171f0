import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isUnavailable } from '../../../store/database/errors.ts'
import { type Db, inTransaction, inTransactionOn, openStore } from '../../../store/database/open.ts'
import { hold } from '../../support/rows/jobs.ts'
import { startRelay } from '../../support/servers/relay.ts'
import { useStack } from '../../support/stack/use-stack.ts'

describe('a pool of the API, in front of a database that does not answer', () => {
  let databaseUrl: string
  let db: Db
  beforeAll(async () => {
    databaseUrl = await useStack().createTestDatabase('time_limits')
    const owner = openStore(databaseUrl, { max: 1 })
    await owner.query('create table rows (id text primary key)')
    await owner.query(`insert into rows values ('held'), ('other')`)
    await owner.end()
  })
  beforeEach(() => {
    db = openStore(databaseUrl, { purpose: 'requests', max: 4 })
  })
  afterEach(() => db.end())

  const lock = (id: string) =>
    inTransactionOn(db, id, (tx) => tx.query('select from rows where id = $1 for update', [id]))

  /** How long it took, and whether it failed in a way that may pass. */
  async function outcome(work: Promise<unknown>): Promise<{ failed: boolean; ms: number }> {
    const started = performance.now()
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (error !== null && !isUnavailable(error)) throw error
    return { failed: error !== null, ms: performance.now() - started }
  }

  test('a lock is waited for two seconds', async () => {
    const held = await hold(databaseUrl, (tx) =>
      tx.query(`select from rows where id = 'held' for update`),
    )
    const { failed, ms } = await outcome(lock('held'))
    await held.release()
    expect({ failed, inTime: ms > 1_500 && ms < 4_000 }).toEqual({ failed: true, inTime: true })
    expect((await outcome(lock('held'))).failed).toBe(false)
  })

  test('twenty transactions on a held row leave connections to every other row', async () => {
    const held = await hold(databaseUrl, (tx) =>
      tx.query(`select from rows where id = 'held' for update`),
    )
    const waiting = Array.from({ length: 20 }, () => outcome(lock('held')))
    await held.waited()
    const other = await outcome(lock('other'))
    expect({ failed: other.failed, quick: other.ms < 1_000 }).toEqual({
      failed: false,
      quick: true,
    })
    await held.release()
    await Promise.all(waiting)
  })

  test('a server process that is frozen in the middle of a transaction fails it within seconds', async () => {
    let pid = 0
    const frozen = outcome(
      inTransactionOn(db, 'held', async (tx) => {
        const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
        pid = rows[0]?.pid ?? 0
        process.kill(pid, 'SIGSTOP')
        await tx.query('select 1')
      }),
    )
    const { failed, ms } = await frozen.finally(() => process.kill(pid, 'SIGCONT'))
    expect({ failed, inTime: ms < 7_000 }).toEqual({ failed: true, inTime: true })
    expect((await outcome(lock('held'))).failed).toBe(false)
  })

  test('statements behind one that a frozen server process does not answer fail with it', async () => {
    const quick = openStore(databaseUrl, { purpose: 'limits', max: 1 })
    const { rows } = await quick.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? 0
    process.kill(pid, 'SIGSTOP')
    const line = await quick.connect()
    const said: string[] = []
    line.on('error', (error) => said.push(error.message))
    const startedAt = performance.now()
    const outcomes = await Promise.all(
      [line.query('select 1'), line.query('select 2'), line.query('select 3')].map(outcome),
    ).finally(() => process.kill(pid, 'SIGCONT'))
    expect(outcomes.map(({ failed }) => failed)).toEqual([true, true, true])
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    expect((await outcome(line.query('select 4'))).failed).toBe(true)
    line.release()
    expect((await quick.query('select pg_backend_pid() as pid')).rows).not.toEqual(rows)
    await quick.end()
  })

  test('a statement that is answered in time leaves the ones after it their own time', async () => {
    const quick = openStore(databaseUrl, { purpose: 'limits', max: 1 })
    for (let nth = 0; nth < 4; nth += 1)
      expect((await outcome(quick.query('select pg_sleep(.7)'))).failed).toBe(false)
    await quick.end()
  })

  test('a statement that the driver refuses to send ends no connection', async () => {
    const quick = openStore(databaseUrl, { purpose: 'limits', max: 1 })
    const line = await quick.connect()
    const refused: Promise<unknown> = Reflect.apply(line.query, line, [null])
    await expect(refused).rejects.toThrow('null')
    await line.query('select 1')
    await sleep(1_800)
    expect((await outcome(line.query('select 2'))).failed).toBe(false)
    line.release()
    await quick.end()
  })

  test('a line that swallows everything fails a statement within seconds, and the next one takes another line', async () => {
    const direct = new URL(databaseUrl)
    const relay = await startRelay(Number(direct.port))
    direct.port = String(relay.port)
    const far = openStore(direct.href, { purpose: 'limits', max: 1 })
    await far.query('select 1')
    relay.silence('')
    const { failed, ms } = await outcome(far.query('select 1'))
    expect({ failed, inTime: ms < 3_000 }).toEqual({ failed: true, inTime: true })
    expect((await outcome(far.query('select 1'))).failed).toBe(false)
    await far.end()
    await relay.close()
  })

  test('a transaction that its client leaves alone gives its locks back', async () => {
    const quick = openStore(databaseUrl, { purpose: 'limits', max: 1 })
    const left = outcome(
      inTransaction(quick, async (tx) => {
        await tx.query(`select from rows where id = 'held' for update`)
        await sleep(2_500)
        await tx.query('select 1')
      }),
    )
    await sleep(500)
    const { failed, ms } = await outcome(lock('held'))
    expect({ failed, waited: ms > 500 }).toEqual({ failed: false, waited: true })
    expect((await left).failed).toBe(true)
    await quick.end()
  })

  test('a statement that takes too long is ended by the database itself', async () => {
    const quick = openStore(databaseUrl, { purpose: 'limits', max: 1 })
    // query_canceled: a client that merely gives up would leave the statement its locks
    await expect(quick.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    await quick.end()
  })

  test('a statement of a command takes as long as it needs', async () => {
    const patient = openStore(databaseUrl, { max: 1 })
    const { rows } = await patient.query('show statement_timeout')
    expect(rows).toEqual([{ statementTimeout: '0' }])
    await patient.end()
  })
})
