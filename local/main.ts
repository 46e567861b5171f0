/** `npm start`: the whole service on one machine, started, watched over and ended by this one process. */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import type { Kept } from './children/keep-running.ts'
import { childEnvironment } from './environment.ts'
import { readyText } from './facts.ts'
import { exists, writePrivateFile } from './files.ts'
import { layoutOf } from './layout.ts'
import { endLeftBehind } from './left-behind.ts'
import { freePort, portProblem } from './ports.ts'
import { createReport } from './report.ts'
import { requireRoom, roomSentence } from './room.ts'
import { onStop } from './signals.ts'
import { startStack } from './stack.ts'
import { errorCode, StartError } from './start-error.ts'
import { takeStartLock, tellStopping } from './start-lock.ts'

const layout = layoutOf(path.resolve(import.meta.dirname, '..'))
const report = createReport(process.stdout)
const running: Kept[] = []
let stopping = false
let holdsLock = false
/** PostgreSQL's files, the dataset while it is being indexed, Temporal's file. */
const firstStartBytes = 500e6

try {
  await start()
} catch (error) {
  // Steps fail when what they need is ended by a Ctrl-C; that is no news, and who handles the signal ends this process.
  if (stopping) await new Promise(() => {})
  await endAll()
  // without the lock this start has made nothing: the file is that of the stack which runs
  if (holdsLock) await rm(layout.service, { force: true }).catch(() => {})
  console.error(`\n${sentence(error)}`)
  process.exit(1)
}

async function start(): Promise<void> {
  const started = performance.now()
  if (process.argv.length > 2) throw new StartError('npm start takes no arguments: PORT and other environment variables say how it runs.')
  const config = readConfig()
  await mkdir(layout.logs, { recursive: true })
  await takeStartLock(layout, report.say)
  holdsLock = true
  onStop({
    first: async () => {
      stopping = true
      report.say('Stopping')
      await tellStopping(layout)
      await endAll()
      report.say('Stopped')
    },
    second: () => {
      for (const child of running) child.kill()
    },
  })
  await rm(layout.service, { force: true })
  if ((await endLeftBehind(layout)) > 0) report.say('Ended what an earlier start had left behind')
  const port = config.port === 0 ? await freePort() : config.port
  const problem = await portProblem(port, config.host)
  if (problem !== undefined) throw new StartError(problem)
  if (!(await exists(layout.temporalDatabase))) await requireRoom([{ folder: layout.folder, bytes: firstStartBytes, what: 'its data' }])
  const facts = await startStack({ layout, config, env: childEnvironment(process.env), port, report, running })
  await writePrivateFile(layout.service, `${JSON.stringify(facts, null, 2)}\n`)
  console.log(readyText(facts, (performance.now() - started) / 1_000))
}

/** Last started, first ended: the API, the worker, Temporal, PostgreSQL. */
async function endAll(): Promise<void> {
  for (const child of running.toReversed()) await child.stop()
}

/** What the person at the terminal reads when there is no start. */
function sentence(error: unknown): string {
  const room = roomSentence(error, layout.folder)
  if (room !== undefined) return room
  if (error instanceof StartError || error instanceof ConfigError) return error.message
  if (error instanceof Error && ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '') && 'path' in error) {
    return `${error.path} belongs to another user or cannot be written: start as its owner, or remove it.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
