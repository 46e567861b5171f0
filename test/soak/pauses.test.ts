import { afterAll, beforeAll, inject, test } from 'vitest'
import { type PausableService, pausables, startPausable } from '../kill/pausable.ts'
import { soak } from './soak.ts'

const [minMs, maxMs] = [5_000, 30_000]

let paused: PausableService
beforeAll(async () => {
  paused = await startPausable('soak-pauses')
})
afterAll(() => paused?.stop())

test('a process is paused for 5 to 30 seconds, with jobs in flight: every job is done once', async () => {
  // the minute of CI has no time for the longest
  const boundedMs = Math.min(maxMs, Math.max(minMs, inject('soak').secondsEach * 1_000))
  await soak(async (random) => {
    const process = pausables[Math.floor(random() * pausables.length)] ?? 'API'
    await paused.pause(process, minMs + random() * (boundedMs - minMs))
  })
})
