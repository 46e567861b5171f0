import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hasFile } from '../../local/files.ts'
import { findProcess } from '../../local/processes.ts'
import { root } from '../support/code/root.ts'
import { eventually } from '../support/eventually.ts'

/** Starts a program that waits, under a host, and prints the numbers of both. */
const script = `
  import { startHosted } from ${JSON.stringify(path.join(root, 'local', 'children', 'hosted.ts'))}
  const [folder] = process.argv.slice(1)
  const { pid, hostPid } = await startHosted({
    title: 'people-research-service-test waiting',
    command: process.execPath,
    args: ['--eval', 'setTimeout(() => {}, 60_000)'],
    env: {},
    stop: [{ signal: 'SIGTERM', waitMs: 5_000 }],
    removeIfAbandoned: [folder],
  }, folder + '.log')
  console.log(JSON.stringify([pid, hostPid]))`

test('a hosted program ends when the process that started it is killed, and its folders go', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-hosted-'))
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(starter.stdout, 'data')
  const pids: number[] = JSON.parse(String(printed))
  for (const pid of pids) expect(await findProcess(pid)).toBeDefined()
  starter.kill('SIGKILL')
  for (const pid of pids)
    await eventually(async () => expect(await findProcess(pid)).toBe(undefined))
  expect(await hasFile(folder)).toBe(false)
  await rm(`${folder}.log`)
})
