import type { AsOf } from '../../records/judge-stages.ts'
import { chooseBestForm, type Weighed } from './choose-best-form.ts'

/** `2019`, `2019-03` or `2019-03-14`; null where no source states it. */
export type Period = { from: string | null; to: string | null; current: boolean }

/**
 * Whether both may be true of one stay: dates agree as far as both are exact, and neither ends
 * before the other begins.
 */
export function areFittingPeriods(
  a: Pick<Period, 'from' | 'to'>,
  b: Pick<Period, 'from' | 'to'>,
): boolean {
  return (
    datesFit(a.from, b.from) &&
    datesFit(a.to, b.to) &&
    !isBefore(a.to, b.from) &&
    !isBefore(b.to, a.from)
  )
}

/** `2019` fits `2019-03`, and what is not known fits all. */
function datesFit(a: string | null, b: string | null): boolean {
  return a === null || b === null || a.startsWith(b) || b.startsWith(a)
}

/**
 * Whether two stays of which beginning and end are known had time in common; the year in which one
 * ends and the other begins is not enough.
 */
export function areOverlapping(a: Period, b: Period): boolean {
  const [endA, endB] = [deriveEnd(a), deriveEnd(b)]
  if (a.from === null || b.from === null || endA === null || endB === null) return false
  return isBefore(a.from, endB) && isBefore(b.from, endA)
}

function deriveEnd({ to, current }: Period): string | null {
  return to ?? (current ? '9999' : null)
}

/** Compares two times as exactly as both are known. */
function isBefore(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) < b.slice(0, length)
}

/**
 * One period of several that fit. Who gives an end knows more than who says "now"; without an end,
 * most weight decides.
 */
export function joinPeriods(said: readonly Weighed<Period>[], { year, isDead }: AsOf): Period {
  const [from, to] = [pick(said, 'from'), pick(said, 'to')]
  const forNow = said.reduce(
    (sum, { value, weight }) => sum + (value.current ? weight : -weight),
    0,
  )
  const hasEnded = to !== null && Number(to.slice(0, 4)) < year
  const hasBegun = from === null || Number(from.slice(0, 4)) <= year
  return { from, to, current: !isDead && hasBegun && !hasEnded && forNow > 0 }
}

/** The most exact date. */
function pick(said: readonly Weighed<Period>[], end: 'from' | 'to'): string | null {
  return chooseBestForm(
    said.flatMap(({ value, weight }) =>
      value[end] === null ? [] : [{ value: value[end], weight }],
    ),
    (date) => date.length,
  )
}
