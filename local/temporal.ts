/** Temporal's dev server: started, answering, its namespace there. */
import { rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildMessage } from '../commands/build-message.ts'
import { openLocalConnection } from '../temporal/connection.ts'
import { type Running, startHosted } from './children/hosted.ts'
import { hasFile } from './files.ts'
import { readLastLines } from './logs.ts'
import { findFreePort } from './ports.ts'
import { endOtherProcess, listProcesses, type StopStep } from './processes.ts'
import { StartError } from './start-error.ts'

export type TemporalOptions = {
  /** The `temporal` program. */
  binary: string
  /** Where runs survive a restart. */
  databaseFile: string
  namespace: string
  ports: { preferred: Ports } | { fixed: Ports } | 'any'
  logFile: string
  title: string
  /** Without the web UI, which tests do not look at. */
  headless?: boolean
  /** For tests: no write waits for the disk, so runs outlive the server but not the machine. */
  throwAway?: boolean
  /** Folders to remove if this process is killed. */
  removeIfAbandoned?: string[]
  /** Dynamic configuration on top of ours, as JSON. */
  settings?: Record<string, unknown>
  say?: (line: string) => void
}

type Ports = { server: number; ui: number }

type Temporal = Running & { address: string; ports: Ports; uiUrl: string }

const stopSteps: StopStep[] = [
  { signal: 'SIGTERM', waitMs: 4_000 },
  { signal: 'SIGKILL', waitMs: 1_000 },
]

const settings = {
  // One account's thousand jobs must not hold up another's first.
  'matching.enableFairness': true,
  // One server, so nothing is gained by spreading a queue: each poll would only find the right
  // partition later.
  'matching.numTaskqueueReadPartitions': 1,
  'matching.numTaskqueueWritePartitions': 1,
  // It would ask the maker's server; nothing here calls home.
  'frontend.enableServerVersionCheck': false,
}

/**
 * Survives a kill of the process at any moment, and writes several times faster than SQLite's
 * default.
 */
const pragmas = { journal_mode: 'WAL', synchronous: 'NORMAL' }
const throwAwayPragmas = { ...pragmas, synchronous: 'OFF' }

/**
 * Starts the dev server and waits until it answers for the namespace. A server left behind on the
 * same file is stopped first.
 */
export async function startTemporal(options: TemporalOptions): Promise<Temporal> {
  if (await stopOrphan(options.databaseFile))
    options.say?.('Stopped a Temporal server that an earlier start had left behind')
  const wasMade = await beginDatabase(options.databaseFile)
  // Another program may take a port between the choice and the use; three in a row will not.
  for (let attempt = 1; ; attempt += 1) {
    const ports = await choosePorts(options.ports)
    const running = await startHosted(
      {
        title: options.title,
        command: options.binary,
        args: buildServerArguments(options, ports),
        env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/' },
        stop: stopSteps,
        removeIfAbandoned: options.removeIfAbandoned ?? [],
      },
      options.logFile,
    )
    const address = `127.0.0.1:${ports.server}`
    if (await isAnswering(address, options.namespace, running)) {
      await wasMade()
      return { ...running, address, ports, uiUrl: `http://localhost:${ports.ui}` }
    }
    if (attempt === 3 || (typeof options.ports === 'object' && 'fixed' in options.ports))
      throw await findFailure(options.logFile)
  }
}

function buildServerArguments(options: TemporalOptions, ports: Ports): string[] {
  return [
    ...[
      'server',
      'start-dev',
      '--db-filename',
      options.databaseFile,
      '--namespace',
      options.namespace,
    ],
    ...['--ip', '127.0.0.1', '--port', String(ports.server)],
    ...(options.headless
      ? ['--headless']
      : ['--ui-port', String(ports.ui), '--ui-disable-news-fetch']),
    ...['--log-level', 'warn', '--disable-config-file', '--disable-config-env'],
    ...Object.entries({ ...settings, ...options.settings }).flatMap(([key, value]) => [
      '--dynamic-config-value',
      `${key}=${JSON.stringify(value)}`,
    ]),
    ...Object.entries(options.throwAway ? throwAwayPragmas : pragmas).flatMap(([key, value]) => [
      '--sqlite-pragma',
      `${key}=${value}`,
    ]),
  ]
}

async function choosePorts(wish: TemporalOptions['ports']): Promise<Ports> {
  if (wish === 'any') return { server: await findFreePort(), ui: await findFreePort() }
  if ('fixed' in wish) return wish.fixed
  return {
    server: await findFreePort(wish.preferred.server),
    ui: await findFreePort(wish.preferred.ui),
  }
}

async function stopOrphan(databaseFile: string): Promise<boolean> {
  const left = (await listProcesses()).filter(({ commandLine }) =>
    commandLine.includes(` server start-dev --db-filename ${databaseFile} `),
  )
  await Promise.all(left.map(({ pid }) => endOtherProcess(pid, stopSteps)))
  return left.length > 0
}

/**
 * The server makes its tables only in a file that does not exist: one from a first start that was
 * cut short would never work. A mark beside it says that nothing has been kept in it yet; the
 * function returned takes the mark away.
 */
async function beginDatabase(file: string): Promise<() => Promise<void>> {
  const mark = `${file}.unfinished`
  if ((await hasFile(mark)) || !(await hasFile(file))) {
    await writeFile(mark, '')
    for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
      await rm(part, { force: true })
  }
  return () => rm(mark, { force: true })
}

/** Waits until the server describes the namespace; false if it ends instead. */
async function isAnswering(address: string, namespace: string, running: Running): Promise<boolean> {
  let over = false
  running.ended.then(() => {
    over = true
  })
  for (let lastError: unknown, deadline = Date.now() + 60_000; !over; ) {
    const connection = openLocalConnection(address)
    try {
      await connection.withDeadline(Date.now() + 1_000, () =>
        connection.workflowService.describeNamespace({ namespace }),
      )
      return true
    } catch (error) {
      lastError = error
      if (Date.now() > deadline) {
        await running.stop()
        throw new StartError(`Temporal does not answer on ${address}: ${buildMessage(lastError)}`)
      }
      await sleep(50)
    } finally {
      await connection.close()
    }
  }
  return false
}

async function findFailure(logFile: string): Promise<Error> {
  const lines = await readLastLines(logFile)
  if (lines.some((line) => /no space left on device|database or disk is full/i.test(line))) {
    return Object.assign(new Error('Temporal: no room'), { code: 'ENOSPC' })
  }
  const reason = lines.findLast((line) => /error/i.test(line)) ?? 'it ended at once'
  return new StartError(`Temporal cannot start: ${reason.trim()} (log: ${logFile})`)
}
