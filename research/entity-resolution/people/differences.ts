import { haveCommonMember } from '../../identity/names/have-common-member.ts'
import { comparePlaces } from '../../identity/places/parse-place.ts'
import { listEnglishCallings } from '../../text/words/calling-names.ts'
import { chooseTopics, topics } from '../candidates/tables/topics.ts'
import { areOtherEmployers } from './employers-differ.ts'
import type { ContradictingFacts } from './person-facts.ts'
import { chooseCallings, isCalledAnywhere } from './tables/callings.ts'
import { differenceWeights } from './tables/link-weights.ts'

/**
 * What two say differently though one person may: people move, change their employers, and open
 * second accounts.
 */
export type Difference = keyof typeof differenceWeights

/**
 * Moving within a country goes with another employer, so it counts with nothing; a second account
 * and another field say little alone.
 */
const independent: ReadonlySet<Difference> = new Set([
  'other_employer',
  'other_place',
  'other_field',
  'other_account',
])

/** @returns fields with different values on both sides; a missing value is no difference */
export function findDifferences(a: ContradictingFacts, b: ContradictingFacts): Difference[] {
  const found: Difference[] = []
  if (areOtherEmployers(a.employers, b.employers)) found.push('other_employer')
  const place = placeDifference(a, b)
  if (place !== null) found.push(place)
  if (areOtherFields(a.occupations, b.occupations)) found.push('other_field')
  // indexes split people, least sensibly within one place of work
  if (!shareEmployer(a, b) && accountsDiffer(a.accounts, b.accounts)) found.push('other_account')
  return found
}

/**
 * Whether that many differences are no accident. Two accounts and two fields are what one person
 * has as well: one of the others must be with them.
 */
export function areTwoPeople(differences: readonly Difference[]): boolean {
  const counted = differences.filter((one) => independent.has(one))
  return (
    counted.length > 1 && counted.some((one) => one === 'other_employer' || one === 'other_place')
  )
}

/** The log-odds of all differences together. */
export function scoreDifferences(differences: readonly Difference[]): number {
  return differences.reduce((sum, one) => sum + differenceWeights[one], 0)
}

function shareEmployer(
  { employers: a }: ContradictingFacts,
  { employers: b }: ContradictingFacts,
): boolean {
  return a.some(({ key }) => b.some((other) => other.key === key))
}

function placeDifference(
  { places: a }: ContradictingFacts,
  { places: b }: ContradictingFacts,
): 'other_place' | 'other_city' | null {
  if (a.length === 0 || b.length === 0) return null
  let isCity = false
  for (const x of a) {
    for (const y of b) {
      const apart = comparePlaces(x, y)
      if (apart === 'no') return null
      if (apart === 'city') isCity = true
    }
  }
  return isCity ? 'other_city' : 'other_place'
}

/** Fields that titles of all professions mention. */
const vague = new Set(['business', 'social', 'commerce', 'education', 'engineering'])

/** Whether the words of two sides name walks of life, and none in common. */
export function areOtherFields(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0 || a.some((word) => b.includes(word))) return false
  const [x, y] = [collectFields(a), collectFields(b)]
  return x.size > 0 && y.size > 0 && !haveCommonMember(x, y)
}

function collectFields(words: readonly string[]): Set<string> {
  const english = words.flatMap(listEnglishCallings).flatMap((name) => name.split(' '))
  const telling = [...words, ...english].filter((word) => !isCalledAnywhere(word))
  const all = telling.flatMap((word) => [
    ...chooseTopics(word).flatMap((topic) => topics[topic] ?? []),
    ...chooseCallings(word),
  ])
  return new Set(all.filter((field) => !vague.has(field)))
}

/** Whether both have accounts of one platform, or ids of one index, and on no platform the same. */
function accountsDiffer(a: readonly string[], b: readonly string[]): boolean {
  if (a.some((key) => b.includes(key))) return false
  const platforms = new Set(a.map(derivePlatform))
  return b.some((key) => platforms.has(derivePlatform(key)))
}

function derivePlatform(key: string): string {
  return key.slice(0, key.indexOf(':'))
}
