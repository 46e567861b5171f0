/**
 * A clone of this repository in a folder of its own, with our node_modules, so that `npm start`
 * leaves the working copy alone.
 */
import { chmod, cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const notCopied = new Set(['node_modules', '.local', '.git', 'test', 'coverage'])

export type Clone = { folder: string; remove(): Promise<void> }

export async function makeClone(): Promise<Clone> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-clone-'))
  // As root, PostgreSQL runs as another user: a clone that it cannot enter would keep its data
  // elsewhere.
  await chmod(folder, 0o755)
  for (const name of (await readdir(root)).filter((entry) => !notCopied.has(entry))) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
