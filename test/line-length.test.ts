import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/root.ts'

const maxLineLength = 100

/** Longer lines of a folder, as `file:line: columns`. */
function findLongLines(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line, at) => ({ length: line.length, number: at + 1 }))
      .filter(({ length }) => length > maxLineLength)
      .map(({ length, number }) => `${file}:${number}: ${length}`),
  )
}

/** Not pages in HTML, nor tests, whose titles are sentences. */
const folders = [
  'activities',
  'api',
  'bench',
  'commands',
  'contract',
  'demo',
  'docs',
  'local',
  'mcp',
  'oauth',
  'research',
  'store',
  'temporal',
  'worker',
  'workflows',
]

test.each(folders)('no line of code in %s is longer than 100 columns', (folder) =>
  expect(findLongLines(folder)).toEqual([]),
)
