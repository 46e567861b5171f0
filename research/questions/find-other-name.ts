import { parseWordSet } from '../text/patterns/word-set.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { leadingWords } from './tables/question-words.ts'

const nameBehind = /(\p{L}+) (\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]*)+)/gu
const leads = parseWordSet(Object.values(leadingWords).join(' '))

/** A name of several words behind a word of questions, none of which is the person's. */
export function findOtherName(question: string, names: readonly string[]): string[] {
  const own = new Set(names.flatMap(foldWords))
  for (const [, lead = '', name = ''] of question.matchAll(nameBehind)) {
    const words = foldWords(name)
    const isLed = foldWords(lead).every((word) => leads.has(word))
    if (isLed && !words.some((word) => own.has(word) || isSmallWord(word))) return words
  }
  return []
}
