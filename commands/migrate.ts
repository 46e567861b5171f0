/** `npm run migrate`: brings the database and the Temporal namespace to what this version needs. */
import { Connection } from '@temporalio/client'
import { connectionOptions } from '../api/temporal.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../store/migrate.ts'
import { registerSearchAttributes } from '../worker/search-attributes.ts'
import { readArguments } from './arguments.ts'
import { databaseUrl, runCommand, temporalAddress } from './command.ts'

await runCommand(async () => {
  readArguments('npm run migrate', process.argv.slice(2), { words: 0, options: {} })
  const applied = await migrate(await databaseUrl())
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
  const { namespace } = readConfig().temporal
  const connection = await Connection.connect({ ...(await connectionOptions(readConfig())), address: await temporalAddress() })
  try {
    await registerSearchAttributes(connection, namespace)
    console.log(`The Temporal namespace ${namespace} has its search attributes.`)
  } finally {
    await connection.close()
  }
})
