/** What the commands a person types have in common. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { type Db, isConnectionError, openStore } from '../store/open.ts'

/** A mistake of the person at the keyboard: one sentence, no stack. */
export class UsageError extends Error {
  override name = 'UsageError' as const
}

/** Runs a command; what it throws becomes one sentence and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isForPerson = error instanceof UsageError || error instanceof ConfigError
    console.error(isForPerson ? error.message : error)
    process.exitCode = 1
  }
}

/** The configured database, else that of the `npm start` which runs beside this command. */
export async function databaseUrl(): Promise<string> {
  return readConfig().databaseUrl ?? (await localService('databaseUrl'))
}

export async function temporalAddress(): Promise<string> {
  return readConfig().temporal.address ?? (await localService('temporalAddress'))
}

export async function withStore<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openStore(await databaseUrl(), { max: 1, applicationName: 'people-research-service command' })
  try {
    return await work(db)
  } catch (error) {
    if (error instanceof Error && isConnectionError(error)) throw new UsageError(`The database cannot be reached: ${error.message}`)
    throw error
  } finally {
    await db.end()
  }
}

async function localService(field: string): Promise<string> {
  const file = path.join(import.meta.dirname, '..', '.local', 'service.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError('No database: run npm start in another terminal, or set DATABASE_URL.')
  })
  const facts: Record<string, unknown> = JSON.parse(text)
  const value = facts[field]
  if (typeof value !== 'string') throw new UsageError(`${file} lacks ${field}: run npm start again.`)
  return value
}
