import type { PersonProfile } from '../../documents/person-profile.ts'
import { birthYearBehind } from './birth-year.ts'
import { locateNames, type NameSpan, readSought } from './locate-names.ts'
import { otherPeople } from './other-people.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { pronounOf, readIntro } from './subjects.ts'
import { isInstruction, isUnsure } from './vetoes.ts'
import { type Word, wordsOf } from './words.ts'

/**
 * How a sentence is known to be about the person. `line`: a line without a subject on their own page, or right under their name; `card`: further
 * down under a heading that is their name; `named`: named, but not its subject.
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
}

type Read = { sentence: Sentence; words: Word[]; spans: NameSpan[]; others: number[] }

/** Sources err by so many years; namesakes are seldom born so close together. */
const slip = 2

/** Longer sentences are lists and tables run together. */
const longest = 400

/** Lines that may stand under a heading and still belong to it. */
const longestCard = 40

/** The sentences of a page that speak of the person, in order; those that speak of a namesake, or of whom nobody can say, are left out. */
export function bindSentences(text: string, person: PersonProfile, isOwnPage: boolean): BoundSentence[] {
  const sought = readSought([person.name, ...person.aliases])
  const read = splitSentences(text).map((sentence): Read => {
    const words = sentence.text.length > longest * 5 ? [] : wordsOf(sentence.text)
    const spans = locateNames(sentence.text, words, sought)
    return { sentence, words, spans, others: sentence.text.length > longest ? [] : otherPeople(sentence.text, words, spans) }
  })
  const all = read.flatMap(({ spans }) => spans)
  const page = {
    person,
    middle: middleNames(all, sought.middle),
    generations: sought.generations,
    // of two who share it, a part of the name names neither
    sharedFamily: all.some(({ kind, another }) => kind === 'family' && another),
    sharedGiven: all.some(({ kind, another }) => kind === 'given' && another),
  }
  const bound: BoundSentence[] = []
  const badLines = new Set(
    read.filter(({ sentence }) => isInstruction(sentence.text)).flatMap(({ sentence: { line } }) => [line, line + 1]),
  )
  /** Whom the last full name meant, and whether pronouns can follow on the sentence before. */
  let who: 'nobody' | 'them' | 'another' = isOwnPage ? 'them' : 'nobody'
  let follows = isOwnPage
  let gender = ''
  let line = -1
  /** Lines since one that is nothing but the name; 0 where none was. */
  let under = 0
  for (const [at, { sentence, spans, others }] of read.entries()) {
    if (sentence.line !== line && !isOwnPage) follows = false
    if (sentence.line !== line && under > 0) under += 1
    line = sentence.line
    if (badLines.has(line)) {
      follows = false
      continue
    }
    const full = spans.find(({ kind, another }) => kind === 'full' && !another)
    if (full !== undefined) who = whoIs(full, sentence.text, read[at + 1], who, page)
    else if (spans.some(({ kind, another }) => kind === 'full' && another)) who = who === 'them' ? 'them' : 'another'
    const short = spans.find(
      ({ kind, another }) => !another && ((kind === 'family' && !page.sharedFamily) || (kind === 'given' && !page.sharedGiven)),
    )
    const span = full ?? (who === 'nobody' ? undefined : short)
    if (sentence.text.length > longest || sentence.quoted) {
      follows = false
      continue
    }
    const unsure = isUnsure(sentence.text)
    if (span !== undefined) {
      if (who !== 'them') {
        follows = false
        continue
      }
      under = full !== undefined && sentence.isLine && isHeading(sentence.text, full) ? 1 : under
      const one = bindNamed(sentence, span, full !== undefined, others)
      bound.push({ ...one, unsure })
      follows = one.binding !== 'named' && !one.owned && others.length === 0
      continue
    }
    const pronoun = pronounOf(sentence.text, isOwnPage)
    if (
      pronoun !== null &&
      who === 'them' &&
      (pronoun.gender === 'first' || (follows && (gender === '' || pronoun.gender === '' || pronoun.gender === gender)))
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
      })
      follows = !pronoun.owned && others.length === 0
      continue
    }
    if (isOwnPage && who === 'them' && others.length === 0) {
      bound.push({ sentence, binding: 'line', intro: '', predicate: sentence.text, owned: false, others, name: '', unsure })
      follows = true
      continue
    }
    follows = false
    if (others.length > 0 || who !== 'them') under = 0
    else if (under > 1 && under <= longestCard && sentence.isLine) {
      const binding = under === 2 ? 'line' : 'card'
      bound.push({ sentence, binding, intro: '', predicate: sentence.text, owned: false, others, name: '', unsure })
    }
  }
  return bound
}

