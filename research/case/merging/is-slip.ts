import { computeWordDistance } from '../../identity/names/word-similarity.ts'

/** Shorter words are too easily other words. */
const [minLength, minAlike, maxLengthDifference] = [5, 0.85, 2]

/** So that a distance right at the limit is computed to its end. */
const rounding = 1e-6

/** Whether two folded words are one, misspelled; of what has digits each stands for itself. */
export function isSlip(a: string, b: string): boolean {
  if (
    Math.min(a.length, b.length) < minLength ||
    Math.abs(a.length - b.length) > maxLengthDifference ||
    /\d/.test(a) ||
    /\d/.test(b)
  )
    return false
  const { length } = a.length < b.length ? b : a
  return 1 - computeWordDistance(a, b, (1 - minAlike) * length + rounding) / length >= minAlike
}
