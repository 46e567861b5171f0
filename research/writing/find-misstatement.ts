import { countMissingQuantifiers } from '../claims/support/contradict.ts'
import { isEnglishAroundNames } from '../claims/support/find-languages.ts'
import { type ClaimWords, parseClaim } from '../claims/support/parse-claim.ts'
import { splitWords } from '../claims/support/specifics.ts'
import { framingWords } from '../claims/support/tables/function-words.ts'
import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { foldWords } from '../text/words/fold.ts'
import { toStem } from '../text/words/to-stem.ts'
import { buildCitedQuotes, type CitedQuotes, findSaid, findTelling } from './cited-quotes.ts'
import { splitClauses } from './clauses.ts'
import { findForeignMisstatement } from './find-foreign-misstatement.ts'
import { isHandedToOther } from './is-handed-to.ts'
import { isSaidOfPerson } from './is-said-of-person.ts'
import type { QuotedClaim } from './quoted-claim.ts'
import { saysPast, saysPresent } from './says-past.ts'
import {
  begunWords,
  endedWords,
  hedgeWords,
  jointWords,
  lastingWords,
  limitingPrefixes,
  limitingWords,
  pastVerbs,
} from './tables/hedge-words.ts'
import { furtherVerbs } from './tables/object-words.ts'
import { degreeWords, pathWords, plainWords, spanWords, titleWords } from './tables/plain-words.ts'
import { ownWorks } from './tables/same-phrases.ts'

type Part = { words: string; claims: readonly QuotedClaim[] }

/**
 * What a model's sentence says that the claims which it cites do not: a word that none of
 * them has, a clause that only several of them say together, what is over as if it lasted, what is
 * open as if it were so, a title without the word that limits it. Null where it says nothing such.
 * Words of one language are compared with words of the same: a translation does not stand.
 * @param parts of the sentence, each with the claims whose markers stand behind it
 */
export function findMisstatement(
  parts: readonly Part[],
  given: readonly string[],
): 'added' | 'joined' | 'tense' | 'hedge' | 'limit' | 'language' | null {
  const sentence = parts.map(({ words }) => words).join('')
  const claims = parts.flatMap((part) => part.claims)
  if (!isEnglishAroundNames(sentence)) return findForeignMisstatement(parts, given)
  const build = (claim: QuotedClaim) => buildCitedQuotes(claim, sentence, given)
  const all = [...new Set(claims)].map(build)
  if (addsWord(sentence, all, given) || addsSuperlative(sentence, all)) return 'added'
  if (namesDoctorate(sentence, all)) return 'added'
  const quotes = all.flatMap((cited) => cited.quotes)
  if (isHandedToOther(sentence, quotes, given)) return 'joined'
  const isOpenToo = hedge.test(sentence)
  const isJoint = joint.test(sentence)
  let isPast = false
  let before = ''
  for (const { words, claims: own } of parts) {
    const cited = own.length === 0 ? all : own.map(build)
    for (const clause of splitClauses(words, given)) {
      const isDone = saysPast(clause) || begun.test(clause) || tellsPast(clause, sentence)
      isPast = isDone || (isPast && !saysPresent(clause))
      const fault = checkClause(clause, { cited, isOpenToo, isJoint, isPast, before, given })
      before = clause
      if (fault !== null) return fault
    }
  }
  return null
}

function listExcerpts({ citations }: QuotedClaim): string[] {
  return citations.map(({ excerpt }) => excerpt)
}

type Clause = {
  /** The sentence says itself that something is open. */
  isOpenToo: boolean
  /** It says that others took part. */
  isJoint: boolean
  cited: readonly CitedQuotes[]
  isPast: boolean
  /** The clause in front of it. */
  before: string
  given: readonly string[]
}

