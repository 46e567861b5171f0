import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Batcher } from '../../../store/database/batcher.ts'

test('what arrives in the turns after an answer goes with what waited for it', async () => {
  const { batches, batcher, answerFirst } = startBatcher()
  const asked = [batcher.ask(0)]
  await nextTurn()
  asked.push(batcher.ask(1))
  answerFirst()
  for (const item of [2, 3]) {
    await nextTurn()
    asked.push(batcher.ask(item))
  }
  expect(await Promise.all(asked)).toEqual([0, 1, 2, 3])
  expect(batches).toEqual([[0], [1, 2, 3]])
})

test('a batch goes after a few turns, though each brings more', async () => {
  const { batches, batcher, answerFirst } = startBatcher()
  const asked = [batcher.ask(0)]
  await nextTurn()
  asked.push(batcher.ask(1))
  answerFirst()
  for (let item = 2; item < 20; item += 1) {
    await nextTurn()
    asked.push(batcher.ask(item))
  }
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, (_, item) => item))
  for (const batch of batches) expect(batch.length).toBeLessThan(8)
})

test('a batch that fails fails its items alone', async () => {
  const batcher = new Batcher(async (items: readonly number[]) => {
    if (items.includes(0)) throw new Error('refused')
    return items
  })
  const first = batcher.ask(0)
  await expect(first).rejects.toThrow('refused')
  expect(await batcher.ask(1)).toBe(1)
})

test('no more than two late batches are passed by, until one of them ends', async () => {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const batcher = new Batcher(
    async (items: readonly string[]) => {
      const name = items.join(' ')
      started.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return items
    },
    { startsAtOnce: true, lateMs: 10 },
  )
  const asked: Promise<string>[] = []
  for (const item of ['1', '2', '3']) {
    asked.push(batcher.ask(item))
    await expect.poll(() => started).toContain(item)
  }
  asked.push(batcher.ask('4'))
  await sleep(50)
  expect(started).toEqual(['1', '2', '3'])
  ends.get('1')?.()
  await expect.poll(() => started).toContain('4')
  for (const end of ends.values()) end()
  expect(await Promise.all(asked)).toEqual(['1', '2', '3', '4'])
})

/** A batcher that answers with what it was asked; its first batch waits for `answerFirst`. */
function startBatcher() {
  const batches: (readonly number[])[] = []
  const first = Promise.withResolvers<void>()
  const batcher = new Batcher(async (items: readonly number[]) => {
    batches.push(items)
    if (batches.length === 1) await first.promise
    return items
  })
  return { batches, batcher, answerFirst: () => first.resolve() }
}
