import { foldWords } from '../text/words/fold.ts'
import { joiningWords } from '../text/words/stop-words.ts'

/** Whether a text has each word of another, but for those that only join others. */
export function holdsWords(text: string, other: string): boolean {
  const words = new Set(foldWords(text))
  return foldWords(other).every((word) => joiningWords.has(word) || words.has(word))
}

/** @returns which of two texts holds all words of the other; null when neither does */
export function chooseRicher(one: string, other: string): 'first' | 'second' | null {
  if (holdsWords(other, one)) return 'second'
  return holdsWords(one, other) ? 'first' : null
}
