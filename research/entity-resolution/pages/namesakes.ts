import type { CandidatePage, Scene } from './candidate-scene.ts'
import type { Portrait } from './portrait.ts'
import { areLivesApart, listClosestRanges, weighMarks } from './weigh-match.ts'

/** The pages of bearers of another generation than the person's. */
export function findNamesakes(
  pages: readonly CandidatePage[],
  { whole }: Pick<Scene, 'whole'>,
): CandidatePage[] {
  return pages.filter(({ portrait }) => areLivesApart(portrait, whole))
}

/**
 * Whether a page says nothing by which the person can be distinguished from namesakes: the firm,
 * the trade and the town of both.
 */
export function isOfEither(
  { portrait }: CandidatePage,
  { hints, marks }: Pick<Scene, 'hints' | 'marks'>,
  namesakes: readonly CandidatePage[],
): boolean {
  const fitting = namesakes.filter((one) => !areLivesApart(portrait, one.portrait))
  const own = [...hints, ...marks].filter((mark) => weighMarks(portrait, [mark]).length > 0)
  return (
    fitting.length > 0 &&
    own.every((mark) => fitting.some((one) => weighMarks(one.portrait, [mark]).length > 0))
  )
}

/** Whether all that one says of the year of birth is behind all that another says. */
export function isBornLater(one: Portrait, other: Portrait): boolean {
  const from = listClosestRanges(one).map((range) => range.from)
  const to = listClosestRanges(other).map((range) => range.to)
  return from.length > 0 && to.length > 0 && Math.min(...from) > Math.max(...to)
}
