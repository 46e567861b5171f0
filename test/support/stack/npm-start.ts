/** Runs `local/main.ts` of a clone as a person would, and lets a test read, signal and kill it. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { listProcesses } from '../../../local/processes.ts'
import type { Clone } from './clone.ts'

export type Started = {
  pid: number
  /** All that it printed so far. */
  text(): string
  /** Resolves with its exit code, or null if it was killed. */
  ended: Promise<number | null>
  /**
   * Resolves once it has printed that it is ready; rejects with what it printed if it ends before.
   */
  ready: Promise<void>
  signal(signal: NodeJS.Signals): void
}

export function npmStart(clone: Clone, env: Record<string, string> = {}): Started {
  // Not inherited: vitest's own settings, and what the stack under test would take for an npm that
  // it must outlive.
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$)/.test(name),
  )
  const child = spawn(process.execPath, [path.join(clone.folder, 'local', 'main.ts')], {
    cwd: clone.folder,
    env: { ...Object.fromEntries(kept), PORT: '0', VEHICLE_LOOKUPS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ready = Promise.withResolvers<void>()
  const onData = (chunk: Buffer) => {
    text += chunk.toString()
    if (text.includes('Ctrl-C stops everything')) ready.resolve()
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  ended.then(() => ready.reject(new Error(`it ended:\n${text}`)))
  // A test that expects the end does not look at this.
  ready.promise.catch(() => {})
  return {
    pid: child.pid ?? 0,
    text: () => text,
    ended,
    ready: ready.promise,
    signal: (signal) => void child.kill(signal),
  }
}

/** The processes of a clone's stack: every one has the clone's folder in its command line. */
export async function processesOf(clone: Clone): Promise<string[]> {
  return (await listProcesses())
    .filter(({ commandLine }) => commandLine.includes(clone.folder))
    .map(({ pid, commandLine }) => `${pid} ${commandLine}`)
}
