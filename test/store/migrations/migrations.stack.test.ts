import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findSchemaProblem } from '../../../store/database/find-schema-problem.ts'
import { migrate } from '../../../store/database/migrate.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { root } from '../../support/code/root.ts'
import { eventually } from '../../support/eventually.ts'
import { useStack } from '../../support/stack/use-stack.ts'
import { dumpSchema } from './dump-schema.ts'

const folder = path.join(root, 'store', 'migrations')

describe('the migrations', async () => {
  const names = (await readdir(folder)).map((file) => path.parse(file).name).sort()
  let db: Db
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await emptyDatabase('migrations')
    db = openStore(databaseUrl)
  })
  afterAll(() => db.end())

  async function emptyDatabase(name: string): Promise<string> {
    const url = new URL(useStack().databaseUrl)
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
    } finally {
      await client.end()
    }
    url.pathname = `/${name}`
    return url.href
  }

  test('a database that was not migrated to this version, or admits no one, says so', async () => {
    expect(await findSchemaProblem(db)).toMatch(
      /^the database lacks \d\d migrations from 0001_\w+ on: run npm run migrate first$/,
    )
    const url = new URL(databaseUrl)
    url.pathname = '/nowhere'
    const nowhere = openStore(url.href)
    expect(await findSchemaProblem(nowhere)).toBe(
      'the database cannot be used: database "nowhere" does not exist',
    )
    url.port = '9'
    const away = openStore(url.href)
    expect(await findSchemaProblem(away)).toBeNull()
    await Promise.all([nowhere.end(), away.end()])
  })

  test('processes that start at once on an empty database apply each of them once', async () => {
    const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(databaseUrl)))
    expect(applied.flat().sort()).toEqual(names)
    expect(applied.filter((list) => list.length > 0)).toHaveLength(1)
    const { rows } = await db.query<{ name: string }>('select name from migrations order by name')
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  test('a second start applies nothing', async () => {
    expect(await migrate(databaseUrl)).toEqual([])
    expect(await findSchemaProblem(db)).toBeNull()
    const last = names.at(-1)
    await db.query('delete from migrations where name = $1', [last])
    expect(await findSchemaProblem(db)).toBe(
      `the database lacks the migration ${last}: run npm run migrate first`,
    )
    await db.query('insert into migrations (name, run_on) values ($1, now())', [last])
  })

  /** Undoes the migrations from 0034 on, which locks the ledger, then the jobs. */
  async function undoLast(): Promise<string[]> {
    const undone = names.filter((name) => name >= '0034').reverse()
    for (const name of undone) {
      const [, down = ''] = (await readFile(path.join(folder, `${name}.sql`), 'utf8')).split(
        '-- Down Migration',
      )
      await db.query(down)
      await db.query('delete from migrations where name = $1', [name])
    }
    return undone.reverse()
  }
  /** The lock of the jobs that a migration waits for. */
  const waiting = "select from pg_locks where not granted and relation = 'jobs'::regclass"

  test('a migration lets a transaction pass that waits for what it has locked', async () => {
    const undone = await undoLast()
    const tx = await db.connect()
    onTestFinished(() => tx.release(true))
    await tx.query('begin; lock table jobs in row exclusive mode')
    const migrated = migrate(databaseUrl)
    await eventually(async () => expect((await db.query(waiting)).rowCount).toBe(1))
    await tx.query('lock table usage_ledger in row exclusive mode; commit')
    expect(await migrated).toEqual(undone)
  })

  test('a migration lets readers pass between its tries, of which some wait until PostgreSQL ends an autovacuum', async () => {
    await db.query(
      `alter database ${new URL(databaseUrl).pathname.slice(1)} set deadlock_timeout = '200ms'`,
    )
    const undone = await undoLast()
    const tx = await db.connect()
    onTestFinished(() => tx.release(true))
    await tx.query('begin; lock table jobs in share update exclusive mode')
    const migrated = migrate(databaseUrl)
    await eventually(async () => expect((await db.query(waiting)).rowCount).toBe(1))
    await db.query('select from jobs limit 1')
    const long = `${waiting} and now() - waitstart > interval '200 ms'`
    await eventually(async () => expect((await db.query(long)).rowCount).toBe(1), { everyMs: 20 })
    await tx.query('commit')
    expect(await migrated).toEqual(undone)
  })

  test('the migrations make the reviewed schema; after a new migration run the file again with "vitest --project stack --update"', async () => {
    await expect(await dumpSchema(db)).toMatchFileSnapshot('schema.sql')
  })
})
