import { negatingLanguages } from '../../claims/support/tables/negations.ts'
import { memoize } from '../../text/memoize.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { splitTextWords } from '../../text/words/split-text-words.ts'
import { plainWords } from '../../text/words/tables/plain-words.ts'
import { isSlip } from './is-slip.ts'

/**
 * What turns a sentence round, however alike the rest is: all denials, also those of languages
 * whose sentences are not judged, and what is over.
 */
const negations: ReadonlySet<string> = new Set([
  ...negatingLanguages.flatMap(({ denials }) => [...denials]),
  ...parseWordSet('ikke inte former formerly'),
])

/** Sentences less alike than this say two things. */
const minAlike = 0.75

type Sentence = { words: ReadonlySet<string>; key: string }

const parseSentence = memoize((text: string): Sentence => {
  const words = splitTextWords(text)
  return { words: new Set(words), key: words.join(' ') || text.trim().toLowerCase() }
})

/** Equal for sentences that differ in case, accents and punctuation only. */
export function toSentenceKey(text: string): string {
  return parseSentence(text).key
}

/**
 * Whether two sentences say the same: the same telling words but for slips of spelling, the same
 * numbers, both or neither denying it.
 */
export function isSameSentence(a: string, b: string): boolean {
  const [left, right] = [parseSentence(a), parseSentence(b)]
  if (left.key === right.key) return true
  const both = left.words.size + right.words.size
  // the share that they have in common cannot be more than that of the shorter
  if (both === 0 || (2 * Math.min(left.words.size, right.words.size)) / both < minAlike)
    return false
  const maxLeft = (1 - minAlike) * both
  const onlyA = without(left, right, maxLeft)
  if (onlyA.length > maxLeft) return false
  const onlyB = without(right, left, maxLeft)
  const rest = [...onlyA, ...onlyB]
  if (rest.length > maxLeft || rest.some((word) => /\d/.test(word) || negations.has(word)))
    return false
  const [tellingA, tellingB] = [onlyA.filter(isTelling), onlyB.filter(isTelling)]
  // a word exchanged for another says something else
  return (
    tellingA.length === tellingB.length &&
    tellingA.every((word) => tellingB.some((other) => isSlip(word, other)))
  )
}

/** Most pairs have little in common: stops at the first word above `maxWords`. */
function without({ words }: Sentence, { words: others }: Sentence, maxWords: number): string[] {
  const left: string[] = []
  for (const word of words) {
    if (!others.has(word) && left.push(word) > maxWords) break
  }
  return left
}

function isTelling(word: string): boolean {
  return !plainWords.has(word)
}
