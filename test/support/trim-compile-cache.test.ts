import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { trimCompileCache } from './trim-compile-cache.ts'

test('compiled modules are removed for the version of Node that kept too many', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'people-research-service-cache-'))
  for (const [version, count] of [
    ['v24.1.0', 2],
    ['v24.2.0', 3],
  ] as const) {
    mkdirSync(path.join(folder, version))
    for (let nth = 0; nth < count; nth += 1) writeFileSync(path.join(folder, version, `${nth}`), '')
  }
  trimCompileCache(folder, 2)
  expect(readdirSync(folder)).toEqual(['v24.1.0'])
})

test('a cache of compiled modules that was never written needs no trimming', () => {
  expect(() => trimCompileCache(path.join(os.tmpdir(), 'never-written'))).not.toThrow()
})
