import type { PersonProfile } from '../../records/person-profile.ts'
import { foldWords } from '../../text/fold.ts'
import { type Sentence, splitSentences } from '../../text/split-prose.ts'
import { birthYearBehind } from './birth-year.ts'
import { type LabelledLine, parseLabelledLine } from './labelled-line.ts'
import { locateNames, type NameSpan, readSought } from './locate-names.ts'
import { otherPeople } from './other-people.ts'
import { introducesSelf, namesSubject, ownsPerson, pronounOf, readIntro } from './subjects.ts'
import { labelKind } from './tables/labels.ts'
import { isInstruction, isUnsure } from './vetoes.ts'
import { type Word, wordsOf } from './words.ts'

/**
 * How a sentence is known to be about the person. `line`: a line without a subject on their own
 * page, or right under their name; `card`: further down under a heading that is their name;
 * `named`: named, but not its subject.
 */
export type Binding = 'full' | 'short' | 'pronoun' | 'first' | 'line' | 'card' | 'named'

export type BoundSentence = {
  sentence: Sentence
  binding: Binding
  /** What stands in front of the subject. */
  intro: string
  /** What stands behind it: where the patterns begin. The whole sentence for lines. */
  predicate: string
  /** The subject is somebody or something of theirs: "Zelda's brother", "Her husband". */
  owned: boolean
  /** Where others are named, in the predicate. */
  others: readonly number[]
  /** The full name as the sentence writes it, or ''. */
  name: string
  /** States no fact: good for nothing but to carry pronouns on. */
  unsure: boolean
  /** Lines below a line that is nothing but the name, counted from 1 for that line; else 0. */
  under: number
}

type Read = { sentence: Sentence; words: Word[]; spans: NameSpan[]; others: number[] }

/** Sources err by so many years; namesakes are seldom born so close together. */
const slip = 2

/** Longer sentences are lists and tables run together. */
const longest = 400

const maxLabel = 24

/** Where a page says who it is about. */
const headLines = 4

/** Lines that may stand under a heading and still belong to it. */
const longestCard = 40
/** Lines under a name within which a part of it needs no proof. */
const shortCard = 4

/**
 * The sentences of a page that speak of the person, in order; those that speak of a namesake, or of
 * whom nobody can say, are left out.
 */
