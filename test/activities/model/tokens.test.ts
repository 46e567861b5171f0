import { expect, test } from 'vitest'
import { isPlausibleUsage } from '../../../activities/model/tokens.ts'

test.each([
  [{ inputTokens: 900, outputTokens: 300 }, true],
  [{ inputTokens: 9_000_000_000, outputTokens: 300 }, false],
  [{ inputTokens: 900, outputTokens: 9_000_000_000 }, false],
])('figures of a server for a prompt of 4,000 bytes can be right: %o %s', (usage, isPlausible) => {
  expect(isPlausibleUsage(usage, { promptBytes: 4_000, text: 'A sentence.' })).toBe(isPlausible)
})

test('figures of zero tokens are right for an answer without text only', () => {
  const zero = { inputTokens: 0, outputTokens: 0 }
  expect(isPlausibleUsage(zero, { promptBytes: 4_000, text: '' })).toBe(true)
  for (const usage of [zero, { ...zero, inputTokens: 900 }, { ...zero, outputTokens: 3 }])
    expect(isPlausibleUsage(usage, { promptBytes: 4_000, text: 'A sentence.' })).toBe(false)
})
