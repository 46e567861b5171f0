import { germanSigns } from '../grammars/tables/german-words.ts'
import { dutchWords, englishSigns, germanWords, plainEnglish } from '../tables/front-post-words.ts'

const toWords = (byLanguage: Readonly<Record<string, string>>) =>
  new Set(Object.values(byLanguage).flatMap((words) => words.split('|')))
const german = toWords(germanWords)
const english = toWords(englishSigns)
const dutch = toWords(dutchWords)
const plain = toWords(plainEnglish)
/** In a word in small letters: names in any language have umlauts. */
const umlaut = /(?<!\p{L})\p{Ll}*[äöüß]/u
const anyUmlaut = /[äöüß]/u
const shortSign = /(?:Jg|geb)\.(?!\p{L})/u

/** Whether a small word of German stands in a sentence. */
export function saysGerman(sentence: string): boolean {
  const words = listWords(sentence)
  return hasAny(words, german) || hasUmlaut(sentence, words)
}

/** The same, or another word that German entries have: those without any small word, too. */
export function maySayGerman(sentence: string): boolean {
  const words = listWords(sentence)
  const hasWord = words.some((word) => german.has(word) || germanSigns.has(word))
  return hasWord || hasUmlaut(sentence, words) || shortSign.test(sentence)
}

/** Whether a sentence has a small word of Dutch. */
export function saysDutch(sentence: string): boolean {
  return hasAny(listWords(sentence), dutch)
}

/** Whether a sentence has a small word of English, other than in a name. */
export function saysEnglish(sentence: string): boolean {
  return hasAny(listWords(sentence), plain)
}

function hasUmlaut(sentence: string, words: readonly string[]): boolean {
  return anyUmlaut.test(sentence) && umlaut.test(sentence) && !hasAny(words, english)
}

function hasAny(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.some((word) => known.has(word))
}

function listWords(sentence: string): readonly string[] {
  return sentence.match(/\p{L}+/gu) ?? []
}
