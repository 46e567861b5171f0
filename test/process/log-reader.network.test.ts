/**
 * Standard output whose reader has gone or does not read: the process must still be able to end.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../../process/log.ts'
import { root } from '../support/code/root.ts'

const log = path.join(root, 'process', 'log.ts')
const child = `
  import { createLog } from ${JSON.stringify(log)}
  const log = createLog({ logLevel: 'info' }, 'test')
  log.info('started')
  process.on('message', (lines) => {
    for (let line = 0; line < lines; line++) log.warn({ text: 'x'.repeat(1_000) }, 'line')
    if (lines === 0) log.error({ err: new AggregateError([Error('one'), Error('other')], 'two') })
    process.exit(0)
  })`

test('a process ends although the reader of its log has gone', async () => {
  const started = await startChild()
  started.stdout?.destroy()
  started.send(3)
  expect(await exitCode(started)).toBe(0)
})

test('a process ends although the reader of its log has stopped reading', async () => {
  const started = await startChild()
  started.stdout?.pause()
  started.send(2_000)
  expect(await exitCode(started)).toBe(0)
})

test('lines that were logged right before the exit reach the log', async () => {
  const started = await startChild()
  let text = ''
  started.stdout?.on('data', (chunk) => (text += chunk))
  started.send(3)
  expect(await exitCode(started)).toBe(0)
  expect(text.match(/"msg":"line"/g)).toHaveLength(3)
})

test('the log of an error that stands for several names each of them', async () => {
  const started = await startChild()
  let text = ''
  started.stdout?.on('data', (chunk) => (text += chunk))
  started.send(0)
  expect(await exitCode(started)).toBe(0)
  expect(JSON.parse(text).err).toMatchObject({
    message: 'two',
    errors: [{ message: 'one' }, { message: 'other' }],
  })
})

test('logs of one process share one listener for its exit', () => {
  createLog({ logLevel: 'silent' }, 'api')
  const before = process.listenerCount('exit')
  createLog({ logLevel: 'silent' }, 'worker')
  expect(process.listenerCount('exit')).toBe(before)
})

async function startChild(): Promise<ChildProcess> {
  const args = ['--input-type=module', '--eval', child]
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  await Promise.race([
    new Promise((resolve) => started.stdout?.once('data', resolve)),
    once(started, 'exit'),
  ])
  return started
}

async function exitCode(of: ChildProcess): Promise<number | string | null> {
  const ended = once(of, 'exit').then(([code]) => code)
  const result = await Promise.race([ended, sleep(10_000, 'still running')])
  of.kill('SIGKILL')
  return result
}
