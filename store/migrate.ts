import path from 'node:path'
import { runner } from 'node-pg-migrate'

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
  const applied = await runner({
    databaseUrl: { connectionString: databaseUrl, connectionTimeoutMillis },
    dir: path.join(import.meta.dirname, 'migrations'),
    direction: 'up',
    migrationsTable: 'migrations',
    count: Number.POSITIVE_INFINITY,
    advisoryLockMode: 'wait',
    log: () => undefined,
  })
  return applied.map((migration) => migration.name)
}
