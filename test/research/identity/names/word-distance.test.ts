import { expect, test } from 'vitest'
import { computeWordDistance } from '../../../../research/identity/names/word-similarity.ts'

const words = ['engineer', 'enginer', 'enignere', 'engineering', 'farrier', 'farreir', 'aab', 'baa']

test('a limit changes no distance up to it, and leaves the others above it', () => {
  for (const a of words)
    for (const b of words) {
      const whole = computeWordDistance(a, b)
      for (const most of [0, 0.4, 0.8, 1.2, 2, 5]) {
        const limited = computeWordDistance(a, b, most)
        if (whole <= most) expect(limited).toBe(whole)
        else expect(limited).toBeGreaterThan(most)
      }
    }
})
