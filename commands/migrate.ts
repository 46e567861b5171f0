/** `npm run migrate`: brings the database and the Temporal namespace to what this version needs. */
import { readConfig } from '../config/read-config.ts'
import { findNewerMigration } from '../store/database/find-schema-problem.ts'
import { migrate } from '../store/database/migrate.ts'
import { openConnection } from '../temporal/connection.ts'
import { ensureSearchAttributes } from '../temporal/search-attributes.ts'
import { parseArguments } from './arguments.ts'
import { buildMessage } from './build-message.ts'
import {
  CommandError,
  findDatabaseUrl,
  findTemporalAddress,
  runCommand,
  toStoreError,
  withStore,
} from './command.ts'
import { print, runProcess, type Shell } from './shell.ts'

const usage = `npm run migrate

Adds what this version needs to the database (DATABASE_URL) and the Temporal
namespace (TEMPORAL_ADDRESS), or to those of the npm start that runs here.`

async function bringUp(shell: Shell): Promise<void> {
  parseArguments(usage, shell.args, { words: [], options: {} })
  const config = readConfig(shell.env)
  const applied = await migrate(await findDatabaseUrl(shell)).catch((error: unknown) => {
    throw toStoreError(error)
  })
  const newer = await withStore(shell, findNewerMigration)
  if (newer !== null)
    print(shell, `The database is of a newer version: it has the migration ${newer}.`)
  else if (applied.length === 0) print(shell, 'The database is up to date.')
  else print(shell, `Applied ${applied.join(', ')}.`)
  const { namespace } = config.temporal
  const address = await findTemporalAddress(shell)
  const connection = await openConnection(config, { address }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`Temporal cannot be reached at ${address}: ${reason}`, { cause })
  })
  try {
    await ensureSearchAttributes(connection, namespace).catch((cause: unknown) => {
      const what = `The Temporal namespace ${namespace} at ${address} cannot be brought up to date`
      throw new CommandError(`${what}: ${buildMessage(cause)}`, { cause })
    })
    print(shell, `The Temporal namespace ${namespace} has its search attributes.`)
  } finally {
    await connection.close()
  }
}

await runProcess((shell) => runCommand(shell, () => bringUp(shell)))
