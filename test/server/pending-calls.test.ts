import { expect, test } from 'vitest'
import { PendingCalls } from '../../server/pending-calls.ts'

test('Calls that have settled are waited for no longer, whether they failed or not', async () => {
  const calls = new PendingCalls()
  expect(await calls.track(Promise.resolve('answered'))).toBe('answered')
  await expect(calls.track(Promise.reject(new Error('broke off')))).rejects.toThrow('broke off')
  expect(await calls.settle(0)).toBe(true)
})

test('Who waits for calls under way goes on when the last of them has settled', async () => {
  const calls = new PendingCalls()
  const [first, last] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const tracked = [calls.track(first.promise), calls.track(last.promise)]
  const settling = calls.settle(10_000)
  first.resolve()
  await tracked[0]
  expect(await calls.settle(1)).toBe(false)
  last.resolve()
  await Promise.all(tracked)
  expect(await settling).toBe(true)
})

test('Who waits a second time waits for the calls that began since the first', async () => {
  const calls = new PendingCalls()
  const [first, last] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const tracked = [calls.track(first.promise)]
  const settling = calls.settle(10_000)
  first.resolve()
  await settling
  tracked.push(calls.track(last.promise))
  const again = calls.settle(10_000)
  setImmediate(last.resolve)
  expect(await again).toBe(true)
  await Promise.all(tracked)
})
