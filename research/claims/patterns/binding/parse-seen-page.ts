import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { places } from '../../../identity/places/tables/places.ts'
import type { PersonProfile } from '../../../records/person-profile.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { parseBirthYearBehind } from '../phrases/birth-year.ts'
import { isFullName } from '../phrases/is-full-name.ts'
import { type LabelledLine, parseLabelledLine } from '../phrases/labelled-line.ts'
import { isPeriodLine } from '../phrases/parse-period.ts'
import { addressWords } from '../tables/address-words.ts'
import { isHistoryHeading } from '../tables/card-words.ts'
import { possessives, relationNames } from '../tables/relative-words.ts'
import { findQuestionLines, findTurns, isAnswer, isInterview, type Turn } from './conversation.ts'
import { hasRoll } from './is-roll-entry.ts'
import { locateNames, type NameSpan, parseSought } from './locate-names.ts'
import { locateOtherPeople } from './locate-other-people.ts'
import { maxSentenceLength, type PageSentence as Sentence, splitPage } from './page-sentences.ts'
import { isInstruction } from './vetoes.ts'
import { parseWords, type WrittenWord } from './words.ts'
import { findWrittenLines, opensOthers } from './writer-lines.ts'

/** A sentence with what the whole page says of it. */
export type SeenSentence = {
  sentence: Sentence
  /** Where the person's names stand, and where other people's do. */
  spans: readonly NameSpan[]
  others: readonly number[]
  /** The label of the speaker, in a conversation. */
  turn: Turn | null
  /** It stands on, or right below, a line that instructs its reader. */
  isInstructed: boolean
  /** On their own page: below the heading of what others write there, or above its own. */
  isOthers: boolean
  /** In an interview: the line in front of it is a question. */
  isAnswer: boolean
  /** The line below signs it with their name: "– NAME, buyer". */
  isSigned: boolean
  /** The person is its "I", as a byline or a signature says. */
  isWritten: boolean
  /** It stands below "Succeeded by", so that what follows is of the next box. */
  isLedTo: boolean
  /** The sentence behind it. */
  next: Pick<SeenSentence, 'sentence' | 'spans'> | null
  /** Where the line below begins. */
  below: string
}

/** What a page says of the person's name as a whole. */
export type SeenPage = {
  person: PersonProfile
  isOwnPage: boolean
  middle: ReadonlySet<string>
  generations: ReadonlySet<string>
  /** Of two who share it, a part of the name names neither. */
  sharedFamily: boolean
  sharedGiven: boolean
  /** Bearers of the whole name were born so far apart that they are several people. */
  bearersDiffer: boolean
  /** It lists several bearers, each with a description. */
  isRoll: boolean
}

/**
 * Documents about one person differ by this many years; namesakes are seldom born that close
 * together.
 */
export const birthYearSlip = 2

type Read = { sentence: Sentence; words: WrittenWord[]; spans: NameSpan[]; others: number[] }

/** What a page says, whether it is the person's own or not. */
export type WholePage = {
  read: readonly Read[]
  page: Omit<SeenPage, 'isOwnPage'>
  /** Lines that instruct their reader, and those below. */
  instructed: ReadonlySet<number>
  /** Lines that the one below signs with the name. */
  signed: ReadonlySet<number>
  /** Lines that the person writes, by the byline or the signature of the whole text. */
  written: ReadonlySet<number>
}

/** Looks a page over before its sentences are bound one by one. */
export function parseWholePage(text: string, person: PersonProfile): WholePage {
  const sought = parseSought([person.name, ...person.aliases])
  const read = splitPage(text).map((sentence): Read => {
    const words = sentence.text.length > maxSentenceLength * 5 ? [] : parseWords(sentence.text)
    const spans = locateNames(sentence.text, words, sought)
    const isCounted = sentence.text.length <= maxSentenceLength
    const others = isCounted ? locateOtherPeople(sentence.text, words, spans) : []
    return { sentence, words, spans, others }
  })
  forgetLabelled(read)
  forgetDated(read)
  const isShared = partRelatives(read, person)
  const all = read.flatMap(({ spans }) => spans)
  const page = {
    person,
    middle: middleNames(all, sought.middle),
    generations: sought.generations,
    sharedFamily: isShared || all.some(({ kind, another }) => kind === 'family' && another),
    sharedGiven: isShared || all.some(({ kind, another }) => kind === 'given' && another),
    bearersDiffer: differInBirth(read),
    isRoll: hasRoll(read),
  }
  const instructed = new Set(
    read
      .filter(({ sentence }) => isInstruction(sentence.text))
      .flatMap(({ sentence: { line } }) => [line, line + 1]),
  )
  return {
    read,
    page,
    instructed,
    signed: findSignedLines(text, read),
    written: findWrittenLines(text, read),
  }
}

