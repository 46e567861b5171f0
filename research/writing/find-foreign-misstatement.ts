import { parseClaim } from '../claims/support/parse-claim.ts'
import { parseSentenceWords } from '../claims/support/parse-sentence-words.ts'
import { negatingLanguages } from '../claims/support/tables/negations.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { toStem } from '../text/words/to-stem.ts'
import { buildCitedQuotes, type CitedQuotes, findSaid, findTelling } from './cited-quotes.ts'
import { buildBoundary, splitClauses } from './clauses.ts'
import { hasShiftedObject } from './has-shifted-object.ts'
import { isSaidOfKin } from './is-said-of-kin.ts'
import type { QuotedClaim } from './quoted-claim.ts'
import { foreignWords, type LanguageWords } from './tables/foreign-words.ts'

type Part = { words: string; claims: readonly QuotedClaim[] }

/** The languages that are read, with their signs; English stands before them. */
const read = (['de', 'fr', 'es', 'pt', 'it'] as const).map((language, place) => ({
  language,
  signs: negatingLanguages[place + 1]?.signs,
}))

/**
 * What a model's sentence in another language than English says that no single claim of that
 * language says; `language` where the language is not read. A translation is not compared word by
 * word, so it does not stand either: the sources are quoted instead.
 */
export function findForeignMisstatement(
  parts: readonly Part[],
  given: readonly string[],
): 'language' | 'joined' | 'tense' | 'hedge' | 'limit' | null {
  const sentence = parts.map(({ words }) => words).join('')
  const language = findLanguage(sentence)
  if (language === null) return 'language'
  const words = foreignWords[language]
  const all = [...new Set(parts.flatMap(({ claims }) => claims))]
  const boundary = buildBoundary(words.clause)
  const isOpenToo = matches(words.hedge, sentence)
  let isPast = false
  for (const part of parts) {
    const cited = (part.claims.length === 0 ? all : part.claims).map((claim) =>
      buildCitedQuotes(claim, sentence, given),
    )
    let before = ''
    for (const clause of splitClauses(part.words, given, boundary)) {
      isPast = matches(words.past, clause) || (isPast && !matches(words.present, clause))
      const fault = checkClause(clause, cited, {
        language,
        words,
        given,
        isOpenToo,
        sentence,
        isPast,
        before,
      })
      if (fault !== null) return fault
      before = clause
    }
  }
  return null
}

function findLanguage(sentence: string) {
  const words = parseSentenceWords(sentence)
  const counts = read.map(({ signs }) => words.filter(({ folded }) => signs?.has(folded)).length)
  const most = Math.max(...counts)
  return most === 0 ? null : (read[counts.indexOf(most)]?.language ?? null)
}

type Reading = {
  language: keyof typeof foreignWords
  words: LanguageWords
  given: readonly string[]
  isOpenToo: boolean
  /** The person's name may divide the parts of its passive. */
  sentence: string
  isPast: boolean
  /** The clause in front. */
  before: string
}

function checkClause(
  clause: string,
  cited: readonly CitedQuotes[],
  { language, words, given, isOpenToo, sentence, isPast, before }: Reading,
) {
  const claimed = parseClaim(clause)
  const known = new Set([...given.flatMap(foldWords), ...words.frame].map(toStem))
  const wanted = claimed.keys.flatMap((key, place) => (known.has(key) ? [] : { key, place }))
  // "née" is a small word as well
  const small = claimed.all.flatMap(({ kind, written }) => {
    const word = written.toLowerCase()
    return kind === 'function' && isOfPath(words, word) ? word : []
  })
  if (wanted.length === 0 && small.length === 0) return null
  const carrying = cited.filter(({ claim, quotes }) => {
    const said = findSaid(claimed, quotes)
    const ofPath = new Set([...(words.ofPath[claim.path] ?? [])].map(toStem))
    return (
      wanted.every(({ key, place }) => said.has(place) || ofPath.has(key)) &&
      small.every((word) => words.ofPath[claim.path]?.has(word) || saysWord(quotes, word))
    )
  })
  if (carrying.length === 0) return 'joined'
  const isShifted = (source: CitedQuotes) =>
    hasShiftedObject(clause, findTelling(clause, listExcerpts(source)), { given, language })
  const isTurned = (source: CitedQuotes) =>
    turnsVoice(clause, findTelling(clause, listExcerpts(source)), { sentence, words })
  const isOfKin = (source: CitedQuotes) =>
    isSaidOfKin(`${before} ${clause}`, findTelling(clause, listExcerpts(source)), given)
  if (carrying.every((source) => isShifted(source) || isTurned(source) || isOfKin(source)))
    return 'joined'
  if (!isPast && carrying.every((source) => isOver(clause, source, words))) return 'tense'
  const isOpen = (source: CitedQuotes) => {
    const telling = findTelling(clause, listExcerpts(source))
    return telling.length > 0 && telling.every((text) => matches(words.hedge, text))
  }
  if (!isOpenToo && carrying.every(isOpen)) return 'hedge'
  return carrying.every((source) => dropsLimit(clause, source, words)) ? 'limit' : null
}

