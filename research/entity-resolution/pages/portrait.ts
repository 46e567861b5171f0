import { parseLabelledLine } from '../../claims/patterns/phrases/labelled-line.ts'
import { isSchool } from '../../claims/patterns/phrases/parse-organization.ts'
import { isFirmName } from '../../claims/patterns/tables/firm-words.ts'
import { chooseColumnKind, chooseLabelKind } from '../../claims/patterns/tables/labels.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { findTowns, type Town } from '../../identity/places/find-towns.ts'
import { type Place, parsePlace } from '../../identity/places/parse-place.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { plainWords } from '../../text/words/tables/plain-words.ts'
import { type Employer, parseEmployer } from '../people/employers-differ.ts'
import type { FullName } from '../people/full-name.ts'
import type { BirthRange } from './birth-range.ts'
import { findBirthYears } from './find-birth-years.ts'
import { findCallings, findCallingsOn } from './find-callings.ts'
import { findCaselessNames } from './find-caseless-names.ts'
import { findOwnPosts, findPostsBehind } from './find-posts-behind.ts'
import { findSecondCallings } from './find-second-callings.ts'
import { nameCues, nameLinks } from './tables/passage-words.ts'

/**
 * What one page says about the bearer of the name: the values that are read, and the passages
 * that speak of the bearer.
 */
export type Portrait = {
  /** Folded words of the passages, each with a space on both sides. */
  words: string
  /** The same without names of schools: a university's town is no home. */
  homeWords: string
  /** The same without names of people: "Gerhard Richter" is no judge. */
  callingWords: string
  /** Names in the passages: runs of capitalised words, folded. */
  phrases: ReadonlySet<string>
  /** Those that stand in one sentence with the bearer's name, of two words and more. */
  beside: ReadonlySet<string>
  /** Folded words of these sentences. */
  sentenceWords: string
  /** Whether each of these sentences lists names, as rows do, and states nothing. */
  isListed: boolean
  /** Folded words that stand close to the name in these sentences, without names of people. */
  near: string
  /** Names in the passages that are called like firms and schools. */
  firms: ReadonlySet<string>
  employers: readonly Employer[]
  pastEmployers: readonly Employer[]
  schools: readonly Employer[]
  /** Folded. */
  roles: readonly string[]
  /** Folded words of posts right beside the name, which no rule need have read. */
  callings: readonly string[]
  places: readonly Place[]
  /** Towns of the passages behind which stands where they lie. */
  towns: readonly Town[]
  birthYears: readonly number[]
  /** Years of birth by ages and by dates of a life. */
  bornWithin: readonly BirthRange[]
  /** Handles, folded, and canonical addresses of pages and mailboxes. */
  links: ReadonlySet<string>
  names: readonly FullName[]
}

export type PageStatements = {
  passages: string
  /** The sentences of the passages that write the name. */
  sentences?: string
  /** The sentences right behind them. */
  further?: string
  /** Words of the name, which say nothing. */
  nameWords: ReadonlySet<string>
  employers?: readonly string[]
  pastEmployers?: readonly string[]
  schools?: readonly string[]
  roles?: readonly string[]
  places?: readonly string[]
  birthYears?: readonly number[]
  bornWithin?: readonly BirthRange[]
  links?: readonly string[]
  names?: readonly FullName[]
}

