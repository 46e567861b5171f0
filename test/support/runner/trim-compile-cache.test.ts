import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { trimCompileCache } from './trim-compile-cache.ts'

/** A version's folder with modules, each with the seconds at which it was read and written. */
function keep(folder: string, version: string, modules: Record<string, [number, number]>): void {
  mkdirSync(path.join(folder, version))
  for (const [name, [readAt, writtenAt]] of Object.entries(modules)) {
    const file = path.join(folder, version, name)
    writeFileSync(file, '')
    utimesSync(file, readAt, writtenAt)
  }
}

test('of too many compiled modules those stay that were read, and of these the newest', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'people-research-service-cache-'))
  keep(folder, 'v24.1.0', { unread: [1, 2], read: [3, 2] })
  keep(folder, 'v24.2.0', {
    fresh: [7, 8],
    unread: [5, 5],
    middle: [9, 2],
    old: [9, 1],
    young: [9, 3],
  })
  trimCompileCache(folder, 4)
  expect(readdirSync(path.join(folder, 'v24.1.0'))).toEqual(['read', 'unread'])
  expect(readdirSync(path.join(folder, 'v24.2.0'))).toEqual(['middle', 'young'])
})

test('a cache of compiled modules that was never written needs no trimming', () => {
  expect(() => trimCompileCache(path.join(os.tmpdir(), 'never-written'))).not.toThrow()
})
