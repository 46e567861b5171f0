import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { foldText } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { toStem } from '../text/words/to-stem.ts'
import { pastVerbs } from './tables/hedge-words.ts'
import { objectWords, transparentWords } from './tables/object-words.ts'

type Word = { stem: string; written: string }
/** Words without a small word between them. */
type Phrase = {
  words: readonly Word[]
  isBehindPreposition: boolean
  isBehindArticle: boolean
  /** A comma, or another sign, stands in front of it. */
  opensPart: boolean
}
type Language = keyof typeof objectWords
type Reading = { names: ReadonlySet<string>; language: Language }

/**
 * Whether a clause gives a verb for its object what its sources name only behind the object:
 * "oversees the Saltmarsh Hotel" of one who oversees its kitchen.
 * @param texts the sentences that say most of the clause
 * @param given the person's names, which stand between verb and object in some languages
 */
export function hasShiftedObject(
  clause: string,
  texts: readonly string[],
  { given, language }: { given: readonly string[]; language: Language },
): boolean {
  const names = new Set(given.flatMap((name) => foldText(name).split(' ')).map(toStem))
  const reading = { names, language }
  const sources = texts.map((text) => parsePhrases(text, reading))
  return findDeeds(parsePhrases(clause, reading), language).some(({ verb, object }) => {
    const found = sources.flatMap((phrases) => findShifts(phrases, verb, object))
    return found.length > 0 && found.every((isShifted) => isShifted)
  })
}

const wordOrMark = /[\p{L}\p{M}\p{N}]+(?:['’]s\b)?|[.,;:()–—]/gu

function parsePhrases(text: string, { names, language }: Reading): Phrase[] {
  const { articles, prepositions } = objectWords[language]
  const phrases: Phrase[] = []
  const plain = { isBehindPreposition: false, isBehindArticle: false, opensPart: false }
  let words: Word[] = []
  let place = { ...plain, opensPart: true }
  const close = (next: Partial<typeof plain>, keeps: boolean) => {
    if (words.length > 0) phrases.push({ words, ...place })
    place = { ...(words.length > 0 || !keeps ? plain : place), ...next }
    words = []
  }
  for (const [written] of text.matchAll(wordOrMark)) {
    const lower = written.toLowerCase()
    const folded = foldText(written.replace(/['’]s$/, ''))
    const stem = toStem(folded)
    if (!/[\p{L}\p{N}]/u.test(written)) close({ opensPart: true }, false)
    else if (prepositions.has(lower)) close({ isBehindPreposition: true }, false)
    else if (articles.has(lower)) close({ isBehindArticle: true }, true)
    else if (names.has(stem)) close({}, true)
    else if (isSmallWord(folded)) close({}, false)
    else words.push({ stem, written })
  }
  close({}, false)
  return phrases
}

/** Without an article a verb is known by its form. English. */
const verbForm = new RegExp(`^(?:\\p{Ll}{2,}(?:s|ed)|${joinAlternatives(pastVerbs)}|led)$`, 'u')

/** A verb, and the object that follows it or another phrase without a preposition. */
function findDeeds(phrases: readonly Phrase[], language: Language) {
  const heads = phrases.filter(({ isBehindPreposition }) => !isBehindPreposition)
  return heads.flatMap(({ words, isBehindArticle }, place) => {
    const next = heads[place + 1]
    const [first, ...rest] = words
    const last = words.at(-1)
    const mayAct = ({ written }: Word) =>
      language === 'en' ? verbForm.test(written) : /^\p{Ll}/u.test(written)
    const isObject = next?.isBehindArticle === true && !next.opensPart
    const deeds = [
      { verb: first, object: isBehindArticle ? [] : rest },
      { verb: last, object: isObject ? next.words : [] },
    ]
    return deeds.flatMap(({ verb, object }) => {
      // a common noun of English behind a preposition may be its own: "a team of engineers"
      const isNamed = language !== 'en' || object.some(({ written }) => /^\p{Lu}/u.test(written))
      if (verb === undefined || !mayAct(verb) || object.length === 0 || !isNamed) return []
      return { verb: verb.stem, object: object.map(({ stem }) => stem) }
    })
  })
}

/** For each place of the verb whether the object stands there behind another one. */
function findShifts(
  phrases: readonly Phrase[],
  verb: string,
  object: readonly string[],
): boolean[] {
  return phrases.flatMap(({ words }, place) => {
    const stems = words.map(({ stem }) => stem)
    const at = stems.lastIndexOf(verb)
    if (at < 0) return []
    const beside = stems.slice(at + 1)
    // "betreut seit 2010 das Archiv": when and where may stand in front of the object
    const nextAt = phrases.findIndex((phrase, i) => i > place && !phrase.isBehindPreposition)
    const next = phrases[nextAt]
    const isNext = beside.length === 0 && next !== undefined && !next.opensPart
    const own = isNext ? next.words.map(({ stem }) => stem) : beside
    const behind = phrases.slice((isNext ? nextAt : place) + 1)
    const end = behind.findIndex(({ isBehindPreposition }) => !isBehindPreposition)
    const further = behind.slice(0, end < 0 ? undefined : end).flatMap((phrase) => phrase.words)
    const isOwn = own.length === 0 || own.some((stem) => object.includes(stem))
    const isTransparent = own.every((stem) => transparentStems.has(stem))
    return [!isOwn && !isTransparent && further.some(({ stem }) => object.includes(stem))]
  })
}

const transparentStems = new Set([...transparentWords].map(toStem))
