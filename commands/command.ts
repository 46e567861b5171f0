/** What the commands a person types have in common. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inspect } from 'node:util'
import { ConfigError, configExitCode } from '../config/config-error.ts'
import { detectNpmScript } from '../config/process-environment.ts'
import { readConfig } from '../config/read-config.ts'
import { findErrorCode, isConnectionError } from '../store/database/errors.ts'
import { type Db, openStore } from '../store/database/open.ts'
import { buildMessage } from './build-message.ts'
import { buildNpmBannerHint } from './npm-banner.ts'
import { interruptedCode, print, type Shell } from './shell.ts'

/** The command line is wrong: one message without a stack, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError' as const
}

/** The command line is right, but the command cannot do it: one sentence, exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError' as const
}

/** Asked how a command is used: the message answers, and nothing is done. */
export class Help extends Error {
  override name = 'Help' as const
}

/** The exit codes of all commands. */
export const exitCodes = { ok: 0, failed: 1, usage: 2, interrupted: interruptedCode } as const

/**
 * Runs a command; what it throws becomes a message on standard error and an exit code.
 * @param work may return an exit code
 */
export async function runCommand(
  shell: Shell,
  work: () => Promise<number | undefined> | Promise<void>,
): Promise<number> {
  const hint = buildNpmBannerHint(shell.args, detectNpmScript(shell.env), shell.stdout)
  if (hint !== null) shell.stderr.write(`${hint}\n`)
  try {
    return (await work()) ?? exitCodes.ok
  } catch (error) {
    if (error instanceof Help) {
      print(shell, error.message)
      return exitCodes.ok
    }
    const isExpected = [UsageError, CommandError, ConfigError].some((type) => error instanceof type)
    const text = isExpected && error instanceof Error ? error.message : inspect(error)
    shell.stderr.write(`${text}\n`)
    if (error instanceof ConfigError) return configExitCode
    return error instanceof UsageError ? exitCodes.usage : exitCodes.failed
  }
}

/** The configured database, else that of the `npm start` which runs beside this command. */
export async function findDatabaseUrl({ env }: Shell): Promise<string> {
  return readConfig(env).databaseUrl ?? (await readServiceField('databaseUrl'))
}

/** The address of Temporal: the configured one, or that of the service on this machine. */
export async function findTemporalAddress({ env }: Shell): Promise<string> {
  return readConfig(env).temporal.address ?? (await readServiceField('temporalAddress'))
}

/**
 * Where the service answers: as configured, else where the `npm start` beside this command listens,
 * else where one would.
 */
export async function findServiceUrl({ env }: Pick<Shell, 'env'>): Promise<string> {
  const configured = readConfig(env).publicUrl
  if (configured !== readConfig({}).publicUrl) return configured
  return await readServiceField('apiUrl').catch((error: unknown) => {
    if (error instanceof CommandError) return configured
    throw error
  })
}

/** What an operator can do about PostgreSQL's refusals, by the beginning of their codes. */
const refusals: readonly [code: RegExp, advice: string][] = [
  [/^25006$/, 'it is read-only: name the primary in DATABASE_URL'],
  [/^(28|3D)/, 'correct DATABASE_URL'],
  [/^42501$/, 'name a role in DATABASE_URL that may do this'],
  [/^42(P01|703)$/, 'run npm run migrate first'],
  [/^(40|53|55006|55P03|57|58)/, 'try again once that is mended'],
]

/** A database that is away or refuses is one sentence; other errors stay what they are. */
export function toStoreError(error: unknown): unknown {
  if (isConnectionError(error))
    return new CommandError(`The database cannot be reached: ${buildMessage(error)}`)
  const [, advice] = refusals.find(([code]) => code.test(findErrorCode(error))) ?? []
  return advice === undefined
    ? error
    : new CommandError(`The database refuses: ${buildMessage(error)}; ${advice}.`, {
        cause: error,
      })
}

/**
 * Runs work with one connection, closed afterwards.
 * @throws CommandError when the database cannot be reached
 */
export async function withStore<Result>(
  shell: Shell,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = openStore(await findDatabaseUrl(shell), {
    max: 1,
    applicationName: 'people-research-service command',
  })
  try {
    return await work(db)
  } catch (error) {
    throw toStoreError(error)
  } finally {
    await db.end()
  }
}

/**
 * The data folder of the service that runs on this machine: that of `npm start`, else the demo's.
 */
export function findLocalFolder(): string {
  const folder = path.join(import.meta.dirname, '..', '.local')
  const demo = path.join(folder, 'demo')
  const isRunning = (at: string) => existsSync(path.join(at, 'service.json'))
  return !isRunning(folder) && isRunning(demo) ? demo : folder
}

async function readServiceField(field: string): Promise<string> {
  const file = path.join(findLocalFolder(), 'service.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError('No database: run npm start in another terminal, or set DATABASE_URL.')
  })
  const facts: Record<string, unknown> = JSON.parse(text)
  const value = facts[field]
  if (typeof value !== 'string')
    throw new CommandError(`${file} lacks ${field}: run npm start again.`)
  return value
}
