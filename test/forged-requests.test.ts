import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readText, root } from './support/code/root.ts'

const forging = /new (?:IncomingMessage|ServerResponse)\b|\.createContext\b/

test.each(['api', 'mcp', 'oauth', 'portal'])(
  'no call in %s goes by a request that nothing sent',
  (folder) => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: root })
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => forging.test(readText(file)))).toEqual([])
  },
)
