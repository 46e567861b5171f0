import { expect, test } from 'vitest'
import { runWithin } from '../../../activities/fetch/run-within.ts'

test('work that ends in time gives its result', async () => {
  const { signal } = new AbortController()
  expect(await runWithin(Promise.resolve('done'), signal)).toBe('done')
})

test('a signal ends the waiting and not the work', async () => {
  const work = Promise.withResolvers<string>()
  const controller = new AbortController()
  const waiting = runWithin(work.promise, controller.signal)
  controller.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
  work.resolve('done')
  expect(await work.promise).toBe('done')
})

test('a signal that is aborted already waits for nothing', async () => {
  const work = new Promise<never>(() => undefined)
  await expect(runWithin(work, AbortSignal.abort(new Error('over')))).rejects.toThrow('over')
})
