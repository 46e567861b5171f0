/** The end of a process of which a thread is stuck. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { root } from '../support/code/root.ts'

const load = (name: string) => JSON.stringify(path.join(root, 'process', name))

test('a process ends although one of its threads waits for a file for ever, with all that it logged', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-end-'))
  const neverWritten = path.join(folder, 'pipe')
  execFileSync('mkfifo', [neverWritten])
  const text = `
    import { pbkdf2 } from 'node:crypto'
    import { open } from 'node:fs'
    import { endService } from ${load('lifecycle.ts')}
    import { createLog } from ${load('log.ts')}
    const log = createLog({ logLevel: 'info' }, 'test')
    open(${JSON.stringify(neverWritten)}, 'r', () => {})
    setTimeout(() => {
      // the thread that writes the log has other work first
      for (let n = 0; n < 8; n++) pbkdf2('', '', 20_000, 64, 'sha512', () => {})
      for (let line = 0; line < 100; line++) log.info('line')
      void endService()
    }, 100)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text])
  let logged = ''
  child.stdout.on('data', (chunk) => (logged += chunk))
  child.stderr.on('data', (chunk) => (logged += chunk))
  const ended = once(child, 'close').then(([code]) => code)
  const outcome = await Promise.race([ended, sleep(10_000, 'still running')])
  child.kill('SIGKILL')
  await rm(folder, { recursive: true })
  expect(outcome).toBe(0)
  expect(logged.split('\n').filter((line) => !line.includes('"msg":"line"'))).toEqual([''])
  expect(logged.match(/"msg":"line"/g)).toHaveLength(100)
})
