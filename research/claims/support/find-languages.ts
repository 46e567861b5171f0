import { parseSentenceWords, type SupportWord } from './parse-sentence-words.ts'
import { type NegatingLanguage, negatingLanguages } from './tables/negations.ts'

/** The languages that a sentence shows most signs of; none where it shows no sign. */
export function findLanguages(words: readonly SupportWord[]): NegatingLanguage[] {
  const counts = negatingLanguages.map(
    ({ signs }) => words.filter(({ folded }) => signs.has(folded)).length,
  )
  const most = Math.max(...counts)
  return most === 0 ? [] : negatingLanguages.filter((_, index) => counts[index] === most)
}

const [english] = negatingLanguages
const otherScript = /[^\p{Script=Latin}\P{L}]/gu
/** A text with more letters of other scripts is written in one of them, with names in Latin. */
const maxOtherShare = 0.3

/** Whether a text may be English: it shows the signs of no other language more clearly. */
function isEnglish(text: string): boolean {
  const others = text.match(otherScript)?.length ?? 0
  if (others > maxOtherShare * text.length) return false
  const languages = findLanguages(parseSentenceWords(text))
  return languages.length === 0 || languages.some((language) => language === english)
}

/** A name with the small words between its parts: "Faculdade de Letras da Universidade". */
const name = /(?<!\p{L})\p{Lu}[^\s,.;]*(?:\s+(?:\p{Ll}{1,4}\s+){0,3}\p{Lu}[^\s,.;]*)*/gu

/** Whether a sentence may be English, whatever the language of the names in it. */
export function isEnglishAroundNames(sentence: string): boolean {
  if (isEnglish(sentence)) return true
  const bare = sentence.replace(name, ' ')
  return (
    parseSentenceWords(bare).some(({ folded }) => english?.signs.has(folded)) && isEnglish(bare)
  )
}
