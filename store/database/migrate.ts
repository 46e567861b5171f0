import path from 'node:path'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { findErrorCode } from './errors.ts'

/** A server that accepts and says nothing would hold an upgrade for ever. */
const connectMs = 10_000

/**
 * How long a table is waited for, in times of what PostgreSQL waits before it looks for a deadlock.
 * Less than once, since processes of the version before, which run on, may wait for another table
 * that this migration has locked: they get it before the next try. Every third try waits longer,
 * since PostgreSQL ends an autovacuum that is in the way when it has looked.
 */
const lockWaits = [0.5, 0.5, 1.5] as const
const pauseSeconds = 0.2

/** So that of several processes one migrates. */
const lockKey = "hashtext('migrations')"

/**
 * Applies every migration that the database lacks; safe to run from several processes at once, and
 * beside processes that use the database.
 * @returns the names of those applied now
 */
export async function migrate(
  databaseUrl: string,
  { connectionTimeoutMillis = connectMs } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis })
  // a lost connection fails the statement under way, or the next one
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(${lockKey})`)
    const { rows } = await client.query<{ since: string }>('select localtimestamp::text as since')
    await applyAll(client)
    return await listMigrations(client, rows[0]?.since ?? 'infinity')
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Unable to ensure'))
      await repeatRefusal(client)
    throw error
  } finally {
    await client.end()
  }
}

async function applyAll(client: pg.Client): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const wait = lockWaits[tries % lockWaits.length]
    const deadlockSeconds = "extract(epoch from current_setting('deadlock_timeout')::interval)"
    const lockMs = `ceil(${wait} * 1000 * ${deadlockSeconds})::integer::text`
    await client.query(`select set_config('lock_timeout', ${lockMs}, false)`)
    if (await tryAll(client)) return
    await client.query(`select pg_sleep(${pauseSeconds})`)
  }
}

/** @returns false where a table is in use; what was applied before that stays */
async function tryAll(client: pg.Client): Promise<boolean> {
  try {
    await runner({
      dbClient: client,
      dir: path.join(import.meta.dirname, '../migrations'),
      direction: 'up',
      migrationsTable: 'migrations',
      count: Number.POSITIVE_INFINITY,
      advisoryLockMode: 'wait',
      log: () => undefined,
    })
    return true
  } catch (error) {
    if (!['40P01', '55P03'].includes(findErrorCode(error))) throw error
    await client.query('rollback')
    return false
  }
}

async function listMigrations(client: pg.Client, since: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations where run_on >= $1::timestamp order by name',
    [since],
  )
  return rows.map(({ name }) => name)
}

/**
 * Asks for a table as the runner did, which keeps of a refusal no more than its text. The catalogue
 * could say which right is missing, but not that the server is read-only or its disk is full.
 * @throws the refusal with its code
 */
async function repeatRefusal(client: pg.Client): Promise<void> {
  await client.query('begin; create table refused_again (); rollback')
}
