import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Command } from '../../../commands/shell.ts'
import { root } from '../code/root.ts'

const commands = path.join(root, 'commands')

type Ran = { stdout: string; stderr: string; status: number | null }
type Env = Readonly<Record<string, string | undefined>>

/** A command that is under way. */
type Started = {
  /** What it has written so far. */
  output: { stdout: string; stderr: string }
  /** As Ctrl-C. */
  interrupt(): void
  ended: Promise<Ran>
}

/** Starts a command in this process, without a terminal. */
export function startCommand(command: Command, args: readonly string[], env: Env): Started {
  const output = { stdout: '', stderr: '' }
  const listeners: (() => void)[] = []
  const append = (stream: keyof typeof output) => (text: string) => {
    output[stream] += text
  }
  const status = command({
    args,
    env,
    stdout: { write: append('stdout') },
    stderr: { write: append('stderr') },
    onInterrupt: (listener) => void listeners.push(listener),
  })
  return {
    output,
    interrupt() {
      for (const listener of listeners) listener()
    },
    ended: status.then((code) => ({ ...output, status: code })),
  }
}

export function runInProcess(command: Command, args: readonly string[], env: Env): Promise<Ran> {
  return startCommand(command, args, env).ended
}

/** Starts a command as a process of its own, e.g. `key.ts`. */
export function startAsProcess(file: string, args: readonly string[], env: Env) {
  const child = spawn(process.execPath, [path.join(commands, file), ...args], {
    env: { ...process.env, ...env },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (output.stdout += chunk))
  child.stderr.on('data', (chunk) => (output.stderr += chunk))
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    kill: (signal: 'SIGTERM') => void child.kill(signal),
    ended: closed.then((status): Ran => ({ ...output, status })),
  }
}

/** Runs a command as a process of its own: once for each command. */
export async function runAsProcess(file: string, args: readonly string[], env: Env): Promise<Ran> {
  return await startAsProcess(file, args, env).ended
}