/** What a text says about a person, in the forms by which texts are compared. */
export function buildPortrait(said: PageStatements): Portrait {
  const employers = (names: readonly string[] | undefined) =>
    unique(names ?? []).flatMap((name) => parseEmployer(name) ?? [])
  const words = ` ${foldWords(said.passages).join(' ')} `
  const firms = findFirms(said.passages, said.nameWords)
  const schools = employers(said.schools)
  return {
    words,
    callingWords: dropSurnames(words.split(' '), said.nameWords).join(' '),
    homeWords: dropNames(words, [...firms.filter(isSchool), ...schools.map(({ key }) => key)]),
    phrases: findPhrases(said.passages, said.nameWords),
    beside: new Set(
      [...findPhrases(said.sentences ?? '', said.nameWords)].filter((phrase) =>
        phrase.includes(' '),
      ),
    ),
    sentenceWords: ` ${foldWords(said.sentences ?? '').join(' ')} `,
    isListed: (said.sentences ?? '').split('\n').every(isList),
    near: findNear(said.sentences ?? '', said.nameWords),
    firms: new Set(firms),
    employers: employers([
      ...(said.employers ?? []),
      ...findPostsBehind(said.sentences ?? '', said.nameWords),
      ...findOwnPosts(said.further ?? ''),
    ]),
    pastEmployers: employers(said.pastEmployers),
    schools,
    roles: unique((said.roles ?? []).map((role) => foldWords(role).join(' '))).filter(
      (role) => role !== '',
    ),
    callings: unique([
      ...findCallings(said.sentences ?? '', said.nameWords),
      ...findSecondCallings(said.sentences ?? '', said.nameWords),
      ...findCallingsOn(said.further ?? '', said.nameWords),
    ]),
    places: unique(said.places ?? []).flatMap((label) => parsePlace(label) ?? []),
    towns: findTowns(said.passages),
    birthYears: [
      ...new Set([...(said.birthYears ?? []), ...findBirthYears(said.passages, said.nameWords)]),
    ],
    bornWithin: said.bornWithin ?? [],
    links: new Set((said.links ?? []).map((link) => link.toLowerCase())),
    names: said.names ?? [],
  }
}

/** The bearer's name, and what stands behind a given name that is not the bearer's. */
function dropSurnames(words: readonly string[], nameWords: ReadonlySet<string>): string[] {
  const isOthers = (word: string) => isGivenName(word) && !nameWords.has(word)
  const isName = (word: string, at: number, all: readonly string[]) =>
    nameWords.has(word) || isOthers(all[at - 1] ?? '')
  return words.map((word, ...place) => (isName(word, ...place) ? '|' : word))
}

/** Sentences have more words without a capital: "Ada Roe spoke in Leeds with Orla Finch". */
function isList(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  return words.filter((word) => /^\p{Ll}/u.test(word)).length <= words.length / 4
}

function dropNames(words: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(` ${name} `, ' | '), words)
}

/** Words that are close in front of a name and behind it. */
const [wordsInFront, wordsBehind] = [3, 6]

/** "the pianist Ada Roe", "Ada Roe, a British pianist"; sentences stay apart. */
function findNear(sentences: string, nameWords: ReadonlySet<string>): string {
  const near = sentences.split('\n').flatMap((sentence) => {
    const words = foldWords(sentence)
    const kept = dropSurnames(words, nameWords)
    return words.flatMap((word, at) =>
      nameWords.has(word) && nameWords.has(words[at + 1] ?? '')
        ? [kept.slice(Math.max(0, at - wordsInFront), at + 2 + wordsBehind).join(' ')]
        : [],
    )
  })
  return ` ${near.join(' | ')} `
}

/**
 * A point behind four small letters ends a name, unless a letter follows at once: shorter words,
 * as of "Prof. Roe" or "Mass. General", are abbreviated more often than they end a sentence.
 */
const capital = String.raw`\p{Lu}(?:[\p{L}\p{M}\p{N}'’-]|(?<!\p{Ll}{4})\.|\.(?=\p{L}))*`
const joint = joinAlternatives(nameLinks)
const run = new RegExp(`${capital}(?:[ ]+(?:${joint}[ ]+){0,2}${capital})*`, 'gu')
const cue = new RegExp(String.raw`(?:\b${joinAlternatives(nameCues)}\s|[:\t(–-]\s?)$`, 'u')

