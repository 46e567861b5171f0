import { unwrap } from '../../text/patterns/unwrap.ts'
import { detectScript, type Script } from '../../text/signs/script.ts'
import { foldText } from '../../text/words/fold.ts'
import { familyFirstNames } from './tables/family-first-names.ts'
import { isGivenName } from './tables/nicknames.ts'
import {
  generations,
  innerParticles,
  particles,
  postNominals,
  titles,
  titlesAndNames,
  titlesAsInitials,
} from './tables/titles.ts'

/** A personal name taken apart. All parts are folded to ASCII in lower case. */
export type PersonName = {
  /** The writing system of the name as it was given. */
  script: Script
  /** Given names, middle names and initials, in order; empty where only one word stands. */
  given: string[]
  /** The family name without its particles; more than one word for double names. */
  family: string[]
  particles: string[]
  titles: string[]
  /** junior, senior, second, third, fourth */
  generation: string | null
}

/** Longer texts are no names: the rest is not read. */
export const maxNameLength = 200

/**
 * Reads a personal name: comma form (`Doe, John`), titles and degrees around it, particles,
 * generation, and family names that stand first, be it in capitals (`LI Ming`) or by custom
 * (Chinese, Korean, Vietnamese).
 */
export function parsePersonName(written: string): PersonName {
  const text = written.slice(0, maxNameLength)
  const script = detectScript(text)
  const plain = splitInitials(text.normalize('NFKC').replace(/\([^)]*\)|"[^"]*"|“[^”]*”/g, ' '))
  const [first = '', ...rest] = plain.split(/[,،、]/)
  // What follows a comma is either the given names or only marks: "Doe, John" against "John Doe,
  // PhD, Jr."
  const behind = rest.map(collectWords).filter((words) => words.some((word) => !isMark(word)))
  const head = collectWords(first)
  const marks = [head, ...rest.map(collectWords)].flat().filter(isMark)
  const [given] = behind
  if (given !== undefined && head.some((word) => !isMark(word) || titlesAndNames.has(word))) {
    const family = strip(head)
    return { script, ...split([...strip(given), ...family], family.length), ...deriveMarks(marks) }
  }
  const words = strip(head.length > 0 ? head : (behind[0] ?? []))
  const turned = turn(words, script, first)
  // where the family name stands first, `Văn` and `An` are given names
  if (turned !== words)
    return {
      script,
      given: turned.slice(0, -1),
      family: turned.slice(-1),
      particles: [],
      ...deriveMarks(marks),
    }
  return { script, ...split(turned, 1), ...deriveMarks(marks) }
}

/**
 * "JR Marsh", "JRR Marsh": initials that run together in front of a name in small letters. What may
 * be said as one syllable is a family name that stands first: "OH Sadaharu", "AI Weiwei".
 */
const runTogether = new RegExp(
  unwrap`
    ^\s*((?!NG\s)[B-DF-HJ-NP-TV-XZ]{2,3}|[AEIOUY][BCDFGJPQRSTVWXZ])
    (?=\s+(?:\p{Ll}+\s+)*\p{Lu}\p{Ll})`,
  'u',
)

/** "DR Patel": a family name in small letters behind two capitals. "DR Anna Patel" has a title. */
const familyAlone = /^\s*\p{Lu}+\s+(?:\p{Ll}+\s+)*\p{Lu}[\p{L}\p{M}’'-]*\s*$/u

/** @returns the name with spaces between initials that run together in front */
export function splitInitials(text: string): string {
  const initials = runTogether.exec(text)?.[1] ?? ''
  const word = initials.toLowerCase()
  const isWord =
    familyFirstNames.has(word) ||
    isGivenName(word) ||
    (titles.has(word) && !(titlesAsInitials.has(word) && familyAlone.test(text))) ||
    // "MC Escher" has no "Mc" in capitals
    (particles.has(word) && /[aeiouy]/.test(word) && !innerParticles.has(word))
  return initials === '' || isWord ? text : text.replace(initials, [...initials].join(' '))
}

/** @returns all words of a name without its particles: given names first. */
export function listNameWords(name: PersonName): string[] {
  return [...name.given, ...name.family]
}

function collectWords(text: string): string[] {
  return foldText(
    text.replace(/(?<=\p{L})['’`ʼ](?=\p{L})/gu, '').replace(/(?<=\b\p{L})\.(?=\p{L}{2})/gu, '. '),
  )
    .replace(/(?<=\b[a-z]{1,2})\.(?=[a-z]\b\.?)/g, (_, at: number, all: string) =>
      /^[a-z]\b/.test(all.slice(at + 1)) ? ' ' : '',
    )
    .replace(/[.]/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

function isMark(word: string): boolean {
  return titles.has(word) || postNominals.has(word) || word in generations
}

/**
 * Titles go from the front, degrees and generations from the back; one word always stays, since
 * Dean, King and Ma are names as well.
 */
function strip(words: readonly string[]): string[] {
  let [from, to] = [0, words.length]
  while (
    to - from > 1 &&
    titles.has(words[from] ?? '') &&
    !(to - from === 2 && titlesAndNames.has(words[from] ?? ''))
  )
    from += 1
  while (
    to - from > 2 &&
    (postNominals.has(words[to - 1] ?? '') || (words[to - 1] ?? '') in generations)
  )
    to -= 1
  return words.slice(from, to)
}

function deriveMarks(words: readonly string[]): Pick<PersonName, 'titles' | 'generation'> {
  const generation =
    words.map((word) => generations[word]).find((mark) => mark !== undefined) ?? null
  return { titles: words.filter((word) => titles.has(word) && !(word in generations)), generation }
}

/** The family name brought to the end. */
function turn(words: string[], script: Script, text: string): string[] {
  const [head, ...rest] = words
  if (head === undefined || rest.length === 0) return words
  const parts = text.trim().split(/\s+/)
  const shouts =
    /^\p{Lu}{2,}$/u.test(parts[0] ?? '') && parts.slice(1).some((part) => /\p{Ll}/u.test(part))
  const byCustom =
    rest.length <= 2 && familyFirstNames.has(head) && !familyFirstNames.has(rest.at(-1) ?? '')
  return script === 'han' || script === 'hangul' || shouts || byCustom ? [...rest, head] : words
}

function split(
  words: readonly string[],
  familyLength: number,
): Pick<PersonName, 'given' | 'family' | 'particles'> {
  const carriers = words.filter((word, i) => !particles.has(word) || i === 0)
  if (carriers.length <= 1)
    return {
      given: [],
      family: [...carriers],
      particles: words.filter((word) => !carriers.includes(word)),
    }
  const size = Math.min(Math.max(1, familyLength), carriers.length - 1)
  return {
    given: carriers.slice(0, -size),
    family: carriers.slice(-size),
    particles: words.filter((word, i) => particles.has(word) && i > 0),
  }
}
