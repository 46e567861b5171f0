import { readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes the compiled modules of each version of Node that kept more than `maxEntries`. Vitest
 * loads a test under a name of its own in each run, so every run adds some hundreds that nothing
 * reads again; what is read again is compiled once more.
 * @param folder that of `NODE_COMPILE_CACHE`; it need not exist
 */
export function trimCompileCache(folder: string, maxEntries = 20_000): void {
  for (const version of listEntries(folder)) {
    const modules = path.join(folder, version)
    if (listEntries(modules).length > maxEntries) remove(modules)
  }
}

/** Processes that run now write on under the old name, and make that folder anew. */
function remove(modules: string): void {
  const removed = `${modules}-removed-${process.pid}`
  try {
    renameSync(modules, removed)
    rmSync(removed, { recursive: true, force: true })
  } catch {
    // another run removes it at the same time
  }
}

function listEntries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
