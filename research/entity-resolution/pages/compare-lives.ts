import { type BirthRange, countYearsBetween } from './birth-range.ts'
import type { Portrait } from './portrait.ts'

/** A difference of this many years means two people. */
export const generation = 15

type Life = Pick<Portrait, 'birthYears' | 'bornWithin'>

/** Whether a generation lies between what two say of the year of birth. */
export function areLivesApart(a: Life, b: Life): boolean {
  const [x, y] = [a, b].map(listClosestRanges)
  const gaps = (x ?? []).flatMap((one) => (y ?? []).map((other) => countYearsBetween(one, other)))
  return gaps.length > 0 && gaps.every((gap) => gap >= generation)
}

/** A year of birth says more than an age, and an age more than a date of a post. */
function listClosestRanges({ birthYears, bornWithin }: Life): BirthRange[] {
  const all = [...birthYears.map((year) => ({ from: year, to: year })), ...bornWithin]
  const widths = all.map(({ from, to }) => to - from)
  const least = Math.min(...widths)
  return all.filter((_, at) => widths[at] === least)
}

/** Few work at this age; the usual end of posts comes ten years before. */
const oldestAtWork = 75

/** Whether all that is said of a year of birth is of people past working age in a year. */
export function isPastWork(life: Life, year: number): boolean {
  const ranges = listClosestRanges(life)
  return ranges.length > 0 && ranges.every(({ to }) => year - to > oldestAtWork)
}

/** An age says a year of birth but for one, a thesis a quarter of a life. */
const [maxAgeYears, maxStageYears] = [2, 25]

/**
 * How closely the dates of two lives agree: null where both give a year of birth, or one gives no
 * date.
 */
export function compareLives(a: Life, b: Life): 'age' | 'stage' | null {
  if (a.birthYears.length > 0 && b.birthYears.length > 0) return null
  const [x, y] = [a, b].map(listClosestRanges)
  const shared = (x ?? []).flatMap((one) =>
    (y ?? []).flatMap((other) =>
      countYearsBetween(one, other) === 0 ? Math.max(countYears(one), countYears(other)) : [],
    ),
  )
  const least = Math.min(...shared)
  return least <= maxAgeYears ? 'age' : least <= maxStageYears ? 'stage' : null
}

function countYears({ from, to }: BirthRange): number {
  return to - from
}
