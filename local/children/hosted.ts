/**
 * Starts a program under a host process of its own (host.ts), so that it ends whenever we do,
 * however we do.
 */
import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type StopStep, sendSignal } from '../processes.ts'
import { StartError } from '../start-error.ts'

/** What a host needs to know; it travels as its first argument, so it holds no secrets. */
export type HostedProgram = {
  /** Shown by `ps`, and how a later start finds hosts that were left behind. */
  title: string
  command: string
  args: string[]
  env: Record<string, string>
  /** The user to run as, when it is not ours. */
  systemUser?: { uid: number; gid: number } | undefined
  stop: StopStep[]
  /** Folders to remove if the supervisor goes away without a word. */
  removeIfAbandoned?: string[]
}

/** A program that runs. */
export type Running = {
  pid: number
  hostPid: number
  /** Resolves, never rejects, with how it ended. */
  ended: Promise<string>
  /** Ends it in order. */
  stop(): Promise<void>
  /** Ends it and its host at once. */
  kill(): void
}

const FromHost = z.union([
  z.object({ pid: z.number() }),
  z.object({ failed: z.string() }),
  z.object({ ended: z.string() }),
])

/**
 * Starts the program; its output is appended to the log file. Resolves when it runs, which is
 * before it is ready.
 */
export async function startHosted(program: HostedProgram, logFile: string): Promise<Running> {
  const log = openSync(logFile, 'a')
  const host = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'host.ts'), JSON.stringify(program)],
    {
      argv0: `${program.title} (host)`,
      cwd: '/',
      // A group of its own: a Ctrl-C at the terminal must reach only the supervisor, which then
      // ends things in order.
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    },
  )
  closeSync(log)
  let reason = 'its host process was killed'
  const ended = new Promise<string>((resolve) => host.once('exit', () => resolve(reason)))
  const pid = await new Promise<number>((resolve, reject) => {
    host.on('message', (raw: unknown) => {
      const message = FromHost.parse(raw)
      if ('pid' in message) resolve(message.pid)
      else if ('failed' in message)
        reject(new StartError(`${program.command} cannot be started: ${message.failed}`))
      else reason = message.ended
    })
    host.once('error', reject)
    host.once('exit', () =>
      reject(new StartError(`${program.title} ended while it started; see ${logFile}`)),
    )
  })
  const hostPid = host.pid ?? pid
  return {
    pid,
    hostPid,
    ended,
    async stop() {
      if (host.connected) host.send('stop', () => {})
      await ended
    },
    kill() {
      sendSignal(pid, 'SIGKILL')
      sendSignal(hostPid, 'SIGKILL')
    },
  }
}
