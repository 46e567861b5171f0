import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Drivers hang whole connections on their errors: of an error we log what it is and where it came from. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: plainError(error.cause) }
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause }
}

/** JSON lines on standard output, each with the process that wrote it. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, processName: string): Logger {
  return pino({ level: logLevel, base: { process: processName, pid: process.pid }, serializers: { err: plainError } })
}
