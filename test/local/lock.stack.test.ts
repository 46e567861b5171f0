import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { birthOf, tryLock } from '../../local/setup/lock.mjs'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  file = path.join(folder, 'x.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a lock is refused while its owner lives, and names the owner', () => {
  const first = tryLock(file)
  expect('release' in first).toBe(true)
  expect(tryLock(file)).toEqual({ holder: process.pid })
  if ('release' in first) first.release()
  expect(tryLock(file)).toHaveProperty('release')
})

test('a released lock leaves no file', () => {
  const lock = tryLock(file)
  if ('release' in lock) lock.release()
  expect(readdirSync(folder)).toEqual([])
})

test('the lock of a dead process is taken over', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(file, JSON.stringify({ pid: dead, birth: 'long ago', nonce: 'n' }))
  expect(tryLock(file)).toHaveProperty('release')
})

test('a process that merely has the number of a dead owner does not keep its lock', () => {
  writeFileSync(
    file,
    JSON.stringify({ pid: process.pid, birth: `before ${birthOf(process.pid)}`, nonce: 'n' }),
  )
  expect(tryLock(file)).toHaveProperty('release')
})

test('a lock file left empty by a full disk does not block the next start', () => {
  writeFileSync(file, '')
  expect(tryLock(file)).toHaveProperty('release')
})

test('of many who find the same dead owner exactly one gets its lock', {
  timeout: 60_000,
}, async () => {
  const script = `import { tryLock } from ${JSON.stringify(path.resolve('local/setup/lock.mjs'))}
    process.stdin.once('data', () => {
      console.log('release' in tryLock(process.argv[1]) ? 'mine' : 'theirs')
      setTimeout(() => {}, 60_000)
    })
    console.log('waiting')`
  for (let round = 0; round < 3; round += 1) {
    writeFileSync(file, JSON.stringify({ pid: 0, nonce: `dead-${round}` }))
    const contenders = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script, file], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    const nextLine = () =>
      Promise.all(
        contenders.map(
          (child) =>
            new Promise<string>((resolve) =>
              child.stdout.once('data', (data) => resolve(String(data).trim())),
            ),
        ),
      )
    await nextLine()
    const answers = nextLine()
    for (const child of contenders) child.stdin.write('go')
    expect((await answers).filter((answer) => answer === 'mine')).toHaveLength(1)
    for (const child of contenders) {
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('exit', resolve))
    }
  }
})