/** "клиника «Надежда»": Cyrillic scripts quote the names of firms, and part speech by a colon. */
const quoted = /(\p{Script=Cyrillic}{2,40}) [«„"](\p{Lu}[^»“"]{1,60})[»“"]/gu

/** Names in a text: two and more capitalised words, or one where a name is expected. */
function findPhrases(passages: string, nameWords: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const whole of passages.split('\n')) {
    const line = valueIn(whole)
    // the word in front may stand in another case
    for (const [, house = '', name = ''] of line.matchAll(quoted))
      for (const words of [foldWords(`${house} ${name}`), foldWords(name)])
        if (!words.some((word) => nameWords.has(word))) found.add(words.join(' '))
    for (const name of findCaselessNames(line)) {
      const words = foldWords(name)
      if (!words.every((word) => nameWords.has(word))) found.add(words.join(' '))
    }
    for (const match of line.matchAll(run)) {
      const words = foldWords(dropLabel(match[0], line.slice(match.index + match[0].length)))
      if (
        words.length === 0 ||
        words.length > 8 ||
        words.some((word) => nameWords.has(word)) ||
        words.every(isPlain)
      )
        continue
      if (words.length === 1 && !isNamed(line, match)) continue
      // headings shout, names seldom do
      if (words.length > 1 && match[0] === match[0].toUpperCase()) continue
      found.add(words.join(' '))
    }
  }
  return found
}

/** What an engine shows of a page runs its lines together: "Metz, France Formation : …". */
function dropLabel(name: string, behind: string): string {
  const label = /^\s?:/u.test(behind) ? (name.split(' ').at(-1) ?? '') : ''
  return chooseLabelKind(label) === null ? name : name.slice(0, -label.length).trimEnd()
}

/** Names in the form of firms and schools that a passage also mentions. */
function findFirms(passages: string, nameWords: ReadonlySet<string>): string[] {
  return passages.split('\n').flatMap((line) =>
    [...valueIn(line).matchAll(run)].flatMap(([whole]) => {
      const name = dropBearer(whole, nameWords)
      const words = foldWords(name)
      const isCalledSo =
        words.length > 1 && words.length <= 8 && (isFirmName(name) || isSchool(name))
      const isOther = !words.some((word) => nameWords.has(word)) || isNamedFirm(words, nameWords)
      return isCalledSo && isOther && !words.every(isPlain) ? words.join(' ') : []
    }),
  )
}

/** "David Marsh of Marsh & Co" is one run of capitals: the firm stands behind the bearer. */
function dropBearer(whole: string, nameWords: ReadonlySet<string>): string {
  const [bearer = '', ...behind] = whole.split(' of ')
  return behind.length > 0 && foldWords(bearer).every((word) => nameWords.has(word))
    ? behind.join(' of ')
    : whole
}

/**
 * Whether a firm bears one word of the name, as "Marsh & Co" and "Weller Dental": not every bearer
 * is of that firm. With the whole name it is a heading more often.
 */
function isNamedFirm([first = '', ...rest]: string[], nameWords: ReadonlySet<string>): boolean {
  return nameWords.has(first) && rest.length > 0 && !rest.some((word) => nameWords.has(word))
}

/** Of a line with a label, or a row that begins with one, what the label announces. */
function valueIn(line: string): string {
  return parseLabelledLine(line)?.value ?? line
}

const joins = /^ (?:(?:of|and|&|de|von|van|und|et|y|the) )+\p{Lu}/u

/**
 * A single word is a name where one is expected, unless it only begins a cell or a bracket: "Dental
 * hygienist".
 */
function isNamed(line: string, { index, 0: word }: RegExpMatchArray): boolean {
  const [before, behind] = [line.slice(0, index), line.slice((index ?? 0) + word.length)]
  if (!cue.test(before)) return false
  return !/[:\t(–-]\s?$/u.test(before) || !/^ \p{Ll}/u.test(behind) || joins.test(behind)
}

/** Words of pages' frames and forms, beside `functionWords`. */
const frameWords = parseWordSet(`
  monday tuesday wednesday thursday friday saturday sunday phd msc bsc ma ba mba md team staff
  people profile member members contact home education career work experience name born city
  location employer position role title degree occupation organisation organization company github
  crunchbase researchgate rocketreach zoominfo xing
  gitlab mastodon twitter linkedin facebook instagram bluesky orcid wikipedia link website email
  phone programme program today none unknown various vacant
`)

function isPlain(word: string): boolean {
  return (
    functionWords.has(word) ||
    frameWords.has(word) ||
    plainWords.has(word) ||
    chooseColumnKind(word) !== null
  )
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
