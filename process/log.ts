import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DestinationStream, type Logger, pino } from 'pino'
import sonicBoom from 'sonic-boom'
import type { Config } from '../config/read-config.ts'
import { createErrorView } from './create-error-view.ts'

/** Lines that are waiting for a slow reader; further ones are dropped. Bytes. */
const maxWaitingBytes = 16 * 1024 * 1024
/** How often the exit of the process repeats a write to a full pipe, a tenth of a second apart. */
const maxExitRetries = 10
/** How long `awaitLog` waits for a reader. */
const maxWaitMs = 1_000

type Output = DestinationStream & { wait(): Promise<void> }

/** All logs of a process share it: each opening adds a listener for the end of the process. */
let opened: Output | null = null

/** JSON lines on standard output, each with the process that wrote it. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, processName: string): Logger {
  const base = { process: processName, pid: process.pid }
  opened ??= openOutput()
  return pino({ level: logLevel, base, serializers: { err: createErrorView() } }, opened)
}

/**
 * Resolves when what was logged is written, or after a second, since its reader may not read.
 * Another thread writes it, which `endProcess` does not wait for.
 */
export async function awaitLog(): Promise<void> {
  await opened?.wait()
}

/**
 * Standard output, written without blocking the event loop. The exit of the process writes what
 * waits and gives up when the reader has gone or does not read: the stream that pino makes itself
 * (sonic-boom 4) repeats such a write for ever, and the process never ends.
 */
function openOutput(): Output {
  let exitRetries = 0
  let isExiting = false
  let isClosed = false
  let isWriting = false
  const output = new sonicBoom.SonicBoom({
    fd: process.stdout.fd,
    sync: false,
    maxLength: maxWaitingBytes,
    retryEAGAIN: () => !isExiting || exitRetries++ < maxExitRetries,
  })
  // after any other error, such as a full disk, the next line tries again
  output.on('error', (error: Error & { code?: string }) => {
    isClosed ||= error.code === 'EPIPE'
  })
  output.on('drain', () => {
    isWriting = false
  })
  process.on('exit', () => {
    isExiting = true
    try {
      if (!isClosed) output.flushSync()
    } catch {
      // the reader has gone: there is no one left to report to
    }
  })
  return {
    write(line) {
      if (isClosed) return
      isWriting = true
      output.write(line)
    },
    async wait() {
      if (isWriting && !isClosed)
        await Promise.race([once(output, 'drain').catch(() => {}), sleep(maxWaitMs)])
    },
  }
}

/** What a process says of a clock that differs from the database's. */
export function logClock(log: Logger): (isWrong: boolean, aheadMs: number) => void {
  return (isWrong, aheadMs) => {
    const aheadSeconds = Math.round(aheadMs / 1_000)
    if (isWrong)
      log.error(
        { aheadSeconds },
        "the clock of this machine differs from the database's: the database's is used, and " +
          'housekeeping is left to other processes',
      )
    else log.info({ aheadSeconds }, "the clock of this machine agrees with the database's again")
  }
}

/** What a process says of a database that has a migration which its own version lacks. */
export function logNewerMigration(log: Logger, migration: string | null): void {
  if (migration !== null)
    log.warn({ migration }, 'the database is of a newer version than this process')
}
