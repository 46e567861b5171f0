/**
 * One of our own processes (the API, the worker): they say when they are ready, and end when our
 * channel to them closes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { endOtherProcess, type StopStep, sendSignal } from '../processes.ts'
import { StartError } from '../start-error.ts'
import type { Running } from './hosted.ts'
import { findTrouble } from './trouble.ts'

type ServiceOptions = {
  /** `API` */
  name: string
  title: string
  entry: string
  /** Options of Node beyond those in its environment. */
  nodeOptions: readonly string[]
  env: Record<string, string | undefined>
  logFile: string
  stop: StopStep[]
  /** Each warning and error that it logs, as one line. */
  onTrouble: (line: string) => void
}

const maxStartMs = 90_000
const Ready = z.object({ ready: z.literal(true) })

/** Starts it and waits until it is ready. */
export async function startService(options: ServiceOptions): Promise<Running> {
  const nodeOptions = ['--disable-warning=ExperimentalWarning', ...options.nodeOptions]
  const child = spawn(process.execPath, [...nodeOptions, options.entry], {
    argv0: options.title,
    env: options.env,
    // A group of its own: a Ctrl-C at the terminal must reach only the supervisor, which then ends
    // things in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lastTrouble = keepLog(child, options)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `exit code ${code}` : `signal ${signal}`),
    )
    child.once('error', (error) => resolve(error.message))
  })
  const isReady = new Promise<'ready'>((resolve) =>
    child.on('message', (raw) => Ready.safeParse(raw).success && resolve('ready')),
  )
  const pid = child.pid ?? 0
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      sendSignal(child.pid, 'SIGKILL')
  }
  const timer = setTimeout(kill, maxStartMs)
  const outcome = await Promise.race([isReady, ended])
  clearTimeout(timer)
  if (outcome !== 'ready')
    throw new StartError(
      `The ${options.name} ended before it was ready: ${lastTrouble() ?? outcome} (log: ` +
        `${options.logFile})`,
    )
  return {
    pid,
    hostPid: pid,
    ended,
    async stop() {
      // An open channel would keep it alive when all else is done.
      if (child.connected) child.disconnect()
      if (child.exitCode === null && child.signalCode === null)
        await endOtherProcess(pid, options.stop)
      await ended
    },
    kill,
  }
}

/**
 * Appends its output to the log file and picks out what the person at the terminal should see;
 * returns how to ask for the last of it.
 */
function keepLog(
  child: ChildProcess,
  { logFile, onTrouble }: ServiceOptions,
): () => string | undefined {
  const log = createWriteStream(logFile, { flags: 'a' })
  // A full disk must not end the supervisor: the log is then what is given up.
  log.on('error', () => {})
  let last: string | undefined
  let lastErrorLine: string | undefined
  const follow = (stream: Readable | null, isError: boolean) => {
    if (stream === null) return
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`)
      if (isError && line.trim() !== '') lastErrorLine = line.trim()
      const trouble = findTrouble(line, isError)
      if (trouble === undefined) return
      last = trouble.text
      if (trouble.show) onTrouble(trouble.text)
    })
  }
  follow(child.stdout, false)
  follow(child.stderr, true)
  child.once('close', () => log.end())
  // a wrong configuration is one sentence on standard error, which no log line repeats
  return () => last ?? lastErrorLine
}
