import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Ends as vitest ends its processes; Node would write once more if it killed itself. */
const end = `import { execSync } from 'node:child_process'
  import module from 'node:module'
  module.flushCompileCache()
  execSync('kill -KILL ' + process.pid)`

test('the first process of a project that ends keeps the modules that it compiled', () => {
  const run = mkdtempSync(path.join(os.tmpdir(), 'people-research-service-run-'))
  const countKept = (project: string) => {
    const folder = mkdtempSync(path.join(run, 'cache-'))
    const args = ['--import', './write-compiled-once.ts', '--input-type=module', '--eval', end]
    const { signal } = spawnSync(process.execPath, args, {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: run, NODE_COMPILE_CACHE: folder, TEST_PROJECT: project },
    })
    expect(signal).toBe('SIGKILL')
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  }
  expect(countKept('unit')).toBeGreaterThan(0)
  expect(countKept('unit')).toBe(0)
  expect(countKept('stack')).toBeGreaterThan(0)
})
