import { parseBirthYearAround, parseBirthYearBehind } from '../phrases/birth-year.ts'
import { isRollEntry } from './is-roll-entry.ts'
import type { NameSpan } from './locate-names.ts'
import {
  birthYearSlip,
  isInitial,
  listKnown,
  type SeenPage,
  type SeenSentence,
} from './parse-seen-page.ts'
import { parsePronoun } from './subjects.ts'

/** Who the last full name meant: `another` of the same name. */
export type Meant = 'none' | 'them' | 'another'

/** Who the name means from here on. */
export function chooseMeant(
  state: { name: Meant },
  { sentence, spans, next }: SeenSentence,
  full: NameSpan | null,
  page: SeenPage,
): Meant {
  if (full !== null) return whoIs(full, sentence.text, next, state.name, page)
  const isAnother = spans.some(({ kind, another }) => kind === 'full' && another)
  return isAnother && state.name !== 'them' ? 'another' : state.name
}

/**
 * A middle name, a generation or a birth year shows a namesake; the bare name after that means the
 * one before, until a fact says otherwise.
 */
function whoIs(
  span: NameSpan,
  text: string,
  next: SeenSentence['next'],
  before: Meant,
  { person, middle, generations, bearersDiffer, isRoll }: SeenPage,
): 'them' | 'another' {
  const agrees = span.middle.some(
    (word) => middle.has(word) || [...middle].some((one) => isInitial(word, one)),
  )
  if (span.middle.length > 0 && middle.size > 0 && !agrees) return 'another'
  if (span.generation !== null && !generations.has(span.generation)) return 'another'
  const year =
    parseBirthYearBehind(text.slice(span.end)) ??
    parseBirthYearAround(text, span) ??
    bornAfter(next)
  const years = person.birthYears
  if (year !== null && years.length > 0)
    return years.some((one) => Math.abs(one - year) <= birthYearSlip) ? 'them' : 'another'
  const isDoubtful = (year !== null && bearersDiffer) || (isRoll && isRollEntry(text, span))
  if (before !== 'another' && !isDoubtful) return 'them'
  return agrees || listKnown(person).some((word) => text.includes(word)) ? 'them' : 'another'
}

/** "She was born in 1951": the sentence behind may say it as well. */
function bornAfter(next: SeenSentence['next']): number | null {
  const pronoun =
    next === null || next.spans.length > 0 ? null : parsePronoun(next.sentence.text, false)
  return next === null || pronoun === null || pronoun.owned
    ? null
    : parseBirthYearBehind(next.sentence.text.slice(pronoun.end))
}
