import { titles } from '../../../identity/names/tables/titles.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import type { Span } from '../../../text/span.ts'
import { finiteVerb } from '../phrases/finite-verb.ts'
import { isRoleWord } from '../phrases/roles.ts'
import { addressWords } from '../tables/address-words.ts'
import { titleArticles } from '../tables/frame-words.ts'
import { toBe } from '../tables/life-words.ts'
import {
  adverbials,
  adverbsWithoutComma,
  appointingVerbs,
  becomingVerbs,
  greetings,
  invertedVerbs,
  isRelatedPerson,
  lineOpenings,
  meetingWords,
  notBeforeSubjects,
  openings,
  ownIntroductions,
  ownPossessives,
  ownPronouns,
  peopleWords,
  possessives,
  pronouns,
  relatedAdjectives,
  relatedPeople,
  rolesOfThings,
  subjectlessOpenings,
  thingOpenings,
  timeEnds,
  verbsBeforePronouns,
  verbsOfOne,
  verbsWithoutPronoun,
} from '../tables/subject-words.ts'

type Pronoun = Span & {
  /** `f`, `m`, '' for none, `first` for the writer of the page */
  gender: string
  owned: boolean
}

const opening = joinAlternatives(openings)
const adverb = joinAlternatives(adverbials)
const intro = String.raw`(?:(?:${opening}|${adverb})(?:\b[^.;:"“„]{0,110})?,?\s+)?`

const third = [
  { words: pronouns.f, gender: 'f', owned: false },
  { words: pronouns.m, gender: 'm', owned: false },
  { words: pronouns.neither, gender: '', owned: false },
  { words: possessives.f, gender: 'f', owned: true },
  { words: possessives.m, gender: 'm', owned: true },
  { words: possessives.neither, gender: '', owned: true },
]
const atStart = third.map(({ words, gender, owned }) => ({
  form: new RegExp(`^${joinAlternatives(words)}(?=[\\s’'，,]|$|は|(?<=[她他は]))\\s*`, 'u'),
  gender,
  owned,
}))
const behindIntro = third.map(({ words, gender, owned }) => ({
  form: new RegExp(`^${intro.slice(0, -1)}${joinAlternatives(words).toLowerCase()}(?=\\s)`, 'u'),
  gender,
  owned,
}))
const inside = third
  .filter(({ owned }) => !owned)
  .map(({ words, gender, owned }) => ({
    form: new RegExp(`^${joinAlternatives(words).toLowerCase()}\\s+`, 'u'),
    gender,
    owned,
  }))
/** "In 1998, she moved to Lisbon, where she lives": the subject follows the first comma. */
const toComma = new RegExp(`^(?:${opening}|${adverb})\\b[^.,;:"“„]{0,110},\\s+`, 'u')
/** In an interview the speaker stands in front, in a statement the number of the point. */
const speaker = unwrap`
  (?:\(?\d{1,2}[.)]\s+)?(?:(?:A|Answer|\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Ll}{1,3} ){0,2}
  \p{Lu}[\p{L}\p{M}.'’-]*){0,3}):\s+)?`
const first = new RegExp(
  String.raw`^${speaker}(?:${intro})${joinAlternatives(ownPronouns)}(?=[\s’'\p{Ll}])\s*`,
  'u',
)
const mine = new RegExp(String.raw`^${joinAlternatives(ownPossessives)}\s+`, 'u')
const dropped = new RegExp(String.raw`^${joinAlternatives(verbsWithoutPronoun)}\s`, 'u')

/** "Auf diese Stelle wechselte sie", "Hauptberuflich bin ich": the verb stands in front. */
const inverted = [
  { verbs: verbsBeforePronouns.third, pronoun: 'sie', gender: 'f' },
  { verbs: verbsBeforePronouns.third, pronoun: 'er', gender: 'm' },
  { verbs: verbsBeforePronouns.first, pronoun: 'ich', gender: 'first' },
].map(({ verbs, pronoun, gender }) => ({
  form: new RegExp(
    String.raw`^\p{Lu}(?:[^.;:"“„]{1,110}?\s)?${joinAlternatives(verbs)} ${pronoun}(?=[\s,.])\s*`,
    'iu',
  ),
  gender,
  owned: false,
}))
const invertedThird = inverted.filter(({ gender }) => gender !== 'first')
const invertedFirst = inverted.filter(({ gender }) => gender === 'first')

/** "Born 1970." */
const bornLine = /^Born (?:on |in )?[^,;:]{2,50}\.?$/u

