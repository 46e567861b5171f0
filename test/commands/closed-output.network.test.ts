import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/code/root.ts'

const shell = path.join(root, 'commands', 'shell.ts')
const program = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { print, runProcess } from ${JSON.stringify(shell)}
  await runProcess(async (shell) => {
    for (let line = 0; line < 50; line++) {
      print(shell, 'x'.repeat(100))
      await sleep(10)
    }
    return 0
  })`

test('a command whose reader has left, such as head, ends without an error', async () => {
  const args = ['--input-type=module', '--eval', program]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect([code, errors]).toEqual([0, ''])
})
