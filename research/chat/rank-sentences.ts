import { birthYearSlip } from '../claims/patterns/binding/parse-seen-page.ts'
import { parseBirthYearBehind } from '../claims/patterns/phrases/birth-year.ts'
import { findOtherGiven } from '../claims/support/find-other-given.ts'
import { givenBirthplaces, givenReasons } from '../questions/tables/question-words.ts'
import { hasInstructions } from '../safety/has-instructions.ts'
import { isSensitiveText } from '../safety/is-sensitive-text.ts'
import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { splitSentences } from '../text/sentences/split-sentences.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { toStem } from '../text/words/to-stem.ts'

export type ChatDocument = { id: string; url: string; title: string; text: string }
export type RankedSentence = { text: string; documentId: string; score: number }

/** Shorter ones say nothing, longer ones are lists. Characters. */
const [minLength, maxLength] = [25, 420]
/** Sentences that are looked at in one document. */
const maxSentences = 2_000

const givesReason = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(givenReasons)}`, 'iu')

const givesBirthplace = new RegExp(String.raw`(?<!\p{L})${givenBirthplaces}`, 'u')

type Question = {
  words: readonly string[]
  /** How the person is called, and when born; none where unknown. */
  names: readonly string[]
  birthYears: readonly number[]
  documents: readonly ChatDocument[]
  /** Only sentences with one of these words, such as `sister`; any where there is none. */
  needed?: readonly string[]
  /** Only sentences that give a reason. */
  ofReason?: boolean
  /** One of the words is enough. */
  isLoose?: boolean
  /** Only sentences that give a place of birth. */
  ofBirthplace?: boolean
}

/**
 * The sentences of documents that fit the words of a question, best first: rare words count more
 * (as BM25 weighs them, k1 = 1.2, b = 0.5), and at least half of the weight must be met. Only
 * sentences that name the person, or stand in a document that is titled by them. Instructions to
 * machines, secrets, and sentences about relatives and namesakes born in other years are left out.
 */
export function rankSentences({
  words,
  names,
  birthYears,
  documents,
  needed = [],
  ofReason = false,
  isLoose = false,
  ofBirthplace = false,
}: Question): RankedSentence[] {
  const asked = [...new Set(words.map(toStem))]
  const required = needed.map(toStem)
  if (asked.length === 0) return []
  const sentences = documents
    .flatMap((document) => collectSentences(document, names))
    .filter(({ text }) => !ofReason || givesReason.test(text))
    .filter(({ text }) => !ofBirthplace || givesBirthplace.test(text))
    .filter(({ terms }) => required.length === 0 || terms.some((term) => required.includes(term)))
  const average =
    sentences.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, sentences.length)
  const weights = new Map(
    asked.map((word) => [
      word,
      computeWeight(sentences.filter(({ terms }) => terms.includes(word)).length, sentences.length),
    ]),
  )
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return sentences
    .map(({ text, documentId, terms, isNamed }) => {
      const met = asked.filter((word) => terms.includes(word))
      const share = met.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / whole
      const score = met.reduce(
        (sum, word) =>
          sum +
          (weights.get(word) ?? 0) *
            saturated(terms.filter((term) => term === word).length, terms.length / average),
        0,
      )
      return { text, documentId, share, score: score * (isNamed ? 1.2 : 1) }
    })
    .filter(({ share, score }) => (isLoose ? score > 0 : ofReason ? share > 0.5 : share >= 0.5))
    .sort((one, other) => other.score - one.score)
    .filter(({ text }) => !hasInstructions(text) && isSensitiveText(text) === null)
    .filter(({ text }) => !isOfAnother(text, names, birthYears))
    .map(({ text, documentId, score }) => ({ text, documentId, score }))
}

type Candidate = { text: string; documentId: string; terms: string[]; isNamed: boolean }

function collectSentences(
  { id, title, text }: ChatDocument,
  names: readonly string[],
): Candidate[] {
  const known = names.map((name) => foldWords(name)).filter((words) => words.length > 0)
  const isTitled = known.some((name) => saysName(foldWords(title), name))
  return splitSentences(text)
    .slice(0, maxSentences)
    .filter((sentence) => sentence.text.length >= minLength && sentence.text.length <= maxLength)
    .flatMap((sentence) => {
      const words = foldWords(sentence.text)
      const isNamed = known.some((name) => saysName(words, name))
      return isNamed || isTitled
        ? [
            {
              text: sentence.text,
              documentId: id,
              terms: words.filter((word) => !isSmallWord(word)).map(toStem),
              isNamed,
            },
          ]
        : []
    })
}

/** A name's last word is enough in a running text, when it is no common short one. */
function saysName(words: readonly string[], name: readonly string[]): boolean {
  const last = name.at(-1) ?? ''
  return (
    name.every((word) => words.includes(word)) ||
    (name.length > 1 && last.length > 3 && words.includes(last))
  )
}

/**
 * Whether a sentence bears the family name only behind other given names, or dates the birth of its
 * bearer otherwise.
 */
function isOfAnother(
  text: string,
  names: readonly string[],
  birthYears: readonly number[],
): boolean {
  if (findOtherGiven(text, names).length > 0) return true
  if (birthYears.length === 0) return false
  const written = names.flatMap((name) => name.split(/\s+/).at(-1) ?? [])
  const places = written.flatMap((word) => [
    ...text.matchAll(new RegExp(`(?<![\\p{L}])${RegExp.escape(word)}(?![\\p{L}])`, 'giu')),
  ])
  return places.some(({ 0: word, index }) => {
    const year = parseBirthYearBehind(text.slice(index + word.length))
    return year !== null && birthYears.every((one) => Math.abs(one - year) > birthYearSlip)
  })
}

function computeWeight(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5))
}

function saturated(times: number, length: number): number {
  return (times * 2.2) / (times + 1.2 * (0.5 + 0.5 * length))
}
