import { memoize } from '../../text/memoize.ts'
import { memoizeOnce } from '../../text/memoize-once.ts'
import { matchAt } from '../../text/patterns/match-at.ts'
import { listNeededWords } from '../../text/patterns/needed-words.ts'
import { buildWordScan, foldCase } from '../../text/patterns/word-scan.ts'

/**
 * A pattern, with alternatives one of which stands wherever it matches; of a plain expression they
 * are the words that it needs.
 */
export type GuardedPattern = Pick<RegExp, 'test'> & { words?: string }

/**
 * A pattern that is compiled once a text holds one of its words. Classes of letters are dear to
 * compile, and most processes read no statement of most kinds in most languages.
 * @param words alternatives, one of which stands wherever the pattern matches
 */
export function toGuardedPattern(words: string, source: string): GuardedPattern {
  const anyWord = memoizeOnce(() => new RegExp(words, 'u'))
  const whole = memoizeOnce(() => new RegExp(source, 'u'))
  return { words, test: (text) => anyWord().test(text) && whole().test(text) }
}

/**
 * Whether a global pattern finds in a text what is meant: it is looked for again behind what is
 * not.
 */
export function hasMatch(
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

/** Longer texts hold words of nearly all guards, so that looking for them gains nothing. */
const maxIndexedLength = 4_000
/** The case of a text folded: several groups, then patterns read the same text one by one. */
export const foldCaseOnce = memoize(foldCase, { max: 4, maxKeyLength: maxIndexedLength })

/**
 * Whether one of many patterns matches. One look at each place of a text finds the few whose words
 * may stand there: to run each guard alone costs ten times as much.
 */
export function toGuardedGroup(list: () => readonly GuardedPattern[]): (text: string) => boolean {
  const listOnce = memoizeOnce(list)
  const indexOnce = memoizeOnce(() => indexWords(listOnce()))
  return (text) => {
    if (text.length > maxIndexedLength) return listOnce().some((pattern) => pattern.test(text))
    const { always, scan } = indexOnce()
    const isFound = (pattern: GuardedPattern) => pattern.test(text)
    return always.some(isFound) || scan(foldCaseOnce(text), isFound)
  }
}

function indexWords(patterns: readonly GuardedPattern[]) {
  const always: GuardedPattern[] = []
  const entries: (readonly [string, GuardedPattern])[] = []
  for (const pattern of patterns) {
    const guard = pattern instanceof RegExp ? pattern.source : (pattern.words ?? '')
    const needed = listNeededWords(guard)
    if (needed === null) always.push(pattern)
    else entries.push(...needed.map((word) => [word, pattern] as const))
  }
  return { always, scan: buildWordScan(entries) }
}
