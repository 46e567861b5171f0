import { memoizeOnce } from '../../text/memoize-once.ts'

export type GuardedPattern = Pick<RegExp, 'test'>

/**
 * A pattern that is compiled once a text holds one of its words. Classes of letters are dear to
 * compile, and most processes read no statement of most kinds in most languages.
 * @param words alternatives, one of which stands wherever the pattern matches
 */
export function toGuardedPattern(words: string, source: string): GuardedPattern {
  const anyWord = new RegExp(words, 'u')
  const whole = memoizeOnce(() => new RegExp(source, 'u'))
  return { test: (text) => anyWord.test(text) && whole().test(text) }
}
