import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildChildEnvironment } from '../../../local/environment.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { root } from '../../support/code/root.ts'

const preload = './local/setup/compile-cache.mjs'

test('every npm script that runs a program of this repository loads the compile cache first', () => {
  const programs = Object.values(manifest.scripts).filter((script) => script.endsWith('.ts'))
  expect(programs.length).toBeGreaterThan(10)
  const expected = new RegExp(
    `^((?:UV|MALLOC)_\\S+ )*(exec )?node (--max-semi-space-size=\\d+ )?(--no-[\\w-]+ )?--import ${preload} [\\w/-]+\\.ts$`,
  )
  for (const script of programs) expect(script).toMatch(expected)
})

test('npm scripts and the processes of npm start share their compiled modules', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'people-research-service-cache-'))
  const { NODE_COMPILE_CACHE: _, ...rest } = process.env
  const env = { ...rest, XDG_CACHE_HOME: home }
  const print =
    "import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir())"
  const args = ['--import', preload, '--input-type=module', '--eval', print]
  const folder = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  rmSync(home, { recursive: true })
  expect(path.dirname(folder)).toBe(buildChildEnvironment(env).NODE_COMPILE_CACHE)
})

test('a process that is killed once it is ready leaves its compiled modules to the next one', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'people-research-service-cache-'))
  // Node writes them, too, where a process sends itself a signal
  const start = `import { execSync } from 'node:child_process'
    import { announceReady } from './process/lifecycle.ts'
    announceReady()
    execSync('kill -KILL ' + process.pid)`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', start], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  })
  expect(signal).toBe('SIGKILL')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  rmSync(folder, { recursive: true })
  expect(files.filter((entry) => entry.isFile()).length).toBeGreaterThan(10)
})
