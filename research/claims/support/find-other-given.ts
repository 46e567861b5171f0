import { areSameGiven } from '../../identity/names/are-same-given.ts'
import { findName } from '../../identity/names/find-name.ts'
import { parseNameForm } from '../../identity/names/name-form.ts'
import { type NameToken, parseNameTokens } from '../../identity/names/name-tokens.ts'
import { scoreNames } from '../../identity/names/score-names.ts'
import { particles, titles } from '../../identity/names/tables/titles.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { isRoleWord } from '../patterns/phrases/roles.ts'
import { addressWords, nationalities } from '../patterns/tables/address-words.ts'
import { frameAdverbs } from '../patterns/tables/frame-words.ts'
import { placeLinks, sinceWords } from '../patterns/tables/life-words.ts'
import { employerWords } from '../patterns/tables/organization-words.ts'
import { ownPossessives, possessives, pronouns } from '../patterns/tables/subject-words.ts'
import { openingWords } from './tables/opening-words.ts'

/** Names that score less cannot be one person's: not by nicknames, initials or another script. */
const minSamePercent = 25
/** Words in front of a family name that may be given names. */
const maxGivenWords = 3

/**
 * The given names of a text that bears a person's family name only behind given names which the
 * person cannot have: "Ottoline Marsh is a cellist" for Quillon Marsh. None where the person may be
 * meant as well: by a family name that stands alone, behind a title, a role or words that open a
 * sentence, by a given name apart, by a pronoun in front. Names of organisations do not count.
 * @param names one person's, however they are written
 */
export function findOtherGiven(text: string, names: readonly string[]): string[] {
  const forms = names.map(parseNameForm).filter(({ given }) => given.length > 0)
  const tokens = parseNameTokens(text)
  const families = [...new Set(forms.map(({ asked }) => asked.family))]
  const places = families
    .flatMap((family) => findName(tokens, parseNameForm(family)))
    .filter(({ end }) => !isInOrganization(tokens, end))
  if (places.length === 0) return []
  const written = places.map(({ start, end }) => {
    const given = listGiven(tokens, start)
    const family = tokens.slice(start, end + 1)
    return { given, start: start - given.length, name: writeWords([...given, ...family]) }
  })
  // "Gabriel García Márquez" names no Ana García Márquez by the "García" in it
  const inNames = new Set(written.flatMap(({ given }) => given))
  const apart = tokens.filter((token) => !inNames.has(token))
  if (forms.some(({ asked }) => saysGiven(apart, asked.given))) return []
  const isOther = written.every(
    ({ given, name }) =>
      given.length > 0 && names.every((own) => scoreNames(own, name).score < minSamePercent),
  )
  const first = Math.min(...written.map(({ start }) => start))
  if (!isOther || tokens.slice(0, first).some(({ folded }) => anyPronoun.has(folded))) return []
  return written.flatMap(({ given }) => given.map(({ folded }) => folded))
}

function writeWords(tokens: readonly NameToken[]): string {
  return tokens.map(({ raw }) => raw).join(' ')
}

/** The writer's own are patterns in the table of subjects. */
const writers = ['i', 'ich', 'je', 'yo', 'eu', 'io', 'ik']
const anyPronoun: ReadonlySet<string> = new Set(
  [...Object.values(pronouns), ...Object.values(possessives), ownPossessives]
    .flatMap((words) => Object.values(words).flatMap((word) => word.split('|').map(foldWord)))
    .concat(writers),
)

/** A given name may stand apart from the family name: "Quillon and Ottoline Marsh". */
function saysGiven(tokens: readonly NameToken[], given: string): boolean {
  const own = parseNameTokens(given)
  return tokens.some(
    ({ folded }) => folded.length > 1 && own.some((word) => areSameGiven(word.folded, folded)),
  )
}

/** Of a given name with a stop: "Chas. Marsh". */
const maxShortLength = 4
const inside = /^(?:\.?\s{1,3}|\.|[-‐‑–])$/u

/** The given names in front of a family name. */
function listGiven(tokens: readonly NameToken[], family: number): NameToken[] {
  const given: NameToken[] = []
  for (let at = family; given.length < maxGivenWords; at -= 1) {
    const before = tokens[at - 1]
    const gap = tokens[at]?.gap ?? ''
    if (before === undefined || !inside.test(gap)) break
    // "Globex. Marsh joined": another sentence
    if (gap.startsWith('.') && before.raw.length > maxShortLength) break
    if (particles.has(before.folded) && !before.isCapital) continue
    if (!isGivenWord(before)) break
    given.unshift(before)
  }
  return isTimeOrPlace(tokens, family - given.length) ? [] : given
}

const notGiven = toWholeWords(addressWords, frameAdverbs, nationalities, openingWords)

function isGivenWord({ isCapital, folded, raw }: NameToken): boolean {
  if (!isCapital || /\d/.test(raw) || notGiven.test(raw)) return false
  return !titles.has(folded) && !functionWords.has(folded) && !isRoleWord(raw)
}

const openings = toWholeWords(placeLinks, sinceWords)

/** Whether a sentence begins in front of these words as with "At Oxford Marsh studied". */
function isTimeOrPlace(tokens: readonly NameToken[], start: number): boolean {
  const before = tokens[start - 1]
  return before?.isCapital === true && openings.test(before.raw) && tokens[start]?.gap === ' '
}

const employers = toWholeWords(employerWords)
/** Words between the name in an organisation's name and what it is: "Andrew Marsh High School". */
const maxWordsBetween = 1

function isInOrganization(tokens: readonly NameToken[], end: number): boolean {
  for (const token of tokens.slice(end + 1, end + 2 + maxWordsBetween)) {
    if (!token.isCapital || token.gap !== ' ') return false
    if (employers.test(token.folded)) return true
  }
  return false
}

function toWholeWords(...tables: readonly Parameters<typeof joinAlternatives>[0][]): RegExp {
  return new RegExp(`^(?:${tables.map(joinAlternatives).join('|')})$`, 'iu')
}
