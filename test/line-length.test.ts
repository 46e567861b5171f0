import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/root.ts'

const maxLineLength = 100

/**
 * How many lines may still be longer: most are lines of word tables, messages and addresses.
 * Numbers only go down.
 */
const allowed: Readonly<Record<string, number>> = {
  activities: 37,
  research: 180,
}

/** Longer lines of a folder, as `file:line: columns`. */
function findLongLines(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line, at) => ({ length: line.length, number: at + 1 }))
      .filter(({ length }) => length > maxLineLength)
      .map(({ length, number }) => `${file}:${number}: ${length}`),
  )
}

test.each(Object.keys(allowed))(
  'no more lines of code in %s than are counted are longer than 100 columns',
  (folder) => {
    const long = findLongLines(folder)
    const max = allowed[folder] ?? 0
    expect(long.length > max ? long : [], `${long.length} lines, ${max} allowed`).toEqual([])
  },
)

test('the word tables and patterns of research have no line longer than 400 columns', () => {
  expect(findLongLines('research').filter((line) => Number(line.split(': ')[1]) > 400)).toEqual([])
})
