import { expect, test } from 'vitest'
import { isPlausibleUsage } from '../../../activities/model/tokens.ts'

test.each([
  [{ inputTokens: 900, outputTokens: 300 }, true],
  [{ inputTokens: 0, outputTokens: 0 }, true],
  [{ inputTokens: 9_000_000_000, outputTokens: 300 }, false],
  [{ inputTokens: 900, outputTokens: 9_000_000_000 }, false],
])('figures of a server for a prompt of 4,000 bytes can be right: %o %s', (usage, isPlausible) => {
  expect(isPlausibleUsage(usage, 4_000)).toBe(isPlausible)
})
