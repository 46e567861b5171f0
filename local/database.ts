/** The service's database: created in the embedded server if need be, and migrated. */
import pg from 'pg'
import { buildMessage } from '../commands/build-message.ts'
import { findNewerMigration } from '../store/database/find-schema-problem.ts'
import { migrate } from '../store/database/migrate.ts'
import { StartError } from './start-error.ts'

export const databaseName = 'people_research'

/** Creates the database unless it is there. */
export async function createDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  })
}

/**
 * @returns the migrations applied now, the last that this version lacks, and whether the database
 * had none before
 */
export async function migrateDatabase(
  databaseUrl: string,
): Promise<{ applied: string[]; newer: string | null; fresh: boolean }> {
  const fresh = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('public.api_keys') is not null as known`,
    )
    return rows[0]?.known !== true
  })
  const applied = await migrate(databaseUrl)
  return { applied, newer: await withClient(databaseUrl, findNewerMigration), fresh }
}

/** @throws StartError if the operator's database does not answer */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) => client.query('select 1')).catch((error: unknown) => {
    throw new StartError(
      `The database that DATABASE_URL names does not answer: ${buildMessage(error)}`,
      { cause: error },
    )
  })
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