/** A writer who gives the own name; what follows in the first person is theirs. */
export const introducesSelf = new RegExp(
  String.raw`^(?:${joinAlternatives(greetings)} )?${joinAlternatives(ownIntroductions)}\s+$`,
  'u',
)
/** "Hi, NAME here", "NAME is my name" */
const greetsInFront = new RegExp(String.raw`^(?:${joinAlternatives(greetings)}\s)?$`, 'u')
const introducedBehind = /^ (?:here(?=[.,!;]|$| (?:with|from|again)\s)|is my name(?!\p{L}))/u

/** Whether who writes a sentence gives the own name in it. */
export function isIntroduction(before: string, behind: string): boolean {
  return (
    introducesSelf.test(before) || (greetsInFront.test(before) && introducedBehind.test(behind))
  )
}

/** "My name is NAME, I was born …": what the writer goes on with. */
const goesOn = /^\s?[,;–—-]?\s(?:and\s)?I(?=\s|['’](?:m|ve)\b)/u

/** @returns how long the part of the sentence is in front of what the writer goes on with */
export function findOwnClause(before: string, behind: string): number {
  return isIntroduction(before, behind) ? (goesOn.exec(behind)?.[0].length ?? 0) : 0
}

/**
 * The pronoun that is a sentence's subject, at its begin or behind an adverbial. The writer's own
 * only on their own page.
 */
export function parsePronoun(text: string, isOwnPage: boolean): Pronoun | null {
  if (isOwnPage) {
    const own = first.exec(text)
    if (own !== null)
      return { start: findStart(own[0]), end: own[0].length, gender: 'first', owned: false }
    const theirs = mine.exec(text)
    if (theirs !== null) return { start: 0, end: theirs[0].length, gender: 'first', owned: true }
    const behind = findForm(invertedFirst, text, 0)
    if (behind !== null) return behind
  }
  if (dropped.test(text) || bornLine.test(text))
    return { start: 0, end: 0, gender: '', owned: false }
  const comma = toComma.exec(text)?.[0].length ?? 0
  return (
    (comma > 0 ? findForm(inside, text, comma) : null) ??
    findForm([...atStart, ...behindIntro, ...invertedThird], text, 0)
  )
}

function findForm(forms: typeof atStart, text: string, from: number): Pronoun | null {
  for (const { form, gender, owned } of forms) {
    const found = form.exec(text.slice(from))
    if (found !== null)
      return { start: from + findStart(found[0]), end: from + found[0].length, gender, owned }
  }
  return null
}

const possessive = new RegExp(
  String.raw`^(?:Her|His|Their|My)\s(?:${joinAlternatives(relatedAdjectives)}\s)*([\p{L}-]+)`,
  'u',
)

/**
 * "Her brother …": the next pronoun may mean the other person. Only English possessives are
 * recognised.
 */
export function hasPersonOwner(text: string): boolean {
  const owned = possessive.exec(text)?.[1]
  return owned === undefined || isRelatedPerson(owned) || isRoleWord(owned)
}

/**
 * Whether a sentence speaks of people by what they are: "The mayor resigned." The next pronoun may
 * mean one of them.
 */
export function hasPeople(text: string): boolean {
  return text
    .split(/[^\p{L}-]+/u)
    .some((word) => isRelatedPerson(word) || anyone.test(word) || isRoleWord(word.toLowerCase()))
}

/** "with her husband": a pronoun behind that may mean either. */
export function hasKin(text: string): boolean {
  return text.split(/[^\p{L}-]+/u).some(isRelatedPerson)
}
const anyone = new RegExp(`^${joinAlternatives(peopleWords)}$`, 'iu')

const thing = new RegExp(String.raw`^${joinAlternatives(thingOpenings)}\b`, 'u')

/** "This is her first book.": a determiner opens the sentence, not a name. */
export function isAboutThing(text: string): boolean {
  return thing.test(text)
}

const withoutSubject = new RegExp(String.raw`^${joinAlternatives(subjectlessOpenings)}\b`, 'u')

/** "Lives in Halifax with two cats.": a line about the one named above it. */
export function hasNoSubject(text: string): boolean {
  return withoutSubject.test(text)
}

const meetsPerson = new RegExp(
  unwrap`
    ^\s(?!${joinAlternatives(toBe)}\s|${joinAlternatives(becomingVerbs)}\s)\p{Ll}+
    (?:\s${joinAlternatives(meetingWords)})?\s${joinAlternatives(titleArticles)}\s
    ((?:\p{L}[\p{L}-]*\s){0,2})(\p{L}[\p{L}-]*)
    (?=[.,;]|$|\s(?:of(?!\sthe\s(?:[Yy]ear|[Mm]onth|[Dd]ecade))|from|at|for|in|who)\b)`,
  'u',
)
const apposedKin = new RegExp(
  String.raw`^\s*,\s(?:her|his|their)\s(?:late\s)?(?:${joinAlternatives(relatedPeople)}|widow)`,
  'u',
)
const notMet = new RegExp(`^${joinAlternatives(rolesOfThings)}$`, 'u')

/**
 * Whether what stands behind a name brings in another person without a name, so that the next
 * pronoun may mean either: "interviewed the mayor", ", his widow, survives him".
 */
export function hasOtherByRole(predicate: string): boolean {
  const head = meetsPerson.exec(predicate)?.[2] ?? ''
  return (isRoleWord(head) && !notMet.test(head)) || apposedKin.test(predicate)
}

const ownSubject = new RegExp(
  unwrap`
    ^(?:\p{Lu}\p{Ll}+\s[^,.;:]{3,80},\s(?!(?:He|She|They|It|I)\b))?
    (?!${joinAlternatives(lineOpenings)}\b)
    \p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2}
    (?:, \d{1,2},)? ${joinAlternatives(verbsOfOne)}\b`,
  'u',
)

/**
 * "Otto, 44, is …", "Sent to the north, Beriel is …": a sentence of a page about one person that
 * speaks of another.
 */
export function hasSubjectName(text: string): boolean {
  return ownSubject.test(text)
}

function findStart(found: string): number {
  return found.trimEnd().search(/\S+$/)
}

const adverbial = new RegExp(String.raw`^${adverb}\b`, 'u')
/** Stand in front of a subject without a comma. */
const nowOrThen = new RegExp(String.raw`^${joinAlternatives(adverbsWithoutComma)}\s+$`)
/** German and Dutch put the verb in front of the subject then. */
export const invertedVerb = new RegExp(String.raw`\b(${joinAlternatives(invertedVerbs)})\s+$`, 'u')
const unfit = new RegExp(String.raw`\b${joinAlternatives(notBeforeSubjects)}\s+$`, 'iu')

const opens = new RegExp(String.raw`^${opening}\b[^.;:"“”„«»]{2,140},\s*$`, 'u')

/** "Since 2003, Ms. NAME": what a comma parts from a form of address. */
const addressBehind = new RegExp(
  String.raw`(?<=,)(?:\s+${joinAlternatives(addressWords)}\.?)+\s+$`,
  'u',
)

/** "Ravstone Opera's dramaturg, NAME, …" */
const frontRole = /^[^,;:()"“”]{2,60}['’]s? [\p{Ll} -]{3,40},\s*$/u

/** "By day", "On 9 March", "In civil life" */
const timePhrase = new RegExp(
  String.raw`^${adverb}\s(?:[\p{Ll}\d]+\s){0,3}${joinAlternatives(timeEnds)}\s$`,
  'u',
)

/**
 * @returns what stands before a subject, if a subject can stand behind it: an adverbial, a title,
 * an occupation; else null
 */
export function parseIntro(before: string): string | null {
  const text = before.replace(/^[\s•*·–—-]+/u, '').replace(addressBehind, ' ')
  if (text.trim() === '') return ''
  if (opens.test(text) && !finiteVerb.test(text)) return text
  if (text.length > 100 || /["“”„«»:;()]/u.test(text)) return null
  if (
    adverbial.test(text) &&
    (/,\s*$/.test(text) ||
      invertedVerb.test(text) ||
      (/\d\s+$/.test(text) && !finiteVerb.test(text)))
  )
    return text
  if (timePhrase.test(text)) return text
  if (nowOrThen.test(text) || (frontRole.test(text) && !finiteVerb.test(text))) return text
  if (unfit.test(text) || finiteVerb.test(text) || /,/.test(text)) return null
  const words = text.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const isTitle = last === 'M.' || titles.has(last.toLowerCase().replace(/[.]/g, ''))
  // "Otto Rank, office of Rep. NAME"
  if (isTitle && words.at(-2) === 'of') return null
  return words.length <= 8 && (isTitle || isRoleWord(last)) ? text : null
}

/** What stands between an organisation and the person it appoints. */
export const appointing = new RegExp(
  unwrap`
    \s(?:has |have |had |today |yesterday |recently )*${joinAlternatives(appointingVerbs)}
    (?: of)?\s+$`,
  'u',
)
