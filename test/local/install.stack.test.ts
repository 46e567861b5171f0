import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasFile } from '../../local/files.ts'
import { findProcess } from '../../local/processes.ts'

/** Stands in for npm: counts its runs, and does what the file `npm-does` says. */
const npmStandIn = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
appendFileSync('npm-runs', process.argv.slice(2).join(' ') + ' omit=' + (process.env.npm_config_omit ?? '') + '\\n')
const does = existsSync('npm-does') ? readFileSync('npm-does', 'utf8') : 'installs'
if (does === 'fails EUSAGE') {
  console.error('npm error code EUSAGE')
  process.exit(1)
}
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/.bin', { recursive: true })
console.error('npm warn EBADENGINE Unsupported engine')
console.error('npm http fetch GET 200 https://registry/a/-/a-1.0.0.tgz 12ms (cache miss)')
if (does === 'hangs') await new Promise(() => setInterval(() => {}, 1000))
if (does === 'takes a while') await new Promise((resolve) => setTimeout(resolve, 1000))
if (does.startsWith('fails')) {
  console.error('npm error code ' + does.split(' ')[1])
  console.error('npm error A complete log of this run can be found in: x')
  process.exit(1)
}
const version = does === 'installs another Node' ? 'v23.0.0' : 'v24.1.2'
writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho ' + version + '\\n', { mode: 0o755 })
`

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'install-'))
  await cp('local/setup', path.join(root, 'local', 'setup'), { recursive: true })
  await writeFile(path.join(root, 'npm-cli.mjs'), npmStandIn)
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({ dependencies: { node: '24.1.2' } }),
  )
  await writeLock('first')
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('packages are installed once, and again when the lock file changes', async () => {
  const first = await install()
  expect(first).toMatchObject({ code: 0, stdout: '' })
  expect(first.stderr).toContain('Installed 1 packages in ')
  expect(await install()).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await npmRuns()).toHaveLength(1)
  await writeLock('second')
  expect((await install()).code).toBe(0)
  expect(await npmRuns()).toHaveLength(2)
})

test('a script added to package.json installs nothing', async () => {
  await install()
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({ scripts: { x: 'true' }, dependencies: { node: '24.1.2' } }),
  )
  await install()
  expect(await npmRuns()).toHaveLength(1)
})

test('npm start installs development packages even when the outer npm omits them', async () => {
  await install({ npm_config_omit: 'dev', NODE_ENV: 'production' })
  expect(await npmRuns()).toEqual([expect.stringMatching(/^ci --include=dev .* omit=$/)])
})

test('two at once install once', async () => {
  await npmDoes('takes a while')
  const both = await Promise.all([install(), install()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.map(({ stderr }) => stderr).join('')).toContain('waiting for it')
  expect(await npmRuns()).toHaveLength(1)
})

test.each([
  ['ENOSPC', 'There is no room left on the disk for the packages.'],
  [
    'ENOTFOUND',
    'npm cannot reach its registry: connect this machine to the network and start again.',
  ],
  ['EINTEGRITY', 'A package came broken: start again.'],
])('npm failing with %s is one sentence and leaves nothing half-made', async (code, sentence) => {
  await npmDoes(`fails ${code}`)
  const outcome = await install()
  expect(outcome).toMatchObject({ code: 1, stdout: '' })
  expect(outcome.stderr.trimEnd().split('\n').at(-1)).toBe(sentence)
  expect(outcome.stderr).toContain(`npm error code ${code}`)
  expect(outcome.stderr).not.toContain('EBADENGINE')
  expect(await hasFile(path.join(root, 'node_modules'))).toBe(false)
})

test('packages that npm refused to touch stay', async () => {
  await install()
  await writeFile(path.join(root, 'node_modules', '.package-lock.json'), '{}')
  await writeLock('second')
  await npmDoes('fails EUSAGE')
  const outcome = await install()
  expect(outcome.stderr.trimEnd().split('\n').at(-1)).toBe(
    'package-lock.json does not fit package.json: run `npm install` and commit the lock file.',
  )
  expect(await hasFile(path.join(root, 'node_modules', '.bin', 'node'))).toBe(true)
})

test('another Node than the pinned one is refused', async () => {
  await npmDoes('installs another Node')
  const outcome = await install()
  expect(outcome.code).toBe(1)
  expect(outcome.stderr).toContain('node_modules/.bin/node is v23.0.0 instead of v24.1.2')
  await npmDoes('installs')
  expect((await install()).code).toBe(0)
})

test('an installer that was killed leaves no stamp, and its npm does not go on beside the next one', async () => {
  await npmDoes('hangs')
  const { child, outcome } = start()
  const record = path.join(root, '.local', 'install.npm.json')
  while (!(await hasFile(record)) || (await npmRuns()).length === 0) await sleep(20)
  const { pid } = JSON.parse(await readFile(record, 'utf8'))
  child.kill('SIGKILL')
  await outcome
  expect(await findProcess(pid)).toBeDefined()
  await npmDoes('installs')
  expect((await install()).code).toBe(0)
  expect(await findProcess(pid)).toBeUndefined()
  expect(await npmRuns()).toHaveLength(2)
})

test('Ctrl-C ends npm and leaves nothing half-made', async () => {
  await npmDoes('hangs')
  const { child, outcome } = start()
  while (
    !(await hasFile(path.join(root, '.local', 'install.npm.json'))) ||
    (await npmRuns()).length === 0
  )
    await sleep(20)
  child.kill('SIGINT')
  expect(await outcome).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('was interrupted'),
  })
  expect(await hasFile(path.join(root, 'node_modules'))).toBe(false)
})

function start(env: Record<string, string> = {}) {
  const npm = { npm_execpath: path.join(root, 'npm-cli.mjs'), npm_node_execpath: process.execPath }
  const child = spawn(process.execPath, ['local/setup/install.mjs'], {
    cwd: root,
    env: { ...process.env, ...npm, ...env },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const outcome = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stdout, stderr })),
  )
  return { child, outcome }
}

function install(env: Record<string, string> = {}) {
  return start(env).outcome
}

async function npmRuns(): Promise<string[]> {
  return (await readFile(path.join(root, 'npm-runs'), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
}

async function npmDoes(what: string): Promise<void> {
  await writeFile(path.join(root, 'npm-does'), what)
}

async function writeLock(name: string): Promise<void> {
  await mkdir(root, { recursive: true })
  await writeFile(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ name, packages: { '': {}, 'node_modules/a': {} } }),
  )
}
