import { foldWords } from '../text/words/fold.ts'
import { joiningWords } from '../text/words/stop-words.ts'

/** Whether a text has each word of another, but for those that only join others. */
export function holdsWords(text: string, other: string): boolean {
  const words = new Set(foldWords(text))
  return foldWords(other).every((word) => joiningWords.has(word) || words.has(word))
}

/** Whether a text has the words of another in their order, each whole. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const words = foldWords(phrase)
  return words.length > 0 && ` ${foldWords(text).join(' ')} `.includes(` ${words.join(' ')} `)
}

/** @returns which of two texts holds all words of the other; null when neither does */
export function chooseRicher(one: string, other: string): 'first' | 'second' | null {
  if (holdsWords(other, one)) return 'second'
  return holdsWords(one, other) ? 'first' : null
}