/**
 * "a formé le luthier" of one taught by the luthier: only one of the two is a passive, and who acts
 * in it has another part in the other. "Elle a été formée", without the luthier, is no such turn.
 */
function turnsVoice(
  clause: string,
  telling: readonly string[],
  { sentence, words }: Pick<Reading, 'sentence' | 'words'>,
) {
  const isPassive = matches(words.passive, sentence)
  const isTurned = (text: string) =>
    matches(words.passive, text) !== isPassive &&
    (isPassive ? hasOtherPart(sentence, text, words) : hasOtherPart(text, clause, words))
  return telling.length > 0 && telling.every(isTurned)
}

/** Whether one who acts in a passive is named in another text, where they do not act. */
function hasOtherPart(passive: string, active: string, { agent }: LanguageWords): boolean {
  const count = (words: readonly string[], word: string) => words.filter((w) => w === word).length
  const [all, acting] = [foldWords(active), listActing(active, agent)]
  return listActing(passive, agent).some((word) => count(all, word) > count(acting, word))
}

/** The words behind the preposition of a passive, up to the next small word. */
function listActing(text: string, agent: string): string[] {
  return text
    .split(new RegExp(`(?<!\\p{L})(?:${agent})(?!\\p{L})`, 'iu'))
    .slice(1)
    .flatMap((behind) => {
      const words = foldWords(behind.split(/[,.;:!?]/)[0] ?? '')
      const named = words.slice(words.findIndex((word) => !isSmallWord(word)))
      const end = named.findIndex(isSmallWord)
      return end < 0 ? named : named.slice(0, end)
    })
}

function isOfPath({ ofPath }: LanguageWords, word: string): boolean {
  return Object.values(ofPath).some((words) => words.has(word))
}

function saysWord(quotes: readonly string[], word: string): boolean {
  return quotes.some((quote) => matches(RegExp.escape(word), quote))
}

/** "Leiterin" for "stellvertretende Leiterin", "directrice" for "directrice adjointe". */
function dropsLimit(clause: string, source: CitedQuotes, { limit }: LanguageWords): boolean {
  if (matches(limit, clause)) return false
  const limited = new RegExp(
    `(?<!\\p{L})(\\p{L}{4,})?\\P{L}*(?:${limit})(?!\\p{L})\\P{L}*(\\p{L}{4,})?`,
    'giu',
  )
  const said = parseClaim(clause)
  return listExcerpts(source).some((excerpt) =>
    [...excerpt.matchAll(limited)].some(
      ([, before = '', after = '']) => findSaid(said, [before, after]).size > 0,
    ),
  )
}

function isOver(clause: string, source: CitedQuotes, words: LanguageWords): boolean {
  const { path, value } = source.claim
  const telling = findTelling(clause, listExcerpts(source))
  const isPast =
    telling.length > 0 &&
    telling.every((text) => matches(words.past, text) && !matches(words.present, text))
  if (path === 'work.positions' || path === 'locations.items')
    return !value.current && (value.to !== null || isPast)
  return path === 'mentions.items' && matches(words.present, clause) && isPast
}

function listExcerpts({ claim }: CitedQuotes): string[] {
  return claim.citations.map(({ excerpt }) => excerpt)
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu').test(text)
}
