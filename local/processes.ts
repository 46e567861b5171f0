/** Other processes of this machine: which run, what they are, and how to end one that is ours. */
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { toErrorCode } from './start-error.ts'

/**
 * The command line is the arguments joined by spaces, with one space at the end so that a whole
 * argument can be looked for.
 */
type ProcessInfo = { pid: number; commandLine: string }

/** One way to ask a process to end, and how long it may take. */
export type StopStep = { signal: NodeJS.Signals; waitMs: number }

/** All processes that we may see. */
export async function listProcesses(): Promise<ProcessInfo[]> {
  if (process.platform !== 'linux') return listWithPs()
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(names.map((name) => readProcess(Number(name))))
  return all.filter((found) => found !== undefined)
}

/**
 * One process, or undefined if it does not run (a zombie, which only waits to be reaped, has no
 * command line).
 */
export async function findProcess(pid: number): Promise<ProcessInfo | undefined> {
  if (process.platform === 'linux') return readProcess(pid)
  return (await listWithPs()).find((found) => found.pid === pid)
}

/** The number of the process that started this one, or that has inherited it. */
export async function findParent(pid: number): Promise<number | undefined> {
  try {
    const text =
      process.platform === 'linux'
        ? /^PPid:\s*(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(pid)])).stdout
    return text === undefined ? undefined : Number(text)
  } catch {
    return undefined
  }
}

/** Ends a process step by step; returns once it is gone. */
export async function endOtherProcess(pid: number, steps: readonly StopStep[]): Promise<void> {
  for (const { signal, waitMs } of steps) {
    if (!sendSignal(pid, signal)) return
    const deadline = Date.now() + waitMs
    while (Date.now() < deadline) {
      if ((await findProcess(pid)) === undefined) return
      await sleep(25)
    }
  }
}

/** Sends a signal; false if there is no such process any more. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (toErrorCode(error) === 'ESRCH') return false
    throw error
  }
}

async function readProcess(pid: number): Promise<ProcessInfo | undefined> {
  const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return raw === ''
    ? undefined
    : { pid, commandLine: `${raw.split('\0').filter(Boolean).join(' ')} ` }
}

async function listWithPs(): Promise<ProcessInfo[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,stat=,command='], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined || command === undefined || state?.startsWith('Z')
      ? []
      : [{ pid: Number(pid), commandLine: `${command.trimEnd()} ` }]
  })
}
