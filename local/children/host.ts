/**
 * Stands between the supervisor and a program that knows nothing of it (PostgreSQL, Temporal). When
 * the channel to the supervisor closes, for whatever reason, the program is ended in order: a
 * supervisor killed with -9 leaves nothing behind.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { HostedProgram } from './hosted.ts'

const program: HostedProgram = JSON.parse(process.argv[2] ?? '')

let abandoned = false
const child = spawn(program.command, program.args, {
  ...program.systemUser,
  env: program.env,
  cwd: '/',
  stdio: ['ignore', 'inherit', 'inherit'],
})
const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
child.once('spawn', () => report({ pid: child.pid }))
child.once('error', (error) => {
  report({ failed: error.message })
  process.exitCode = 1
  if (process.connected) process.disconnect()
})
child.once('exit', (code, signal) => {
  if (abandoned)
    for (const folder of program.removeIfAbandoned ?? [])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  report({ ended: signal === null ? `exit code ${code}` : `signal ${signal}` })
  if (process.connected) process.disconnect()
})
process.on('message', (message) => {
  if (message === 'stop') endProgram()
})
process.once('disconnect', () => {
  abandoned = child.exitCode === null && child.signalCode === null
  endProgram()
})
process.once('SIGTERM', endProgram)
process.once('SIGINT', endProgram)

/** Asks ever more firmly until the program has ended. */
async function endProgram(): Promise<void> {
  if (child.pid === undefined) return
  for (const { signal, waitMs } of program.stop) {
    child.kill(signal)
    const timer = new AbortController()
    await Promise.race([ended, wait(waitMs, timer.signal)])
    timer.abort()
    if (child.exitCode !== null || child.signalCode !== null) return
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/** Sends a message to the supervisor, if it is still there. */
function report(message: object): void {
  // The callback takes the error of a channel that closes under us; without it the host would die
  // and leave its program.
  if (process.connected) process.send?.(message, () => {})
}
