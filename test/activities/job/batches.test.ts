import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Batch } from '../../../activities/job/batch.ts'
import { Batcher } from '../../../store/database/batcher.ts'
import { eventually } from '../../support/eventually.ts'

/** Work that a test lets go on when it wants. */
function gated<Item>() {
  const seen: Item[][] = []
  const gates: { pass: () => void; fail: (error: Error) => void }[] = []
  const work = (items: readonly Item[]) => {
    seen.push([...items])
    return new Promise<void>((pass, fail) => gates.push({ pass, fail }))
  }
  const gate = (at: number) => {
    const found = gates[at]
    if (found === undefined) throw new Error(`there was no hand-over ${at}`)
    return found
  }
  return { seen, work, gate }
}

async function settledTurns(): Promise<void> {
  for (let n = 0; n < 5; n += 1) await turn()
}

describe('questions that are asked together', () => {
  test('questions of one turn are one batch, and each has its own answer', async () => {
    const seen: number[][] = []
    const batcher = new Batcher<number, string>(async (items) => {
      seen.push([...items])
      return items.map((item) => `answer ${item}`)
    })
    const answers = await Promise.all([1, 2, 3].map((item) => batcher.ask(item)))
    expect(answers).toEqual(['answer 1', 'answer 2', 'answer 3'])
    expect(seen).toEqual([[1, 2, 3]])
  })

  test('questions asked during a batch wait for it, and are then one batch', async () => {
    const { seen, work, gate } = gated<number>()
    const batcher = new Batcher<number, number>(async (items) => {
      await work(items)
      return items.map((item) => item * 10)
    })
    const first = batcher.ask(1)
    await settledTurns()
    const later = [batcher.ask(2), batcher.ask(3)]
    await settledTurns()
    expect(seen).toEqual([[1]])
    gate(0).pass()
    expect(await first).toBe(10)
    await settledTurns()
    expect(seen).toEqual([[1], [2, 3]])
    gate(1).pass()
    expect(await Promise.all(later)).toEqual([20, 30])
  })

  test('the callers of a batch that fails are refused, and those of the next batch are answered', async () => {
    const { work, gate } = gated<number>()
    const batcher = new Batcher<number, number>(async (items) => {
      await work(items)
      return [...items]
    })
    const failing = Promise.allSettled([batcher.ask(1), batcher.ask(2)])
    await settledTurns()
    const next = batcher.ask(3)
    gate(0).fail(new Error('the database is away'))
    expect(
      (await failing).map((one) => (one.status === 'rejected' ? String(one.reason) : one.status)),
    ).toEqual(['Error: the database is away', 'Error: the database is away'])
    await settledTurns()
    gate(1).pass()
    expect(await next).toBe(3)
    const afterRest = batcher.ask(4)
    await settledTurns()
    gate(2).pass()
    expect(await afterRest).toBe(4)
  })

  test('questions of a batch are rejected when they get no answer, instead of waiting forever', async () => {
    const batcher = new Batcher<number, number>(async (items) => items.slice(1))
    const [one, other] = await Promise.allSettled([batcher.ask(1), batcher.ask(2)])
    expect(one).toEqual({ status: 'fulfilled', value: 2 })
    expect(other).toMatchObject({
      status: 'rejected',
      reason: expect.objectContaining({ message: 'an item was not answered' }),
    })
  })

  test('questions of a batch may be answered with null and false', async () => {
    const batcher = new Batcher<number, null | boolean>(async () => [null, false])
    expect(await Promise.all([batcher.ask(1), batcher.ask(2)])).toEqual([null, false])
  })
})

describe('news that are handed on together', () => {
  test('collected items are handed over in their order, at once, without a call to flush', async () => {
    const seen: number[][] = []
    const batch = new Batch<number>(async (items) => void seen.push(items), 5)
    for (const item of [1, 2, 3]) batch.add(item)
    expect(seen).toEqual([])
    await eventually(() => expect(seen).toEqual([[1, 2, 3]]))
    batch.add(4)
    await eventually(() => expect(seen).toEqual([[1, 2, 3], [4]]))
    await batch.flush()
    expect(seen).toEqual([[1, 2, 3], [4]])
  })

  test('flushing hands over collected items, however long they might have waited', async () => {
    const seen: number[][] = []
    const batch = new Batch<number>(async (items) => void seen.push(items), 3_600_000)
    batch.add(1)
    await batch.flush()
    expect(seen).toEqual([[1]])
  })

  test('no hand-over happens when no items were collected', async () => {
    const seen: number[][] = []
    await new Batch<number>(async (items) => void seen.push(items), 1).flush()
    expect(seen).toEqual([])
  })

  test('items that arrive during a hand-over wait, so that two are never under way', async () => {
    const { seen, work, gate } = gated<number>()
    const batch = new Batch<number>(work, 1)
    batch.add(1)
    await eventually(() => expect(seen).toEqual([[1]]))
    batch.add(2)
    const flushed = batch.flush()
    batch.add(3)
    await settledTurns()
    expect(seen).toEqual([[1]])
    gate(0).pass()
    await eventually(() => expect(seen).toEqual([[1], [2, 3]]))
    gate(1).pass()
    await flushed
  })

  test('the first hand-over that fails ends the batch: adding and flushing throw, and nothing more is handed over', async () => {
    const seen: number[][] = []
    const batch = new Batch<number>(async (items) => {
      seen.push(items)
      throw new Error('the job has ended')
    }, 1)
    batch.add(1)
    await eventually(() => expect(() => batch.add(2)).toThrow('the job has ended'))
    await expect(batch.flush()).rejects.toThrow('the job has ended')
    await expect(batch.flush()).rejects.toThrow('the job has ended')
    expect(seen[0]).toContain(1)
    expect(seen.length).toBe(1)
  })

  test('flushing a batch throws when the last hand-over fails', async () => {
    const batch = new Batch<number>(
      () => Promise.reject(new Error('the database is away')),
      3_600_000,
    )
    batch.add(1)
    await expect(batch.flush()).rejects.toThrow('the database is away')
  })
})
