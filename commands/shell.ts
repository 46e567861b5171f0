/**
 * What a process gives to the command that runs in it; a test gives a command a shell of its own.
 */
import { readEnvironment } from '../config/process-environment.ts'

type Output = {
  isTTY?: boolean
  columns?: number
  rows?: number
  hasColors?(): boolean
  write(text: string): unknown
}

export type Shell = {
  /** The words after the command's name. */
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  stdout: Output
  stderr: Output
  /** Calls back at Ctrl-C and its like, which then no longer end the process at once. */
  onInterrupt(listener: () => void): void
}

/** One command: its exit code is returned, so that several can run in one process. */
export type Command = (shell: Shell) => Promise<number>

/** As shells count a process that Ctrl-C ended. */
export const interruptedCode = 130
/** What asks a process to end, and how shells count one that ended by it. */
const signals = [
  ['SIGINT', interruptedCode],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const
/** How long a command may clean up after one of them. */
const maxLeaveMs = 3_000

/** Writes one line to standard output. */
export function print({ stdout }: Shell, text: string): void {
  stdout.write(`${text}\n`)
}

/**
 * Runs the command that the process was started for. A reader that leaves early, such as `head`,
 * ends the process quietly.
 */
export async function runProcess(command: Command): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  let interruptedAs: number = interruptedCode
  const code = await command({
    args: process.argv.slice(2),
    env: readEnvironment(),
    stdout: process.stdout,
    stderr: process.stderr,
    onInterrupt(listener) {
      for (const [signal, signalCode] of signals)
        process.on(signal, () => {
          interruptedAs = signalCode
          listener()
          // a statement that waits for a lock does not hear of it
          setTimeout(() => process.exit(signalCode), maxLeaveMs).unref()
        })
    },
  })
  process.exitCode = code === interruptedCode ? interruptedAs : code
}
