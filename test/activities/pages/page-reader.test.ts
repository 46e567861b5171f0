import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPageReader } from '../../../activities/pages/page-reader.ts'

const [quick, quickToo, slow] = ['a', 'b', 'slow'].map((name) => `https://${name}.example/`)
if (quick === undefined || quickToo === undefined || slow === undefined) throw new Error('no urls')

/** Pages that take so long, in milliseconds, on a clock of their own. */
function createReader(times: Readonly<Record<string, number>>) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const log: string[] = []
  const reader = createPageReader(async (url, timeUp) => {
    const isRead = await new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(true), times[url])
      timeUp.addEventListener('abort', () => resolve(false))
    })
    log.push(`${isRead ? 'read' : 'gave up'} ${url}`)
  })
  return { reader, log }
}

test('what is begun later does not wait for slow pages, and no page is read twice', async () => {
  const { reader, log } = createReader({ [quick]: 100, [quickToo]: 100, [slow]: 5_000 })
  reader.begin([quick, slow])
  const first = reader.settleMore()
  await vi.advanceTimersByTimeAsync(300)
  await first
  reader.begin([quick, quickToo])
  const second = reader.settleMore()
  await vi.advanceTimersByTimeAsync(300)
  await second
  expect(log).toEqual([`read ${quick}`, `read ${quickToo}`])
  expect(reader.isIdle()).toBe(false)
  const third = reader.settleMore()
  await vi.advanceTimersByTimeAsync(5_000)
  await third
  expect(reader.isIdle()).toBe(true)
})

test.each([
  ['soon where others were quick', 100, 5_000],
  ['later where others took their time', 1_300, 6_500],
  ['in the end, however slow others were', 2_000, 7_000],
] as const)(
  'a page that is silent when all others have ended is given up: %s',
  async (_name, otherMs, lastMs) => {
    const { reader, log } = createReader({ [quick]: otherMs, [slow]: 60_000 })
    reader.begin([quick, slow])
    const first = reader.settleMore()
    await vi.advanceTimersByTimeAsync(lastMs - 10)
    await first
    const second = reader.settleMore()
    await sleep(250)
    expect(log).toEqual([`read ${quick}`])
    await vi.advanceTimersByTimeAsync(20)
    await second
    expect(log).toEqual([`read ${quick}`, `gave up ${slow}`])
    expect(reader.isIdle()).toBe(true)
  },
)

test('the end of the last page is known at once', async () => {
  const { reader } = createReader({ [quick]: 210, [quickToo]: 250 })
  reader.begin([quick, quickToo])
  const settled = reader.settleMore().then(() => 'settled')
  await vi.advanceTimersByTimeAsync(251)
  // no timer of this clock is a fake one
  expect(await Promise.race([settled, sleep(150, 'waits')])).toBe('settled')
  expect(reader.isIdle()).toBe(true)
})

test('what reading a page throws ends the wait for others', async () => {
  const reader = createPageReader(async () => {
    throw new Error('the store is away')
  })
  reader.begin([quick])
  await expect(reader.settleMore()).rejects.toThrow('the store is away')
})
