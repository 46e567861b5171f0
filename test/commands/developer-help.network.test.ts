import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/code/root.ts'

test.each([
  ['bench', 'bench/main.ts', '--help'],
  ['bench', 'bench/main.ts', '-h'],
  ['test:mutants', 'test/mutants/main.ts', '--help'],
])(
  'npm run %s prints its usage, and does nothing, when asked for help (%s %s)',
  (name, file, word) => {
    const given = [path.join(root, file), word]
    const { stdout, stderr, status } = spawnSync(process.execPath, given, { encoding: 'utf8' })
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout.startsWith(`npm run ${name}`)).toBe(true)
  },
)
