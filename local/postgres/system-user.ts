/** The user of the system that runs PostgreSQL, which refuses to run as root. */
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartError, toErrorCode } from '../start-error.ts'

const run = promisify(execFile)

const userName = 'postgres'

export type SystemUser = { uid: number; gid: number }

/**
 * The user for a data folder: undefined (ourselves) for ordinary users; for root the folder's
 * owner, else the user `postgres`, made if need be.
 */
export async function chooseSystemUser(dataFolder: string): Promise<SystemUser | undefined> {
  const uid = process.getuid?.()
  const owner = await stat(dataFolder).catch(() => undefined)
  if (uid !== 0) {
    if (owner !== undefined && owner.uid !== uid)
      throw new StartError(`${dataFolder} belongs to another user: start as that user.`)
    return undefined
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findSystemUser()) ?? (await createSystemUser())
}

/**
 * Whether the user can enter every folder on the way to this one and run this program, tried
 * rather than derived from mode bits.
 */
export async function canReach(
  systemUser: SystemUser,
  folder: string,
  program: string,
): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd -- "$1" && "$2" --version', 'sh', folder, program], {
      ...systemUser,
      cwd: '/',
    })
    return true
  } catch (error) {
    if (toErrorCode(error) === 'EPERM') {
      throw new StartError(
        'PostgreSQL refuses to run as root and this root may not change users: start as an ' +
          'ordinary user, or set DATABASE_URL.',
      )
    }
    return false
  }
}

async function findSystemUser(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', userName]), run('id', ['-g', userName])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function createSystemUser(): Promise<SystemUser> {
  const attempts: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', userName],
    ],
    ['adduser', ['-S', '-D', '-H', userName]],
  ]
  for (const [command, args] of attempts) await run(command, args).catch(() => undefined)
  const systemUser = await findSystemUser()
  if (systemUser === undefined) {
    throw new StartError(
      'PostgreSQL refuses to run as root and no user `postgres` could be made: start as an ' +
        'ordinary user, or set DATABASE_URL.',
    )
  }
  return systemUser
}
