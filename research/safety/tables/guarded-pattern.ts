import { memoizeOnce } from '../../text/memoize-once.ts'
import { matchAt } from '../../text/patterns/match-at.ts'

export type GuardedPattern = Pick<RegExp, 'test'>

/**
 * A pattern that is compiled once a text holds one of its words. Classes of letters are dear to
 * compile, and most processes read no statement of most kinds in most languages.
 * @param words alternatives, one of which stands wherever the pattern matches
 * @param isMeant whether what the pattern finds counts; it is looked for again behind what does not
 */
export function toGuardedPattern(
  words: string,
  source: string,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): GuardedPattern {
  const anyWord = new RegExp(words, 'u')
  const whole = memoizeOnce(() => new RegExp(source, 'gu'))
  return { test: (text) => anyWord.test(text) && finds(whole(), text, isMeant) }
}

function finds(
  pattern: RegExp,
  text: string,
  isMeant: (match: RegExpExecArray) => boolean,
): boolean {
  for (let at = 0; ; ) {
    const match = matchAt(pattern, text, at)
    if (match === null) return false
    if (isMeant(match)) return true
    at = match.index + 1
  }
}
