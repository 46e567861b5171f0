import { parseWordSet } from '../text/patterns/word-set.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { leadingWords, pronouns } from './tables/question-words.ts'

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

const ofMan = new RegExp(String.raw`(?<!\p{L})(?:${pronouns.men})(?!\p{L})`, 'u')
const ofWoman = new RegExp(String.raw`(?<!\p{L})(?:${pronouns.women})(?!\p{L})`, 'u')

/** Whether two questions speak of a man and of a woman: "Has she a brother?", "Where is he?" */
export function hasOtherPronoun(one: string, other: string): boolean {
  const speaks = (man: string, woman: string) =>
    ofMan.test(man) && !ofWoman.test(man) && ofWoman.test(woman) && !ofMan.test(woman)
  return speaks(one, other) || speaks(other, one)
}
