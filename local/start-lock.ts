/**
 * One start of a clone at a time: two would share a database's files. The lock goes with its
 * process, however that ends.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasFile } from './files.ts'
import type { Layout } from './layout.ts'
import { tryLock } from './setup/lock.mjs'
import { StartError } from './start-error.ts'

/** A supervisor whose npm was killed needs a moment to see it. */
const noticeMs = 1_000
const maxStopMs = 20_000

/** @throws StartError if another start of this clone runs, and goes on running */
export async function acquireStartLock(layout: Layout, say: (line: string) => void): Promise<void> {
  const started = performance.now()
  for (let isAnnounced = false; ; await sleep(50)) {
    const lock = tryLock(layout.lock)
    if ('release' in lock) {
      await rm(layout.stopping, { force: true })
      process.once('exit', lock.release)
      return
    }
    const isStopping = await hasFile(layout.stopping)
    if (isStopping && !isAnnounced) say('Waiting for an earlier start of this clone to stop')
    isAnnounced ||= isStopping
    if (performance.now() - started > (isStopping ? maxStopMs : noticeMs))
      throw await buildRefusal(layout, lock.holder)
  }
}

/**
 * Announces that this stack is stopping: a start that waits for the lock keeps waiting, and scripts
 * no longer find the service file.
 */
export async function announceStopping(layout: Layout): Promise<void> {
  await writeFile(layout.stopping, '').catch(() => {})
  await rm(layout.service, { force: true }).catch(() => {})
}

async function buildRefusal(layout: Layout, holder: number): Promise<StartError> {
  const url = /"apiUrl": "([^"]+)"/.exec(
    await readFile(layout.service, 'utf8').catch(() => ''),
  )?.[1]
  const state = url === undefined ? 'is being started or stopped' : `runs already, at ${url}`
  return new StartError(`The stack of this clone ${state} (process ${holder}).`)
}
