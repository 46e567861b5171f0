import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeldSentences } from '../../../activities/person/held-sentences.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(isHeld: boolean) {
  const emitted: string[] = []
  const held = createHeldSentences({
    isHeld,
    emit: async (sentences) => void emitted.push(...sentences),
    choose: async (sentences) => sentences.filter((sentence) => sentence !== 'doubted'),
  })
  return { emitted, held }
}

test('sentences that are judged are emitted together, those chosen only', async () => {
  const { emitted, held } = open(true)
  await held.push(['one', 'doubted'])
  await held.push(['two'])
  expect(emitted).toEqual([])
  await held.end()
  expect(emitted).toEqual(['one', 'two'])
})

test('sentences that are not judged are emitted as they come', async () => {
  const { emitted, held } = open(false)
  await held.push(['one', 'doubted'])
  expect(emitted).toEqual(['one', 'doubted'])
})

test('a text that comes to a halt is released, and goes on unjudged', async () => {
  const { emitted, held } = open(true)
  await held.push(['one'])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(emitted).toEqual(['one'])
  await held.push(['doubted'])
  await held.end()
  expect(emitted).toEqual(['one', 'doubted'])
})

test('what is held of a text that breaks off is emitted on release, once', async () => {
  const { emitted, held } = open(true)
  await held.push(['one'])
  await held.release()
  held.stop()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(emitted).toEqual(['one'])
})