const pastForm = new RegExp(
  `^(?:\\p{L}+ly )?(?:${joinAlternatives(pastVerbs)}|\\p{L}{2,}ed)\\b`,
  'u',
)
const subject =
  /^(?:(?:[Ss]?[Hh]e|[Tt]hey|who|which)\s+|(?:\p{Lu}[\p{L}\p{M}.'’-]+\s+)+)(?=\p{Ll})/u

/** Whether a clause begins with its subject, or the sentence's, and a verb in the past. */
function tellsPast(clause: string, sentence: string): boolean {
  const verb = clause.replace(subject, '')
  const isBehindName = /^\p{Lu}/u.test(sentence.trim()) && /^\p{Ll}/u.test(clause)
  return (verb !== clause || isBehindName) && pastForm.test(verb)
}

function checkClause(clause: string, context: Clause) {
  const { cited, isOpenToo, isJoint, isPast, before, given } = context
  const words = parseClaim(clause)
  const known = new Set(given.flatMap(foldWords).map(toStem))
  const isPlain = (key: string) => plainStems.has(key) || known.has(key)
  const wanted = words.keys.filter((key) => !isPlain(key))
  if (wanted.length === 0) return null
  const carrying = cited.filter(
    (source) => saysAll(words, wanted, source) && isSaidOfPerson(clause, source, { before, given }),
  )
  if (carrying.length === 0) return 'joined'
  if (!isPast && carrying.every((source) => isOver(clause, source))) return 'tense'
  if (misdatesSpan(clause, carrying) || misdatesBound(clause, carrying)) return 'tense'
  if (!isOpenToo && carrying.every((source) => isOpen(clause, source))) return 'hedge'
  return carrying.every((source) => dropsLimit(clause, source, isJoint)) ? 'limit' : null
}

const ofAnyPath = new Set(
  [...Object.values(pathWords), ...Object.values(spanWords)].flatMap((words) =>
    [...words].map(toStem),
  ),
)
const begun = new RegExp(`\\b${joinAlternatives(begunWords)}\\b`, 'iu')
const plainStems = new Set([...plainWords, ...framingWords].map(toStem))
  .difference(ofAnyPath)
  // "found" is a form of "founded" as well
  .difference(new Set(['founded'].map(toStem)))

/** Whether a claim says all these words of a clause, or of what kind its fact is. */
function saysAll(clause: ClaimWords, wanted: readonly string[], { claim, quotes }: CitedQuotes) {
  const said = findSaid(clause, quotes)
  const ofPath = new Set(listPathWords(claim).map(toStem))
  return wanted.every((key) => ofPath.has(key) || said.has(clause.keys.indexOf(key)))
}

function addsWord(
  sentence: string,
  all: readonly CitedQuotes[],
  given: readonly string[],
): boolean {
  const words = parseClaim(sentence)
  const said = findSaid(
    words,
    all.flatMap(({ quotes }) => quotes),
  )
  const known = new Set(given.flatMap(foldWords).map(toStem))
  const ofPaths = new Set(all.flatMap(({ claim }) => listPathWords(claim)).map(toStem))
  return words.keys.some(
    (key, place) =>
      words.kinds[place] === 'plain' &&
      !said.has(place) &&
      !known.has(key) &&
      !plainStems.has(key) &&
      !ofPaths.has(key),
  )
}

/** "the only supplier" of one of four suppliers. */
function addsSuperlative(sentence: string, all: readonly CitedQuotes[]): boolean {
  const said = all.flatMap(({ quotes }) => quotes.flatMap(splitWords))
  return countMissingQuantifiers(parseClaim(sentence), said) > 0
}

const doctorate = /\b(?:Ph\.?D|D\.?Phil|Doctor of Philosophy)\b/iu
const saidDoctorate =
  /\b(?:Ph\.?D|D\.?Phil|of Philosophy|phil|doctoral|(?<!honorary )doctorate)\b/iu

/** A doctor of medicine or of laws has no doctorate in philosophy. */
function namesDoctorate(sentence: string, all: readonly CitedQuotes[]): boolean {
  const quotes = all.flatMap((cited) => cited.quotes)
  return doctorate.test(sentence) && !quotes.some((quote) => saidDoctorate.test(quote))
}

const titles = titleWords.map(
  ([title, words]) => [new RegExp(`^(?:${title})$`, 'iu'), words] as const,
)

function listPathWords({ path, value }: QuotedClaim): string[] {
  const words = [...(pathWords[path] ?? [])]
  if (path === 'education.items' && value.degree === null)
    return words.filter((word) => !degreeWords.has(word))
  if (path !== 'work.positions') return words
  const { from, to } = value
  const ofTitle = titles.flatMap(([title, done]) =>
    title.test(value.title ?? '') ? [...done] : [],
  )
  return [
    ...words,
    ...ofTitle,
    ...(from === null ? [] : spanWords.from),
    ...(to === null ? [] : spanWords.to),
  ]
}

/**
 * Whether what a clause says is over: a post or a place that its claim calls past, or what the
 * sources speak of in the past alone.
 */
function isOver(clause: string, { claim, quotes }: CitedQuotes): boolean {
  const { path, value } = claim
  if (path === 'work.positions' || path === 'locations.items') {
    if (value.current) return false
    const isPast = value.to !== null || listExcerpts(claim).every(saysPast)
    const own =
      path === 'work.positions' ? `${value.title ?? ''} ${value.organization ?? ''}` : value.label
    return isPast && findSaid(parseClaim(clause), [own]).size > 0
  }
  if (path !== 'mentions.items' || !saysPresent(clause) || lasting.test(clause)) return false
  return findTelling(clause, quotes).every((text) => saysPast(text) && !saysPresent(text))
}

const span = /\b(since|until|till)\s+(?:\p{L}+\s+)?(\d{4})\b/giu

/** "until 2018" of what has lasted since 2018. */
function misdatesSpan(clause: string, carrying: readonly CitedQuotes[]): boolean {
  const said = carrying.flatMap(({ quotes }) => quotes).join('\n')
  return [...clause.matchAll(span)].some(([, link = '', year = '']) => {
    const isSaid =
      link.toLowerCase() === 'since'
        ? new RegExp(`\\b(?:since|from)\\b[^\\n\\d]{0,20}${year}|${year}\\s*[–-]`, 'iu')
        : new RegExp(`\\b(?:until|till|to)\\b[^\\n\\d]{0,20}${year}|[–-]\\s*${year}`, 'iu')
    return !isSaid.test(said)
  })
}

const ended = new RegExp(`\\b${joinAlternatives(endedWords)}\\b`, 'iu')

function namesTitle(clause: string, { path, value }: QuotedClaim): boolean {
  const title = path === 'work.positions' ? (value.title ?? '') : ''
  return findSaid(parseClaim(clause), [title]).size > 0
}

function saysBound(quote: string, side: 'from' | 'to', years: readonly string[]): boolean {
  const words = joinAlternatives(side === 'from' ? begunWords : endedWords)
  return years.some((year) => new RegExp(`\\b${words}\\b[^.;\\d]*\\b${year}\\b`, 'iu').test(quote))
}

/** "joined in 2016" of a post from 2012 to 2016. */
function misdatesBound(clause: string, carrying: readonly CitedQuotes[]): boolean {
  const years = clause.match(/\b\d{4}\b/g) ?? []
  const side = begun.test(clause) ? 'from' : ended.test(clause) ? 'to' : null
  if (side === null || years.length === 0) return false
  const posts = carrying.flatMap(({ claim }) =>
    claim.path === 'work.positions' && (claim.value.from ?? claim.value.to) !== null
      ? [claim.value]
      : [],
  )
  return (
    posts.length > 0 &&
    posts.every((post) => !years.some((year) => post[side]?.startsWith(year) === true)) &&
    // "joined in 2011 and became director in 2014" says both
    !carrying.some(
      ({ claim, quotes }) =>
        !namesTitle(clause, claim) && quotes.some((quote) => saysBound(quote, side, years)),
    )
  )
}

const hedge = new RegExp(`\\b${joinAlternatives(hedgeWords)}\\b`, 'u')

/** Behind it the same subject does something else, which leaves open nothing in front of it. */
const furtherDeed = new RegExp(
  String.raw` (?:and|but) (?:(?:s?he|they) )?${joinAlternatives(furtherVerbs)}\b.*$`,
  'iu',
)

function isOpen(clause: string, { quotes }: CitedQuotes): boolean {
  const words = parseClaim(clause)
  const telling = findTelling(clause, quotes).map((sentence) => {
    const begun = sentence.replace(furtherDeed, '')
    return findSaid(words, [begun]).size === findSaid(words, [sentence]).size ? begun : sentence
  })
  return telling.length > 0 && telling.every((sentence) => hedge.test(sentence))
}

const limit = new RegExp(
  unwrap`
    \b(${joinAlternatives(limitingWords)}(?=[\s-])|${joinAlternatives(limitingPrefixes)}(?=-))
    [\s-]+(\p{L}{3,})`,
  'giu',
)
const joint = new RegExp(`\\b(?:${joinAlternatives(jointWords)})`, 'u')
const lasting = new RegExp(
  unwrap`
    \b(?:is|are) (?:also )?(?:(?:an?|the|one of the) (?:[\p{L}-]+ ){0,3}
    ${joinAlternatives(lastingWords)}|(?:his|her|their) (?:[\p{L}-]+ )?(?:${ownWorks}))\b`,
  'iu',
)

/** "editor" for "deputy editor", where no quote says it without that word. */
function dropsLimit(clause: string, { quotes }: CitedQuotes, isJoint: boolean): boolean {
  const said = quotes.join('\n')
  const words = foldWords(clause)
  const clauseWords = parseClaim(clause)
  return [...said.matchAll(limit)].some(([, word = '', head = '']) => {
    const bare = said.replace(limit, ' ').split(/[^\p{L}]+/u)
    return (
      !(isJoint && word.toLowerCase() === 'co') &&
      findSaid(clauseWords, [head]).size > 0 &&
      // "associated" is no "associate"
      !words.includes(word.toLowerCase()) &&
      !bare.some((other) => other.toLowerCase() === head.toLowerCase())
    )
  })
}
