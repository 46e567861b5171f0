import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes compiled modules of each version of Node that kept more than `maxEntries`, down to half
 * as many: first those that nothing has read. Vitest loads a test under a name of its own in each
 * run, so every run adds some hundreds of these; without the others, the next one starts cold.
 * @param folder that of `NODE_COMPILE_CACHE`; it need not exist
 */
export function trimCompileCache(folder: string, maxEntries = 20_000): void {
  for (const version of listEntries(folder)) {
    const modules = path.join(folder, version)
    const names = listEntries(modules)
    if (names.length <= maxEntries) continue
    const files = sortByUse(names.map((name) => path.join(modules, name)))
    for (const file of files.slice(0, -Math.floor(maxEntries / 2))) rmSync(file, { force: true })
  }
}

/** Unread ones first, the oldest in front. */
function sortByUse(files: readonly string[]): string[] {
  return files
    .flatMap((file) => {
      // another run may trim at the same time
      const stat = statSync(file, { throwIfNoEntry: false })
      return stat === undefined ? [] : [{ file, isRead: stat.atimeMs > stat.mtimeMs, stat }]
    })
    .toSorted((a, b) => Number(a.isRead) - Number(b.isRead) || a.stat.mtimeMs - b.stat.mtimeMs)
    .map(({ file }) => file)
}

function listEntries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
