import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readText, root } from '../support/code/root.ts'
import { mutants } from './mutants.ts'

test('there are ten faults to plant, or more', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(10)
})

test.each(mutants)('the fault can be planted: $name', ({ file, original, tests, only = '' }) => {
  expect(readText(file).split(original)).toHaveLength(2)
  for (const test of tests) expect(existsSync(path.join(root, test)), test).toBe(true)
  expect(tests.map(readText).join('\n')).toContain(only)
})
