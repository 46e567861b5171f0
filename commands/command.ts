/** What the commands a person types have in common. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { type Db, isConnectionError, openStore } from '../store/open.ts'

/** A mistake of the person at the keyboard: one sentence, no stack. */
export class UsageError extends Error {
  override name = 'UsageError' as const
}

/** Asked how a command is used: the message answers, and nothing is done. */
export class Help extends Error {
  override name = 'Help' as const
}

/** Runs a command; what it throws becomes one sentence and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Help) return console.log(error.message)
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

/**
 * Where the service answers: as configured, else where the `npm start` beside this command listens, else where one would.
 * @param configured the public address by the environment
 */
export async function serviceUrl(configured = readConfig().publicUrl): Promise<string> {
  if (configured !== readConfig({}).publicUrl) return configured
  return await localService('apiUrl').catch((error: unknown) => {
    if (error instanceof UsageError) return configured
    throw error
  })
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
