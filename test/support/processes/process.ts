import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../code/root.ts'
import { shortLived } from '../runner/short-lived.ts'

/** A process of ours, ready to work. */
export type Running = {
  pid: number
  /** The message by which it said that it is ready; undefined if it printed that. */
  ready: unknown
  /** What it has printed so far. */
  output: () => string
  /** As the machine would: no goodbye. */
  kill(): Promise<void>
  /** As an operator would. */
  stop(): Promise<number | null>
}

type Start = {
  /** What it prints when the test may go on; unless given, it says so by a message. */
  isReady?: (text: string) => boolean
  /** Of Node; unless given, those of a process that lives for seconds. */
  options?: readonly string[]
}

/**
 * Starts one of our programs, such as `server/main.ts` or `worker/main.ts`, and resolves when it
 * says that it is ready.
 */
export async function startProcess(
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  { isReady, options = shortLived }: Start = {},
): Promise<Running> {
  const child = spawn(process.execPath, [...options, path.join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  const printed = Promise.withResolvers<undefined>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk
      if (isReady?.(text) === true) printed.resolve(undefined)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = await Promise.race([
    new Promise<unknown>((resolve) => child.once('message', resolve)),
    printed.promise,
    ended.then((code) => Promise.reject(new Error(`${file} ended with ${code}:\n${text}`))),
    sleep(60_000, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`${file} is not ready:\n${text}`)),
    ),
  ])
  return {
    pid: pidOf(child),
    ready,
    output: () => text,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return await ended
    },
  }
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the process has no pid')
  return child.pid
}
