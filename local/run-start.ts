/** The whole service on one machine, started, watched over and ended by this one process. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { exitCodes } from '../commands/command.ts'
import { ConfigError, configExitCode } from '../config/config-error.ts'
import { readConfig } from '../config/read-config.ts'
import { webSearchHint } from '../sources/choice/build-configure-hint.ts'
import { hasWebSearch } from '../sources/choice/choose-sources.ts'
import type { Kept } from './children/keep-running.ts'
import { buildChildEnvironment } from './environment.ts'
import { buildReadyText } from './facts.ts'
import { hasFile, writePrivateFile } from './files.ts'
import { readInstallationMs } from './installation.ts'
import type { Layout } from './layout.ts'
import { endLeftBehind } from './left-behind.ts'
import { choosePorts } from './ports.ts'
import { openPostgresFolder, openPrivateFolder } from './private-folder.ts'
import { createReport, type Report } from './report.ts'
import { describeFullDisk, requireRoom } from './room.ts'
import { onStop } from './signals.ts'
import { startStack } from './stack.ts'
import { StartError, toErrorCode } from './start-error.ts'
import { acquireStartLock, announceStopping } from './start-lock.ts'

type StartOptions = {
  layout: Layout
  /** Lines of the ready text: what to try next. */
  examples?: readonly string[]
  afterStop?: () => Promise<void>
}

/** PostgreSQL's files, the dataset while it is being indexed, Temporal's file. */
const firstStartBytes = 500e6

type State = { running: Kept[]; report: Report; stopping: boolean; holdsLock: boolean }

/** Starts the service and keeps it running; ends this process with it. */
export async function runStart(options: StartOptions): Promise<void> {
  const state: State = {
    running: [],
    report: createReport(process.stdout),
    stopping: false,
    holdsLock: false,
  }
  const { layout, afterStop } = options
  try {
    await start(options, state)
  } catch (error) {
    // a Ctrl-C ends what a step needs, so the step fails; the signal's handler ends this process
    if (state.stopping) await new Promise(() => {})
    await endAll(state)
    // without the lock this start has made nothing: the file is that of the stack which runs
    if (state.holdsLock) await rm(layout.service, { force: true }).catch(() => {})
    await afterStop?.()
    console.error(`\n${describeFailure(error, layout)}`)
    process.exit(error instanceof ConfigError ? configExitCode : exitCodes.failed)
  }
}

async function start({ layout, examples, afterStop }: StartOptions, state: State): Promise<void> {
  const { running, report } = state
  const started = performance.now()
  const config = readConfig()
  await openPrivateFolder(layout)
  await acquireStartLock(layout, report.say)
  state.holdsLock = true
  const installationMs = await readInstallationMs(path.join(layout.root, '.local'))
  onStop({
    first: async () => {
      state.stopping = true
      report.say('Stopping')
      await announceStopping(layout)
      await endAll(state)
      await afterStop?.()
      report.say('Stopped')
    },
    second: () => {
      for (const child of running) child.kill()
    },
  })
  await rm(layout.service, { force: true })
  if ((await endLeftBehind(layout)) > 0) report.say('Ended what an earlier start had left behind')
  const ports = await choosePorts(config)
  if (!(await hasFile(layout.temporalDatabase)))
    await requireRoom([{ folder: layout.folder, bytes: firstStartBytes, what: 'its data' }])
  await openPostgresFolder(layout)
  const facts = await startStack({
    layout,
    config,
    env: buildChildEnvironment(process.env),
    ports,
    report,
    running,
  })
  await writePrivateFile(layout.service, `${JSON.stringify(facts, null, 2)}\n`)
  const hint = hasWebSearch(config.sources) ? null : webSearchHint
  const seconds = (performance.now() - started + installationMs) / 1_000
  const folder = path.relative(layout.root, layout.folder)
  console.log(
    buildReadyText(facts, seconds, {
      hint,
      folder,
      ...(examples === undefined ? {} : { examples }),
    }),
  )
}

/** Last started, first ended: the API, the worker, Temporal, PostgreSQL. */
async function endAll({ running }: State): Promise<void> {
  for (const child of running.toReversed()) await child.stop()
}

/** What the person at the terminal reads when there is no start. */
function describeFailure(error: unknown, layout: Layout): string {
  const room = describeFullDisk(error, layout.folder)
  if (room !== undefined) return room
  if (error instanceof StartError || error instanceof ConfigError) return error.message
  if (
    error instanceof Error &&
    ['EACCES', 'EPERM', 'EROFS'].includes(toErrorCode(error) ?? '') &&
    'path' in error
  ) {
    return (
      `${error.path} belongs to another user or cannot be written: start as its owner, or ` +
      'remove it.'
    )
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
