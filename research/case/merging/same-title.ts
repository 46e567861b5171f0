import { memoize } from '../../text/memoize.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { isSlip } from './is-slip.ts'

const written: Readonly<Record<string, string>> = {
  ceo: 'chief executive officer',
  cto: 'chief technology officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cio: 'chief information officer',
  vp: 'vice president',
  svp: 'senior vice president',
  evp: 'executive vice president',
  prof: 'professor',
  sr: 'senior',
  jr: 'junior',
  asst: 'assistant',
  assoc: 'associate',
  mgr: 'manager',
  dir: 'director',
  cofounder: 'co founder',
  postdoc: 'postdoctoral researcher',
}

/**
 * Words that make another post of a post: an assistant professor is no professor of a kind, as one
 * of optics is.
 */
const ranks = parseWordSet(`
  assistant associate deputy vice junior senior lead head chief staff principal former ex acting
  interim adjunct visiting emeritus emerita co sub
  under trainee intern student honorary executive managing general regional global postdoctoral
  second stellvertretender stellvertretende adjoint vize
`)

/** @returns the telling words of a title, folded, with abbreviations written out */
export const toTitleWords = memoize((title: string): readonly string[] => {
  const words = foldWords(title.replace(/\bco-(?=\p{L})/giu, 'co ')).flatMap((word) =>
    (written[word] ?? word).split(' '),
  )
  return [...new Set(words.filter((word) => !joiningWords.has(word)))]
})

/** Equal for plain spellings of one title. */
export function toTitleKey(title: string): string {
  return toTitleWords(title).toSorted().join(' ') || title.toLowerCase()
}

/**
 * Whether two titles are one post's, the one perhaps said in more detail: `Engineer` and `Optical
 * engineer`, but not `Vice president` and `President`.
 */
export function isSameTitle(a: string, b: string): boolean {
  const [left, right] = [toTitleWords(a), toTitleWords(b)]
  if (left.length === 0 || right.length === 0) return a.toLowerCase() === b.toLowerCase()
  const [onlyA, onlyB] = [without(left, right), without(right, left)]
  if (onlyA.length > 0 && onlyB.length > 0) return false
  return ![...onlyA, ...onlyB].some((word) => ranks.has(word))
}

/** Whether a title says less than another of the same post. */
export function saysLess(title: string, whole: string): boolean {
  return without(toTitleWords(whole), toTitleWords(title)).length > 0
}

function without(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.some((other) => word === other || isSlip(word, other)))
}
