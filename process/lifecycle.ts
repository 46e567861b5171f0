/**
 * The protocol of a child process: it announces that it is ready, stops on request, and never
 * outlives the parent that holds its channel.
 */
import module from 'node:module'
import { ConfigError, configExitCode } from '../config/config-error.ts'
import { findOpenFilesLimit } from '../config/process-environment.ts'
import { type Config, readConfig } from '../config/read-config.ts'
import { endProcess } from './end-process.ts'
import { isHelp } from './is-help.ts'

const parentEveryMs = 1_000

/**
 * A worker without a task has 46 files open. With fewer than this it runs out of them under load:
 * runs then end without their sources, or wait for the database past their deadline.
 */
const minOpenFiles = 256

/** Ends the process with the sentence of a configuration error; throws every other error. */
export function endOnConfigError(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(configExitCode)
}

/**
 * The configuration of a process that cannot work without its database. The process ends when it
 * is wrong, or when an argument asks how it is used.
 * @param service as in `the API needs its database`
 */
export function loadServiceConfig(service: string): Config & { databaseUrl: string } {
  try {
    const [argument] = process.argv.slice(2)
    const use = `Environment variables say how ${service} runs.`
    if (argument !== undefined && isHelp(argument)) {
      console.log(use)
      process.exit(0)
    }
    if (argument !== undefined) throw new ConfigError(`Unexpected argument: ${argument}. ${use}`)
    const config = readConfig()
    requireOpenFiles(service)
    const { databaseUrl } = config
    if (databaseUrl !== undefined) return { ...config, databaseUrl }
    throw new ConfigError(
      `DATABASE_URL is not set: ${service} needs its database (npm start brings its own)`,
    )
  } catch (error) {
    endOnConfigError(error)
  }
}

function requireOpenFiles(service: string): void {
  const most = findOpenFilesLimit()
  if (most !== null && most < minOpenFiles)
    throw new ConfigError(
      `The limit of open files is ${most}: ${service} needs ${minOpenFiles} (ulimit -n)`,
    )
}

/**
 * Called behind `onStop`: its listener would otherwise keep the channel, and with it the process,
 * open for ever. Keeps the compiled modules for the next start: by itself Node keeps them at an
 * exit, which a process that is killed does not have, and Node 20 never does.
 * @param facts that the parent cannot know, such as the address of an API that chose its port
 */
export function announceReady(facts: { url?: string } = {}): void {
  process.send?.({ ready: true, ...facts })
  process.channel?.unref()
  module.flushCompileCache?.()
}

/** Ends a process that has stopped, when what it logged is written. */
export async function endService(): Promise<never> {
  // not loaded for a refusal, which comes at once
  const { awaitLog } = await import('./log.ts')
  await awaitLog()
  return endProcess()
}

/** Calls `stop` once: on SIGTERM, SIGINT, or when the parent has gone. */
export function onStop(stop: () => void): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    stop()
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('disconnect', once)
  if (process.send === undefined) return
  // the parent may have gone while this process was still starting
  if (!process.connected) once()
  // a process whose parent has ended gets another parent, even if its channel never closed
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && once(), parentEveryMs).unref()
}
