import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeyWatch } from '../../../api/keys/key-watch.ts'
import { Listener } from '../../../store/database/listen.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a database that does not answer is asked again about a key, as long as it is watched', async () => {
  const listener = new Listener('postgres://nowhere.example')
  const answers = [Promise.reject(new Error('away')), Promise.resolve(true)]
  const isRevoked = vi.fn(() => answers.shift() ?? Promise.resolve(false))
  const watch = new KeyWatch(listener, isRevoked)
  const onRevoked = vi.fn()
  const unwatch = watch.watch('key_1', onRevoked)
  listener.emit('api_keys', 'key_1')
  await vi.advanceTimersByTimeAsync(0)
  expect(onRevoked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onRevoked).toHaveBeenCalledOnce()

  answers.push(Promise.reject(new Error('away')))
  listener.emit('api_keys', 'key_1')
  unwatch()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isRevoked).toHaveBeenCalledTimes(3)
})
