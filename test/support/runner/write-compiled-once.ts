/**
 * Loaded before vitest into each of its processes (`node --import`). Vitest has every process write
 * the modules that it compiled as it ends. With nothing kept yet, the processes of a project write
 * the same thousands of small files over each other: ten seconds and more after the last test. The
 * one that ends first does it, beside the tests of the others; files are dealt out anew in each
 * run, so a later run writes what this one lacks.
 */
import { mkdirSync } from 'node:fs'
import module from 'node:module'
import os from 'node:os'
import path from 'node:path'

const { flushCompileCache } = module

Object.assign(module, {
  flushCompileCache() {
    if (isFirst()) flushCompileCache()
  },
})

/** The folder is gone with the run. */
function isFirst(): boolean {
  try {
    mkdirSync(path.join(os.tmpdir(), `compiled-modules-of-${process.env.TEST_PROJECT}`))
    return true
  } catch {
    return false
  }
}