export function bindSentences(
  text: string,
  person: PersonProfile,
  isOwnPage: boolean,
): BoundSentence[] {
  const sought = readSought([person.name, ...person.aliases])
  const read = splitSentences(text).map((sentence): Read => {
    const words = sentence.text.length > longest * 5 ? [] : wordsOf(sentence.text)
    const spans = locateNames(sentence.text, words, sought)
    const isCounted = sentence.text.length <= longest
    const others = isCounted ? otherPeople(sentence.text, words, spans) : []
    return { sentence, words, spans, others }
  })
  forgetLabelled(read)
  const all = read.flatMap(({ spans }) => spans)
  const page = {
    person,
    middle: middleNames(all, sought.middle),
    generations: sought.generations,
    // of two who share it, a part of the name names neither
    sharedFamily: all.some(({ kind, another }) => kind === 'family' && another),
    sharedGiven: all.some(({ kind, another }) => kind === 'given' && another),
  }
  const isInterview = asksOnePerson(read)
  const turns = speakerTurns(read, [person.name, ...person.aliases])
  const bound: BoundSentence[] = []
  const badLines = new Set(
    read
      .filter(({ sentence }) => isInstruction(sentence.text))
      .flatMap(({ sentence: { line } }) => [line, line + 1]),
  )
  /** Whom the last full name meant, and whether pronouns can follow on the sentence before. */
  let who: 'nobody' | 'them' | 'another' = isOwnPage ? 'them' : 'nobody'
  let follows = isOwnPage
  let gender = ''
  let line = -1
  /** The page's writer has given the person's name as the own one. */
  let isWriter = false
  /** A line that opens with the name and a colon holds the person's own words. */
  let spokenLine = -1
  /**
   * Lines since one that is nothing but the name; 0 where none was. The heading of their own page
   * is no line of its text.
   */
  let under = isOwnPage && !(read[0]?.spans.some(({ kind }) => kind === 'full') ?? false) ? 1 : 0
  for (const [at, { sentence, spans: located, others: named }] of read.entries()) {
    const turn = turns.get(sentence)
    const label = turn?.length ?? 0
    const spans = turn?.isTheirs === true ? located.filter(({ start }) => start >= label) : located
    const others = turn?.isTheirs === true ? named.filter((start) => start >= label) : named
    if (turn?.isTheirs === true && who === 'them') spokenLine = sentence.line
    if (sentence.line !== line && !isOwnPage) follows = false
    if (sentence.line !== line && under > 0) under += 1
    line = sentence.line
    if (badLines.has(line)) {
      follows = false
      continue
    }
    const full = spans.find(({ kind, another }) => kind === 'full' && !another)
    if (full !== undefined) who = whoIs(full, sentence.text, read[at + 1], who, page)
    else if (spans.some(({ kind, another }) => kind === 'full' && another))
      who = who === 'them' ? 'them' : 'another'
    // right under the full name a part of it means its bearer, whoever shares it
    const isInCard = who === 'them' && under > 0 && under <= shortCard
    const short = spans.find(
      ({ kind, another }) =>
        !another &&
        (isInCard ||
          (kind === 'family' && !page.sharedFamily) ||
          (kind === 'given' && !page.sharedGiven)),
    )
    const span = full ?? (who === 'nobody' ? undefined : short)
    if (sentence.text.length > longest || sentence.quoted) {
      follows = false
      continue
    }
    const unsure = isUnsure(sentence.text)
    const wholeSentence = (binding: 'line' | 'card') => ({
      sentence,
      binding,
      intro: '',
      predicate: sentence.text,
      owned: false,
      others,
      name: '',
      unsure,
      under,
    })
    if (span !== undefined) {
      if (who !== 'them') {
        follows = false
        continue
      }
      const next = read.slice(at + 1).find((other) => other.sentence.line > line)
      const isLinks = sentence.isLine && headsLinks(sentence.text, span, next?.sentence.text ?? '')
      if (isLinks) under = 1
      if (
        full !== undefined &&
        sentence.isLine &&
        isHeading(sentence.text, full, next?.sentence.text ?? '')
      )
        under = 1
      if (full !== undefined && full.start === 0 && sentence.text[full.end] === ':')
        spokenLine = line
      const one = bindNamed(sentence, span, full !== undefined, others)
      bound.push({ ...one, unsure, under })
      isWriter ||= full !== undefined && introducesSelf.test(one.intro)
      // with no other person in it, a pronoun behind the sentence means this one
      const isMeant = one.binding !== 'named' || full !== undefined
      follows = isMeant && !one.owned && others.length === 0
      continue
    }
    const isSpeaker = isWriter || spokenLine === line || (isInterview && isAnswer(read, at))
    const isOthersTurn = turn !== undefined && !turn.isTheirs
    const pronoun =
      turn?.isTheirs === true && who === 'them' && sinceBehindLabel.test(sentence.text.slice(label))
        ? { start: label, end: label, gender: 'first', owned: false }
        : pronounOf(sentence.text, (isOwnPage || isSpeaker) && !isOthersTurn)
    if (
      pronoun !== null &&
      who === 'them' &&
      (pronoun.gender === 'first' ||
        (follows && (gender === '' || pronoun.gender === '' || pronoun.gender === gender)))
    ) {
      if (pronoun.gender !== 'first' && pronoun.gender !== '') gender = pronoun.gender
      bound.push({
        sentence,
        binding: pronoun.gender === 'first' ? 'first' : 'pronoun',
        intro: sentence.text.slice(0, pronoun.start),
        predicate: sentence.text.slice(pronoun.end),
        owned: pronoun.owned,
        others: others.map((place) => place - pronoun.end),
        name: '',
        unsure,
        under,
      })
      follows = others.length === 0 && !(pronoun.owned && ownsPerson(sentence.text))
      continue
    }
    if (isOwnPage && who === 'them' && others.length === 0 && !namesSubject(sentence.text)) {
      bound.push(wholeSentence('line'))
      follows = true
      continue
    }
    follows = false
    if (others.length > 0 || who !== 'them' || namesSubject(sentence.text)) under = 0
    else if (under > 1 && under <= longestCard && (sentence.isLine || under === 2)) {
      bound.push(wholeSentence(under === 2 ? 'line' : 'card'))
    }
  }
  return bound
}

