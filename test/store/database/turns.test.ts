import { expect, test } from 'vitest'
import { createTurns } from '../../../store/database/turns.ts'

test('a key has a limited number of turns at a time, and other keys have their own', () => {
  const turns = createTurns(2)
  const ends = [turns.take('a'), turns.take('a')]
  expect(turns.take('a')).toBeNull()
  expect(turns.take('b')).not.toBeNull()
  ends[0]?.()
  expect(turns.take('a')).not.toBeNull()
})

test('turns are given in the order in which they were asked for', async () => {
  const turns = createTurns(1)
  const end = turns.take('a')
  const order: number[] = []
  const waiting = [1, 2, 3].map(async (n) => {
    const endTurn = await turns.wait('a', 1_000)
    order.push(n)
    endTurn?.()
  })
  end?.()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3])
})

test('a turn that does not come in time is given up, and goes to the next who waits', async () => {
  const turns = createTurns(1)
  const end = turns.take('a')
  expect(await turns.wait('a', 10)).toBeNull()
  const patient = turns.wait('a', 1_000)
  end?.()
  const endTurn = await patient
  expect(endTurn).not.toBeNull()
  expect(turns.take('a')).toBeNull()
  endTurn?.()
  expect(turns.take('a')).not.toBeNull()
})
