import { areSameGiven } from '../../identity/names/are-same-given.ts'
import { type BirthRange, countYearsBetween } from '../pages/birth-range.ts'
import { areOtherCallings } from './callings-behind.ts'
import type { Features } from './features.ts'

const contradictionKinds = [
  'middle_name',
  'generation',
  'further_name',
  'birth_year',
  'calling',
  'profile',
] as const
export type ContradictionKind = (typeof contradictionKinds)[number]

/**
 * What speaks against two findings being about one person: what the two say differently, never what
 * one does not say.
 */
export function findContradictions(a: Features, b: Features): ContradictionKind[] {
  const found: ContradictionKind[] = []
  if (differ(a.mentions.middle, b.mentions.middle, areSameGiven)) found.push('middle_name')
  if (differ(a.mentions.generation, b.mentions.generation, (x, y) => x === y))
    found.push('generation')
  if (areBornApart(a.births, b.births)) found.push('birth_year')
  if (areOtherCallings([a.callings, b.callings]) && !shareOwnMark(a, b)) found.push('calling')
  if (
    a.profile &&
    b.profile &&
    a.domain === b.domain &&
    a.titled &&
    b.titled &&
    a.finding.title !== b.finding.title
  )
    found.push('profile')
  return found
}

/** Many follow two callings: the same address or birth shows one of them. */
function shareOwnMark(a: Features, b: Features): boolean {
  return (
    !a.ownAddresses.isDisjointFrom(b.ownAddresses) ||
    (a.births.length > 0 && b.births.length > 0 && !areBornApart(a.births, b.births))
  )
}

function areBornApart(a: readonly BirthRange[], b: readonly BirthRange[]): boolean {
  const gaps = a.flatMap((one) => b.map((other) => countYearsBetween(one, other)))
  return gaps.length > 0 && gaps.every((gap) => gap > 1)
}

/** A finding that names several values is a list, and contradicts none of them. */
function differ(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  same: (x: string, y: string) => boolean,
): boolean {
  if (a.size === 0 || b.size === 0) return false
  for (const x of a) for (const y of b) if (same(x, y)) return false
  return true
}