function bindNamed(
  sentence: Sentence,
  span: NameSpan,
  isFull: boolean,
  others: readonly number[],
): Omit<BoundSentence, 'unsure' | 'under'> {
  const before = sentence.text.slice(0, span.start)
  const behind = sentence.text.slice(span.end)
  const predicate = others.length === 0 ? withoutAddress(behind) : behind
  const intro = readIntro(before)
  const owned = /^['’]s?\s/.test(predicate)
  const binding =
    intro === null || others.some((place) => place < span.start && !/,\s*$/.test(before))
      ? 'named'
      : isFull
        ? 'full'
        : 'short'
  return {
    sentence,
    binding,
    intro: before,
    predicate,
    owned,
    others: others.map((place) => place - span.end),
    name: isFull ? sentence.text.slice(span.start, span.end) : '',
  }
}

/** "Since 2004, yes.", an answer that leaves the rest of the sentence to the question. */
const sinceBehindLabel = /^(?:yes,? )?since (?:\p{L}+ )?(?:19|20)\d\d\b/iu

/** "Zelda, you are a farrier": what is said to somebody is said of them. */
function withoutAddress(predicate: string): string {
  return predicate
    .replace(/^,\s(?:and\s)?you(?:['’]re|\sare)\b/u, ' is')
    .replace(/^,\s(?:and\s)?you(?:['’]ve|\shave)\b/u, ' has')
    .replace(/^,\s(?:and\s)?you\swere\b/u, ' was')
    .replace(/^,\s(?:and\s)?you\s(?=\p{Ll})/u, ' ')
}

type Turn = { length: number; isTheirs: boolean }

/** Fewer turns are labels of other things. */
const minTurns = 3
const speakerLabel = /^(\p{Lu}[\p{L}\p{M}.'’ -]{0,40}):\s+(?=\S)/u

/**
 * The lines of a conversation that open with their speaker, who may be given by the given name, the
 * family name or the initials.
 */
function speakerTurns(
  read: readonly Read[],
  names: readonly string[],
): ReadonlyMap<Sentence, Turn> {
  const known = names.map((name) => foldWords(name))
  const isTheirs = (label: string) => {
    const words = foldWords(label)
    return known.some((own) => {
      const isPart =
        words.some((word) => word.length > 1) && words.every((word) => own.includes(word))
      return (
        isPart ||
        (words.length === 1 &&
          own.length > 1 &&
          words[0] === own.map((word) => word.charAt(0)).join(''))
      )
    })
  }
  const turns = new Map<Sentence, Turn>()
  let line = -1
  for (const { sentence } of read) {
    const found = sentence.line === line ? null : speakerLabel.exec(sentence.text)
    line = sentence.line
    const label = found?.[1] ?? ''
    if (found === null || labelKind(label) !== null) continue
    turns.set(sentence, { length: found[0].length, isTheirs: isTheirs(label) })
  }
  const all = [...turns.values()]
  const isTalk =
    all.length >= minTurns && all.some((one) => one.isTheirs) && all.some((one) => !one.isTheirs)
  return isTalk ? turns : new Map()
}

/** In an interview the lines behind the questions are the words of the person it opens with. */
function asksOnePerson(read: readonly Read[]): boolean {
  const questions = read.filter(({ sentence }) => isQuestion(sentence))
  const opens = read.some(
    ({ sentence, spans }) =>
      sentence.line <= headLines && spans.some(({ kind, another }) => kind === 'full' && !another),
  )
  return questions.length >= 2 && opens
}

function isQuestion({ text, isLine }: Sentence): boolean {
  return isLine && text.endsWith('?') && text.length <= longest / 2
}

/** Whether the line in front of a sentence's line is a question. */
function isAnswer(read: readonly Read[], at: number): boolean {
  const line = read[at]?.sentence.line ?? 0
  let from = at
  while (from >= 0 && (read[from]?.sentence.line ?? -1) >= line) from -= 1
  const before = read[from]
  const own = read[at]?.sentence.text ?? ''
  return (
    before !== undefined &&
    isQuestion(before.sentence) &&
    !isQuestion({ ...before.sentence, text: own })
  )
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

type Page = { person: PersonProfile; middle: ReadonlySet<string>; generations: ReadonlySet<string> }

/** A line of nothing but the name, with forms of address or behind a label. */
function isHeading(text: string, span: NameSpan, next: string): boolean {
  const before = text.slice(0, span.start)
  const isLabel =
    before.length <= maxLabel &&
    /^\p{L}[\p{L} ]*[:\t]\s*(?:(?:Dr|Prof|Mr|Mrs|Ms|Cllr|Rev|Sir|Dame)\.? )?$/u.test(before)
  const isNamed =
    isLabel &&
    (labelKind(before.replace(/[:\t].*$/u, '')) === 'name' || parseLabelledLine(next) !== null)
  const isBare =
    /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Frau|Herr|Cllr|Councillor|Rev|Sir|Dame)\.? )*$/.test(before)
  return (isBare || isNamed) && /^(?:,? (?:PhD|Ph\.D\.|MD|MSc|MBA))*$/.test(text.slice(span.end))
}

const linksHeading = /^\p{Lu}\p{L}*(?: \p{Ll}+){0,3} $/u
const hasLink = /https?:\/\/|\b(?:[a-z0-9-]+\.)+[a-z]{2,8}\/|(?:^|\s)@\w/iu

/** "Find Zelda", "More from Zelda Quibbleworth" above a line that leads somewhere. */
function headsLinks(text: string, span: NameSpan, next: string): boolean {
  const isEnd = /^\s?(?:\p{Lu}\.)?:?$/u.test(text.slice(span.end))
  return isEnd && linksHeading.test(text.slice(0, span.start)) && hasLink.test(next)
}

/**
 * A namesake is told by a middle name, a generation or a birth year; whoever bears the bare name
 * after that is the one before, until a fact says otherwise.
 */
function whoIs(
  span: NameSpan,
  text: string,
  next: Read | undefined,
  before: 'nobody' | 'them' | 'another',
  { person, middle, generations }: Page,
): 'them' | 'another' {
  const agrees = span.middle.some(
    (word) => middle.has(word) || [...middle].some((one) => isInitial(word, one)),
  )
  if (span.middle.length > 0 && middle.size > 0 && !agrees) return 'another'
  if (span.generation !== null && !generations.has(span.generation)) return 'another'
  const year = birthYearBehind(text.slice(span.end)) ?? bornAfter(next)
  const years = person.birthYears
  if (year !== null && years.length > 0)
    return years.some((one) => Math.abs(one - year) <= slip) ? 'them' : 'another'
  if (before !== 'another') return 'them'
  const known = [
    ...person.organizations,
    ...person.locations.flatMap((place) => place.split(/,\s*/)),
  ].filter((word) => word.length > 3)
  return agrees || known.some((word) => text.includes(word)) ? 'them' : 'another'
}

/** "She was born in 1951": the sentence behind may tell as well. */
function bornAfter(next: Read | undefined): number | null {
  const pronoun =
    next === undefined || next.spans.length > 0 ? null : pronounOf(next.sentence.text, false)
  return next === undefined || pronoun === null || pronoun.owned
    ? null
    : birthYearBehind(next.sentence.text.slice(pronoun.end))
}

function isInitial(a: string, b: string): boolean {
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
