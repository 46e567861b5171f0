/** A cluster on disk: `<home>/data` and, beside it, the password it was made with. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findText, hasFile, writePrivateFile } from '../files.ts'
import { StartError, toErrorCode } from '../start-error.ts'
import { buildProgramPath } from './binaries.ts'
import type { Place } from './place.ts'
import { buildInitArguments } from './settings.ts'
import type { SystemUser } from './system-user.ts'

export type Cluster = { dataFolder: string; password: string; created: boolean }

type ClusterOptions = Place & {
  /** The user that the server runs as, where not that of this process. */
  systemUser: SystemUser | undefined
  /** Test data: nothing waits for the disk. */
  throwAway: boolean
}

const halfMadePrefix = 'initdb-'

/**
 * Opens the cluster under `home`, making it first if there is none. An initdb that is killed leaves
 * nothing that counts as a cluster.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { home } = options
  await mkdir(home, { recursive: true })
  await removeHalfMade(home)
  const password = await keepPassword(path.join(home, 'password'))
  const dataFolder = path.join(home, 'data')
  const created = !(await hasFile(dataFolder))
  if (created) await initialise(dataFolder, password, options)
  return { dataFolder, password, created }
}

async function initialise(
  dataFolder: string,
  password: string,
  { home, binaries, systemUser, throwAway }: ClusterOptions,
): Promise<void> {
  const halfMade = await mkdtemp(path.join(home, halfMadePrefix))
  const passwordFile = path.join(halfMade, 'password')
  const target = path.join(halfMade, 'data')
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    await mkdir(target, { mode: 0o700 })
    if (systemUser !== undefined)
      for (const file of [halfMade, passwordFile, target])
        await chown(file, systemUser.uid, systemUser.gid)
    await promisify(execFile)(
      buildProgramPath(binaries, 'initdb'),
      buildInitArguments(target, passwordFile, { throwAway }),
      {
        ...systemUser,
        cwd: '/',
        env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
      },
    )
    await rename(target, dataFolder)
  } catch (error) {
    throw asStartError(error)
  } finally {
    await rm(halfMade, { recursive: true, force: true })
  }
}

/** What initdb died of, in one sentence. */
function asStartError(error: unknown): unknown {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  if (toErrorCode(error) === 'ENOSPC' || /No space left on device/i.test(output))
    return Object.assign(new Error('initdb: no room'), { code: 'ENOSPC' })
  const reason = output.split('\n').find((line) => /error|fatal|could not/i.test(line))
  return reason === undefined
    ? error
    : new StartError(`The database could not be made: ${reason.trim()}`, { cause: error })
}

async function removeHalfMade(home: string): Promise<void> {
  const left = (await readdir(home)).filter((name) => name.startsWith(halfMadePrefix))
  for (const name of left) await rm(path.join(home, name), { recursive: true, force: true })
}

/** The password in the file, written there once and readable by its owner only. */
async function keepPassword(file: string): Promise<string> {
  const kept = (await findText(file))?.trim()
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  await writePrivateFile(file, password)
  return password
}
