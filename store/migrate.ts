import path from 'node:path'
import { runner } from 'node-pg-migrate'
import pg from 'pg'

/** A server that accepts and says nothing would hold an upgrade for ever. */
const connectMs = 10_000

/**
 * Applies every migration that the database lacks; safe to run from several processes at once (an
 * advisory lock lets one work).
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
    const applied = await runner({
      dbClient: client,
      dir: path.join(import.meta.dirname, 'migrations'),
      direction: 'up',
      migrationsTable: 'migrations',
      count: Number.POSITIVE_INFINITY,
      advisoryLockMode: 'wait',
      log: () => undefined,
    })
    return applied.map((migration) => migration.name)
  } catch (error) {
    // of what the database refused, the runner keeps no more than the text of a stack
    if (error instanceof Error && error.message.startsWith('Unable to ensure'))
      await client.query('begin; create table created_by_no_one (); rollback')
    throw error
  } finally {
    await client.end()
  }
}
