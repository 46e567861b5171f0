import { areSameCity } from '../../identity/places/find-cities.ts'
import { splitSentences } from '../../text/sentences/split-sentences.ts'
import { foldWords } from '../../text/words/fold.ts'
import { areOtherFields } from '../people/differences.ts'
import { type Bearer, hasWrittenName } from './bearer.ts'
import { type BearerDescription, describeBearers, describeEntry } from './describe-bearers.ts'

/** Pages give ages and years of birth of one person that differ by this many years. */
const ageSlip = 2

/**
 * Whether a page describes several bearers of a name: two of them in one sentence, or in lines
 * right below each other that begin with the name. Within a sentence or a list, texts do not
 * repeat the whole name with another home for the same person.
 */
export function hasSeveralBearers(text: string, bearer: Bearer): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  let before: BearerDescription | null = null
  for (const [at, line] of lines.entries()) {
    // most lines do not write the name
    if (hasWrittenName(line, bearer) && describesTwo(line, bearer)) return true
    const entry = parseEntry(line, lines[at + 1] ?? '', bearer)
    if (entry !== null && before !== null && areTwoEntries(before, entry)) return true
    // what stands below a heading is part of its entry
    const goesOn = entry === null && before !== null && isHeading(lines[at - 1] ?? '', bearer)
    if (!goesOn) before = entry
  }
  return false
}

function parseEntry(line: string, below: string, bearer: Bearer): BearerDescription | null {
  const whole = `${line}, ${below}`
  if (!hasWrittenName(whole, bearer)) return null
  return describeEntry(isHeading(line, bearer) ? whole : line, bearer)
}

function describesTwo(line: string, bearer: Bearer): boolean {
  return splitSentences(line).some(({ text }) => {
    const all = describeBearers(text, bearer)
    return all.some((one, at) => all.slice(at + 1).some((other) => areTwo(one, other)))
  })
}

function areTwo(a: BearerDescription, b: BearerDescription): boolean {
  if (a.name !== b.name) return false
  const havePosts = a.posts.length > 0 && b.posts.length > 0
  return areApart(a.homes, b.homes) || (havePosts && !a.posts.some((one) => b.posts.includes(one)))
}

/** One person may have several posts in a list, but seldom of two walks of life in one town. */
function areTwoEntries(a: BearerDescription, b: BearerDescription): boolean {
  if (a.name !== b.name) return false
  const havePlaces = a.homes.length > 0 && b.homes.length > 0
  const haveAges = havePlaces || (a.isAgeNamed && b.isAgeNamed)
  return (
    (haveAges && differ(a.age, b.age)) ||
    differ(a.birthYear, b.birthYear) ||
    areApart(a.homes, b.homes) ||
    (havePlaces && areOtherFields(a.roles, b.roles))
  )
}

function differ(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) > ageSlip
}

function areApart(a: readonly string[], b: readonly string[]): boolean {
  const isShared = a.some((one) => b.some((other) => areSameCity(one, other)))
  return a.length > 0 && b.length > 0 && !isShared
}

function isHeading(line: string, { nameWords }: Bearer): boolean {
  const words = foldWords(line.slice(0, 200))
  return words.length > 0 && words.every((word) => nameWords.has(word))
}
