import { memoizeOnce } from '../../text/memoize-once.ts'
import { matchAt } from '../../text/patterns/match-at.ts'
import { listPrefixes } from '../../text/patterns/prefix-index.ts'

/**
 * A pattern, with alternatives one of which stands wherever it matches; where none are known it is
 * looked for in every text.
 */
export type GuardedPattern = Pick<RegExp, 'test'> & { words?: string }

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
  const anyWord = memoizeOnce(() => new RegExp(words, 'u'))
  const whole = memoizeOnce(() => new RegExp(source, 'gu'))
  return { words, test: (text) => anyWord().test(text) && finds(whole(), text, isMeant) }
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

/** Letters by which the words of a guard are looked for. */
const letters = 4
/** Longer texts hold words of nearly all guards, so that looking for them gains nothing. */
const maxIndexedLength = 4_000
const any = '\0'
/** Of a table of bits that rules out most places of a text. */
const tableSize = 2 ** 14

/**
 * Whether one of many patterns matches. One look at each place of a text finds the few whose words
 * may stand there: to run each guard alone costs ten times as much.
 */
export function toGuardedGroup(list: () => readonly GuardedPattern[]): (text: string) => boolean {
  const listOnce = memoizeOnce(list)
  const indexOnce = memoizeOnce(() => indexWords(listOnce()))
  return (text) => {
    if (text.length > maxIndexedLength) return listOnce().some((pattern) => pattern.test(text))
    const { always, byPrefix, lengths, mayStart } = indexOnce()
    if (always.some((pattern) => pattern.test(text))) return true
    const folded = fold(text)
    const tried = new Set<GuardedPattern>()
    for (let at = 0; at < folded.length; at += 1) {
      if (!mayStart(folded, at)) continue
      for (const length of lengths) {
        for (const pattern of byPrefix.get(folded.slice(at, at + length)) ?? []) {
          if (tried.has(pattern)) continue
          if (pattern.test(text)) return true
          tried.add(pattern)
        }
      }
    }
    return false
  }
}

function indexWords(patterns: readonly GuardedPattern[]) {
  const always: GuardedPattern[] = []
  const byPrefix = new Map<string, GuardedPattern[]>()
  for (const pattern of patterns) {
    const prefixes = pattern.words === undefined ? [any] : [...listPrefixes(pattern.words, letters)]
    const known = prefixes.map((one) => one.replace(any, ''))
    if (known.includes('')) always.push(pattern)
    else
      for (const prefix of known) byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), pattern])
  }
  const lengths = [...new Set([...byPrefix.keys()].map(({ length }) => length))]
  return { always, byPrefix, lengths, mayStart: buildFilter([...byPrefix.keys()]) }
}

/** Whether a prefix may stand at a place, by its first two letters; Chinese words may have one. */
function buildFilter(prefixes: readonly string[]): (text: string, at: number) => boolean {
  const [pairs, singles] = [new Uint8Array(tableSize), new Uint8Array(tableSize)]
  for (const prefix of prefixes) {
    if (prefix.length > 1) pairs[hashPair(prefix, 0)] = 1
    else singles[hashOne(prefix, 0)] = 1
  }
  return (text, at) => pairs[hashPair(text, at)] === 1 || singles[hashOne(text, at)] === 1
}

function hashPair(text: string, at: number): number {
  return (text.charCodeAt(at) * 127 + text.charCodeAt(at + 1)) & (tableSize - 1)
}

function hashOne(text: string, at: number): number {
  return text.charCodeAt(at) & (tableSize - 1)
}

/** As `listPrefixes` folds letters; a sigma at the end of a word has a form of its own. */
function fold(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}