function bindNamed(sentence: Sentence, span: NameSpan, isFull: boolean, others: readonly number[]): Omit<BoundSentence, 'unsure'> {
  const before = sentence.text.slice(0, span.start)
  const predicate = sentence.text.slice(span.end)
  const intro = readIntro(before)
  const owned = /^['’]s?\s/.test(predicate)
  const binding =
    intro === null || others.some((place) => place < span.start && !/,\s*$/.test(before)) ? 'named' : isFull ? 'full' : 'short'
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

type Page = { person: PersonProfile; middle: ReadonlySet<string>; generations: ReadonlySet<string> }

/** A line of nothing but the name and forms of address. */
function isHeading(text: string, span: NameSpan): boolean {
  return (
    /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Frau|Herr)\.? )*$/.test(text.slice(0, span.start)) &&
    /^(?:,? (?:PhD|Ph\.D\.|MD|MSc|MBA))*$/.test(text.slice(span.end))
  )
}

/** A namesake is told by a middle name, a generation or a birth year; whoever bears the bare name after that is the one before, until a fact says otherwise. */
function whoIs(
  span: NameSpan,
  text: string,
  next: Read | undefined,
  before: 'nobody' | 'them' | 'another',
  { person, middle, generations }: Page,
): 'them' | 'another' {
  const agrees = span.middle.some((word) => middle.has(word) || [...middle].some((one) => isInitial(word, one)))
  if (span.middle.length > 0 && middle.size > 0 && !agrees) return 'another'
  if (span.generation !== null && !generations.has(span.generation)) return 'another'
  const year = birthYearBehind(text.slice(span.end)) ?? bornAfter(next)
  const years = person.birthYears
  if (year !== null && years.length > 0) return years.some((one) => Math.abs(one - year) <= slip) ? 'them' : 'another'
  if (before !== 'another') return 'them'
  const known = [...person.organizations, ...person.locations.flatMap((place) => place.split(/,\s*/))].filter((word) => word.length > 3)
  return agrees || known.some((word) => text.includes(word)) ? 'them' : 'another'
}

/** "She was born in 1951": the sentence behind may tell as well. */
function bornAfter(next: Read | undefined): number | null {
  const pronoun = next === undefined || next.spans.length > 0 ? null : pronounOf(next.sentence.text, false)
  return next === undefined || pronoun === null || pronoun.owned ? null : birthYearBehind(next.sentence.text.slice(pronoun.end))
}

function isInitial(a: string, b: string): boolean {
  return (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))
}

/** Middle names that may be theirs: those asked for; else those of the page, if they are of one. None of two who differ. */
function middleNames(spans: readonly NameSpan[], asked: ReadonlySet<string>): ReadonlySet<string> {
  if (asked.size > 0) return asked
  const [first, ...rest] = spans.flatMap(({ middle }) => (middle.length === 0 ? [] : [middle]))
  if (first === undefined) return new Set()
  const differ = rest.some((words) => !words.some((word) => first.some((one) => one === word || isInitial(one, word))))
  return differ ? new Set(['?']) : new Set(first)
}
