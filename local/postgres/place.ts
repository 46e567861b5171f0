/**
 * Where the cluster lives: under the clone, unless root's PostgreSQL user cannot enter it (a clone
 * under a 0700 folder).
 */
import { execFile } from 'node:child_process'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findText, hasFile } from '../files.ts'
import { type Binaries, buildProgramPath, copyBinaries } from './binaries.ts'
import { stopOrphan } from './orphan.ts'
import { canReach, type SystemUser } from './system-user.ts'

export type Place = { home: string; binaries: Binaries }

/**
 * Chooses the folder and the programs. `shelter` is the folder to move to; the move is recorded in
 * `home`, so that the data are found again, and a shelter without such a record belonged to a clone
 * that is gone.
 */
export async function choosePlace(
  home: string,
  shelter: string,
  binaries: Binaries,
  systemUser: SystemUser | undefined,
  say: (line: string) => void,
): Promise<Place> {
  await mkdir(home, { recursive: true })
  if (systemUser === undefined) return { home, binaries }
  const record = path.join(home, 'moved-to')
  const moved = (await findText(record)) === shelter
  if (!moved && (await canReach(systemUser, home, buildProgramPath(binaries, 'postgres'))))
    return { home, binaries }
  if (!moved && shelter !== home) {
    say(
      `PostgreSQL runs as another user, who cannot enter ${home}: its programs and data are ` +
        `kept in ${shelter}`,
    )
    await moveHome(home, shelter)
    await writeFile(record, shelter)
    for (const name of ['password', 'data'])
      await rm(path.join(home, name), { recursive: true, force: true })
  }
  return { home: shelter, binaries: await copyBinaries(binaries, shelter) }
}

/**
 * Takes over what `home` holds. Copied beside its name first: data that are half there must never
 * pass for a database.
 */
async function moveHome(home: string, shelter: string): Promise<void> {
  await stopOrphan(path.join(shelter, 'data'))
  await rm(shelter, { recursive: true, force: true })
  await mkdir(shelter, { recursive: true })
  // Whatever the umask: the other user must be able to pass.
  for (const folder of [path.dirname(shelter), shelter]) await chmod(folder, 0o755)
  for (const name of ['password', 'data']) {
    const from = path.join(home, name)
    if (!(await hasFile(from))) continue
    const halfMade = path.join(shelter, `${name}.new`)
    // `cp -a` and not fs.cp, which does not keep owners.
    await promisify(execFile)('cp', ['-a', from, halfMade])
    await rename(halfMade, path.join(shelter, name))
  }
}
