import { memoizeOnce } from '../memoize-once.ts'
import { listNeededWords } from './needed-words.ts'

/**
 * A pattern that is compiled once a text holds one of the words that it needs: classes of letters
 * are dear to compile, and a process meets few of the forms that a statement may have.
 * @returns answers a text whose letters are as `foldCase` makes them: null where the pattern cannot
 *   match it
 */
export function toLazyPattern(source: string, flags: string): (folded: string) => RegExp | null {
  const needed = memoizeOnce(() => listNeededWords(source) ?? [''])
  const pattern = memoizeOnce(() => new RegExp(source, flags))
  return (folded) => (needed().some((word) => folded.includes(word)) ? pattern() : null)
}
