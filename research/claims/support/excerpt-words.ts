import { decodeReferences } from '../../text/signs/decode-references.ts'
import { dropPointing } from '../../text/signs/drop-pointing.ts'
import { hanKanaSigns } from '../../text/signs/script.ts'
import { dropGenitives } from '../../text/words/drop-genitive.ts'
import { foldText, foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { listBaseForms } from '../../text/words/to-base-form.ts'
import { toStem } from '../../text/words/to-stem.ts'

/** An excerpt, read once for all that it is asked. Words are folded: no case, no accents, ASCII. */
export type ExcerptWords = {
  text: string
  folded: string
  words: readonly string[]
  /** The same words without what Arabic and Hebrew, French and Italian write together with them. */
  bare: readonly string[]
  /** And in the forms that dictionaries list, where a noun of a language that declines stands. */
  declined: readonly (readonly string[])[]
  has: ReadonlySet<string>
  stems: ReadonlySet<string>
}

/** An excerpt in the forms by which sentences are compared with it. */
export function parseExcerpt(text: string): ExcerptWords {
  const words = parseExcerptWords(text.replace(turkishCase, ' '))
  const bare = parseBareWords(text)
  const genitive = text.includes(' des ') ? [dropGenitives(text)] : []
  const declined = [...listBaseForms(text), ...genitive].map(parseExcerptWords)
  const has = new Set([
    ...[...words, ...parseExcerptWords(text), ...words.map(withoutCopula), ...bare],
    ...(hasCases.test(text) ? parseExcerptWords(text.replaceAll(caseEndings, '')) : []),
    ...declined.flat(),
  ])
  // `Ph. D.` and `B. J.` for `PhD` and `BJ`
  for (const [i, word] of words.entries()) {
    const next = words[i + 1] ?? ''
    if (word.length <= 2 && next.length <= 2)
      has
        .add(`${word}${next}`)
        .add(`${word}${next}${(words[i + 2] ?? '').length <= 2 ? (words[i + 2] ?? '') : ''}`)
  }
  return {
    text,
    folded: foldText(text),
    words,
    bare,
    declined,
    has,
    stems: new Set(words.map(toStem)),
  }
}

/** "Initech'te", "Üniversitesi'nden": the name is what stands in front of the apostrophe. */
const turkishCase = /(?<=\p{L}{2})['’](?:n?d[ae]n?|t[ae]n?|n?[ıiuü]n|y?[ıiuüae]|y?l[ae])(?!\p{L})/gu

/** "Nokialla", "Nordvestin", "Nordvestnél": Finnish and Hungarian names of firms in a case. */
const caseEndings = /(?<=\p{Lu}\p{L}{2,30})(?:i?ll[aä]|i?n|n[áé]l|[aeoö]?t)(?!\p{L})/gu
const hasCases = /[äöőű]|perusti|toimi|dolgoz|alapít/u

/** Turkish writes "is" and "was" as the end of a word: "profesördür". */
function withoutCopula(word: string): string {
  return word.replace(/(?<=[a-z]{5})(?:d[iu]r|t[iu]r|yd[iu])$/, '')
}

const unjoined = /[א-תء-ي]/u
const joinedArabic = /(?<![ء-ي])(?:[وف]?[بلك](?=ال|[ء-ي]{3})|[وف](?=[ء-ي]{3}))(?=[ء-ي])/gu
/** "للشركة" is "ل" and "الشركة". */
const joinedArticle = /(?<![ء-ي])[وف]?لل(?=[ء-ي]{3})/gu
const joinedHebrew = /(?<![א-ת"'])[ובכלמשה](?=[א-ת]{2})/gu
/** "مديرا", an object: the word itself is "مدير". */
const accusative = /(?<=[ء-ي]{3})ا(?![ء-ي])/gu

/** "l’Université", "d'Initech", "all'Ospedale": the article or preposition is no part of a name. */
const elision = /(?<!\p{L})(?:[cdjlmnst]|qu|un|(?:d[ae]|[ad]e|a|ne|su|co|que)ll)['’](?=\p{L})/giu

/** No word where the text has nothing that is written together. */
function parseBareWords(text: string): string[] {
  const parted = text.replace(elision, ' ')
  if (!unjoined.test(text)) return parted === text ? [] : parseExcerptWords(parted)
  const letters = dropPointing(text).replaceAll('\u0651', '')
  return parseExcerptWords(
    letters
      .replace(joinedArticle, 'ال')
      .replace(joinedArabic, '')
      .replace(joinedHebrew, '')
      .replace(accusative, ''),
  )
}

const signs = new RegExp(`[${hanKanaSigns}]+`, 'u')
const onlySigns = new RegExp(`^[${hanKanaSigns}ー]+$`, 'u')
const short = /^[a-z]{1,3}$/

/** "は東京大学": nothing parts the name from what stands in front of it. */
function saysSigns(text: string, said: string): boolean {
  return onlySigns.test(said) && text.includes(said)
}

/**
 * @returns whether every word of a name is said as it is spelt, accents and case aside; initials
 * may stand together or apart
 */
export function saysName(excerpt: ExcerptWords, name: string): boolean {
  const { text, has } = excerpt
  // many signs sound alike: they are compared as sounds only with a text that has none
  if (
    signs.test(text) &&
    !(name.match(new RegExp(signs, 'gu')) ?? []).every((run) => text.includes(run))
  )
    return false
  if (saysSigns(text, name)) return true
  const words = parseExcerptWords(name)
  if (words.length === 0) return name.trim() === ''
  if (words.every((word) => has.has(word))) return words.length < 2 || standTogether(excerpt, words)
  return words.every((word, i) => has.has(word) || joined(has, words, i))
}

/**
 * What may stand between the words of one name: a middle name, an initial, a comma's other order.
 */
const maxBetweenWords = 3

function standTogether(
  { words: said, bare, declined }: ExcerptWords,
  words: readonly string[],
): boolean {
  const wanted = new Set(words)
  const width = words.length + maxBetweenWords
  const written = [said, bare, ...declined]
  return said.some((_, from) => {
    const window = written.flatMap((some) => some.slice(from, from + width))
    const isFirst = written.some((some) => wanted.has(some[from] ?? ''))
    return isFirst && [...wanted].every((one) => window.includes(one))
  })
}

/** Two short words written as one in the excerpt: `ph d` of `PhD`. */
function joined(has: ReadonlySet<string>, words: readonly string[], i: number): boolean {
  const [before, word, after] = [words[i - 1] ?? '', words[i] ?? '', words[i + 1] ?? '']
  if (!short.test(word)) return false
  return (
    (short.test(after) && has.has(`${word}${after}`)) ||
    (short.test(before) && has.has(`${before}${word}`))
  )
}

/**
 * @returns whether a description's words are said, in any form of theirs: `engineers` for
 * `Engineer`; words without a meaning of their own may be missing
 */
export function saysWords(excerpt: ExcerptWords, text: string): boolean {
  const words = parseExcerptWords(text)
  if (saysSigns(excerpt.text, text)) return true
  const telling = words.filter((word) => !functionWords.has(word) && word.length > 1)
  return (telling.length > 0 ? telling : words).every(
    (word, i) =>
      excerpt.has.has(word) ||
      joined(excerpt.has, telling, i) ||
      (!/\d/.test(word) && excerpt.stems.has(toStem(word))),
  )
}

/** The folded words of an excerpt, `&` read as "and". */
export function parseExcerptWords(text: string): string[] {
  return foldWords(decodeReferences(text).replaceAll('&', ' and '))
}