/** The sentences of the page, as its own person's or not. */
export function parseSeenPage(
  whole: WholePage,
  isOwnPage: boolean,
): { page: SeenPage; sentences: SeenSentence[] } {
  return { page: { ...whole.page, isOwnPage }, sentences: seeEach(whole, isOwnPage) }
}

const relationWords = Object.values(relationNames).map(joinAlternatives).join('|')
const kinInFront = new RegExp(
  unwrap`
    (?<!\p{L})(?:${joinAlternatives(possessives)})\s(?:\p{L}+\s){0,2}?(?:${relationWords}),?\s
    (?:${joinAlternatives(addressWords)}\.?\s)*$`,
  'u',
)

/**
 * Where a page names a relative of the same name ("his son NAME"), one of the two bearers is
 * another: the relative, unless what is known of the person stands only with the relative.
 * @returns whether there are two
 */
function partRelatives(read: readonly Read[], person: PersonProfile): boolean {
  const places = read.flatMap((one) =>
    one.spans.flatMap((span) => {
      const isKin = kinInFront.test(one.sentence.text.slice(0, span.start))
      // a German noun in front of a name looks like another given name
      return span.kind === 'full' && (isKin || !span.another) ? [{ one, span, isKin }] : []
    }),
  )
  const [kin, main] = [places.filter(({ isKin }) => isKin), places.filter(({ isKin }) => !isKin)]
  if (kin.length === 0 || main.length === 0) return false
  const known = listKnown(person)
  const says = (some: typeof places) =>
    some.some(({ one, span, isKin }) => {
      const text = isKin ? one.sentence.text.slice(span.end) : one.sentence.text
      return known.some((word) => text.includes(word))
    })
  const isKinMeant = says(kin) && !says(main.filter(({ one }) => kin.every((k) => k.one !== one)))
  for (const { span, isKin } of places) span.another = isKin !== isKinMeant
  // the sentence itself speaks of the one whose relative is named
  for (const { one, span } of kin) one.others = [...one.others, isKinMeant ? 0 : span.start]
  return true
}

/** Organisations and places of the person that a text may name. */
export function listKnown({ organizations, locations }: PersonProfile): string[] {
  const places = locations.flatMap((place) => place.split(/,\s*/))
  return [...organizations, ...places].filter((word) => word.length > 3)
}

function differInBirth(read: readonly Read[]): boolean {
  const years = read.flatMap(({ sentence, spans }) =>
    spans.flatMap(({ kind, another, end }) =>
      kind === 'full' && !another ? (parseBirthYearBehind(sentence.text.slice(end)) ?? []) : [],
    ),
  )
  return Math.max(...years) - Math.min(...years) > birthYearSlip
}

function seeEach(
  { read, page, instructed, signed, written }: WholePage,
  isOwnPage: boolean,
): SeenSentence[] {
  const names = [page.person.name, ...page.person.aliases]
  const questions = findQuestionLines(read)
  const isAsked = isInterview(read, questions)
  const turns = findTurns(read, names)
  const below = linesBelow(read)
  const heading = read.find(({ sentence }) => opensOthers.test(sentence.text))
  const othersFrom = heading?.sentence.line ?? Number.POSITIVE_INFINITY
  const headedAt = isOwnPage ? findHeadLine(read) : 0
  const ledTo = findNextLines(read, ({ sentence }) => leadsOn.test(sentence.text))
  const listed = findNextLines(
    read,
    ({ sentence, spans }) => spans.length === 0 && isListedName(sentence.text),
  )
  const kin = findNextLines(read, ({ sentence }) => kinLabel.test(sentence.text))
  const seen = read.map(({ sentence, spans, others }, at): SeenSentence => {
    const turn = turns.get(sentence) ?? null
    // a speaker's label is not said
    const from = turn?.isTheirs === true ? turn.length : 0
    return {
      sentence,
      spans: from === 0 ? spans : spans.filter(({ start }) => start >= from),
      others: from === 0 ? others : others.filter((start) => start >= from),
      turn,
      isInstructed: instructed.has(sentence.line),
      isOthers:
        listed.has(sentence.line) ||
        (kin.has(sentence.line) && parseLabelledLine(sentence.text)?.kind === 'birth') ||
        (isOwnPage && (sentence.line >= othersFrom || sentence.line < headedAt)),
      isSigned: signed.has(sentence.line),
      isWritten: written.has(sentence.line),
      isLedTo: ledTo.has(sentence.line),
      isAnswer: isAsked && isAnswer(read, at, questions),
      next: read[at + 1] ?? null,
      below: below[at] ?? '',
    }
  })
  return seen
}

/** The lines below those that are of a kind. */
function findNextLines(read: readonly Read[], isOf: (one: Read) => boolean): ReadonlySet<number> {
  const heads = read.filter((one) => one.sentence.isLine && isOf(one))
  return new Set(heads.map(({ sentence: { line } }) => line + 1))
}

