import { readdirSync } from 'node:fs'
import { root } from './root.ts'

const others = ['deploy', 'fixtures', 'node_modules', 'test']

/** The folders of the code, without its tests; a new one counts at once. */
export const codeFolders: readonly string[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)
  .filter((name) => !others.includes(name))
  .sort()
