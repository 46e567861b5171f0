/**
 * The database that the test files of one process use one after another, where they need no worker:
 * empty tables cost a tenth of the processor time of a clone. Files that change tables or
 * partitions have a clone of their own.
 */
import { emptyAll } from '../stack/database.ts'
import { useStack } from '../stack/use-stack.ts'

let opened: Promise<string> | undefined

/** Its URL, with every table empty. */
export async function useDatabase(): Promise<string> {
  const databaseUrl = await openDatabase()
  await emptyAll(databaseUrl)
  return databaseUrl
}

/** Its URL, with the rows of the file before. */
export async function openDatabase(): Promise<string> {
  opened ??= useStack().createTestDatabase(`shared_${process.pid}`)
  return await opened
}
