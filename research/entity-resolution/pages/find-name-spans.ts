import type { Span } from '../../text/span.ts'
import { foldWord } from '../../text/words/fold.ts'

const word = /[\p{L}\p{M}'’-]+/gu
/** "Ada Roe", "Ada M. Roe" */
const gap = /^\s(?:\p{Lu}\.?\s)?$/u

/**
 * Where a text writes two and more words of a name in a row, in any order.
 * @param nameWords folded
 */
export function findNameSpans(text: string, nameWords: ReadonlySet<string>): Span[] {
  const runs: { start: number; end: number; count: number }[] = []
  for (const { index, 0: written } of text.matchAll(word)) {
    if (!nameWords.has(foldWord(written))) continue
    const last = runs.at(-1)
    const end = index + written.length
    if (last !== undefined && gap.test(text.slice(last.end, index))) {
      last.end = end
      last.count += 1
    } else runs.push({ start: index, end, count: 1 })
  }
  return runs.flatMap(({ start, end, count }) => (count > 1 ? [{ start, end }] : []))
}
