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

/** What a process says of a clock that differs from the database's. */
export function reportClock(log: Logger): (isWrong: boolean, aheadMs: number) => void {
  return (isWrong, aheadMs) => {
    const aheadSeconds = Math.round(aheadMs / 1_000)
    if (isWrong)
      log.error(
        { aheadSeconds },
        "the clock of this machine differs from the database's: the database's is used, and housekeeping is left to other processes",
      )
    else log.info({ aheadSeconds }, "the clock of this machine agrees with the database's again")
  }
}