const signature = /(?:^|\n)\s*[–—]\s?$/u

/** The lines above those that open with a dash and the person's name. */
function findSignedLines(text: string, read: readonly Read[]): ReadonlySet<number> {
  const isTheirs = ({ sentence: { text: said, start }, spans: [span] }: Read) =>
    span?.kind === 'full' &&
    !span.another &&
    span.start === 0 &&
    signature.test(text.slice(Math.max(0, start - 4), start)) &&
    /^(?:$|,\s|\s\()/.test(said.slice(span.end))
  return new Set(read.filter(isTheirs).map(({ sentence }) => sentence.line - 1))
}

/** "Preceded by", above the name of another */
const leadsOn = /^(?:Preceded|Succeeded) by:?$/iu
const listedName = /^\p{Lu}[\p{L}'’-]+, (\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u

/** "Father: Otto Rank", above the father's "Birth: 1890" */
const kinLabel = new RegExp(String.raw`^(?:${relationWords})\s*[:\t]\s*\p{Lu}`, 'iu')

/** "McGovern, George", the entry of another: what stands below it is of that one. */
function isListedName(text: string): boolean {
  const given = listedName.exec(text)?.[1] ?? ''
  return isGivenName(foldWord(given)) && !places.has(given)
}

/** A name further down heads no page. */
const maxMenuLines = 30
const maxMenuLength = 80

/**
 * Where a page first names its person on a line of nothing but the name, what stands above are the
 * menus and the address of its site.
 * @returns the number of that line; 0 where another sentence names them first, or prose is above
 */
function findHeadLine(read: readonly Read[]): number {
  const at = read.findIndex(({ spans }) => spans.length > 0)
  const first = read[at]
  const [span] = first?.spans ?? []
  const isHead =
    first !== undefined &&
    span?.kind === 'full' &&
    !span.another &&
    first.sentence.line <= maxMenuLines &&
    span.start === 0 &&
    span.end === first.sentence.text.length
  const isMenu = read
    .slice(0, Math.max(0, at))
    .every(({ sentence }) => sentence.text.length <= maxMenuLength)
  return isHead && isMenu ? first.sentence.line : 0
}

/** For each sentence the first one of a line below. */
function linesBelow(read: readonly Read[]): string[] {
  const texts: string[] = []
  let below = ''
  for (let at = read.length - 1; at >= 0; at -= 1) {
    const { line } = read[at]?.sentence ?? { line: 0 }
    const next = read[at + 1]?.sentence
    if (next !== undefined && next.line > line) below = next.text
    texts[at] = below
  }
  return texts
}

/** What follows a label such as "Employer" is no other person, whatever it is called. */
function forgetLabelled(read: Read[]): void {
  let label: LabelledLine | null = null
  let line = -1
  for (const one of read) {
    const isBelow = one.sentence.line > line
    const own: LabelledLine | null = isBelow ? parseLabelledLine(one.sentence.text) : null
    const isValue = label !== null && label.value === '' && label.kind !== 'name' && isBelow
    if ((own !== null && own.kind !== 'name') || isValue) one.others = []
    label = own
    line = one.sentence.line
  }
}

/** Lines of one post beside the line with its years. */
const maxDatedLines = 2

/**
 * Below "Professional experience" and the like, what stands beside a line of nothing but years is a
 * post, a firm or a study, though its capitals look like a name: "Lamp Restorer".
 */
function forgetDated(read: Read[]): void {
  let isHistory = false
  for (const [at, { sentence }] of read.entries()) {
    isHistory ||= sentence.isLine && isHistoryHeading(sentence.text)
    if (!isHistory || !sentence.isLine || !isPeriodLine(sentence.text)) continue
    for (const one of [
      ...read.slice(Math.max(0, at - maxDatedLines), at),
      ...read.slice(at + 1, at + 1 + maxDatedLines),
    ]) {
      const isPost = one.sentence.isLine && one.spans.length === 0 && !isFullName(one.sentence.text)
      if (isPost && Math.abs(one.sentence.line - sentence.line) <= maxDatedLines) one.others = []
    }
  }
}

/** Whether one of two words is the initial of the other. */
export function isInitial(a: string, b: string): boolean {
  return (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))
}

/**
 * Middle names that may be theirs: those asked for; else those of the page, if they are of one.
 * None of two who differ.
 */
function middleNames(spans: readonly NameSpan[], asked: ReadonlySet<string>): ReadonlySet<string> {
  if (asked.size > 0) return asked
  const [first, ...rest] = spans.flatMap(({ middle }) => (middle.length === 0 ? [] : [middle]))
  if (first === undefined) return new Set()
  const differ = rest.some(
    (words) => !words.some((word) => first.some((one) => one === word || isInitial(one, word))),
  )
  return differ ? new Set(['?']) : new Set(first)
}
