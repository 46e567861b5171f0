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
      dir: path.join(import.meta.dirname, '../migrations'),
      direction: 'up',
      migrationsTable: 'migrations',
      count: Number.POSITIVE_INFINITY,
      advisoryLockMode: 'wait',
      log: () => undefined,
    })
    return applied.map((migration) => migration.name)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Unable to ensure'))
      await repeatRefusal(client)
    throw error
  } finally {
    await client.end()
  }
}

/**
 * Asks for a table as the runner did, which keeps of a refusal no more than its text. The catalogue
 * could say which right is missing, but not that the server is read-only or its disk is full.
 * @throws the refusal with its code
 */
async function repeatRefusal(client: pg.Client): Promise<void> {
  await client.query('begin; create table refused_again (); rollback')
}
