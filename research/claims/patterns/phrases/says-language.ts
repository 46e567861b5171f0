import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { dutchWords, englishSigns, germanWords, plainEnglish } from '../tables/front-post-words.ts'

const toSign = (words: Parameters<typeof joinAlternatives>[0]) =>
  new RegExp(String.raw`(?<!\p{L})${joinAlternatives(words)}(?!\p{L})`, 'u')
const german = toSign(germanWords)
const english = toSign(englishSigns)
const dutch = toSign(dutchWords)
const plain = toSign(plainEnglish)
/** In a word in small letters: names in any language have umlauts. */
const umlaut = /(?<!\p{L})\p{Ll}*[äöüß]/u

/** Whether a small word of German stands in a sentence. */
export function saysGerman(sentence: string): boolean {
  return german.test(sentence) || (umlaut.test(sentence) && !english.test(sentence))
}

/** Whether a sentence has a small word of Dutch. */
export function saysDutch(sentence: string): boolean {
  return dutch.test(sentence)
}

/** Whether a sentence has a small word of English, other than in a name. */
export function saysEnglish(sentence: string): boolean {
  return plain.test(sentence)
}
