import { isCityName } from '../../identity/places/find-cities.ts'
import { type CandidatePage, contested, type Scene } from './candidate-scene.ts'
import type { Portrait } from './portrait.ts'
import { type Mark, weighDifferences, weighMarks } from './weigh-match.ts'

/**
 * Whether a page says nothing by which the person can be distinguished from namesakes: the firm,
 * the trade and the town of both.
 */
export function isOfEither(
  { portrait }: CandidatePage,
  { hints, marks }: Pick<Scene, 'hints' | 'marks'>,
  namesakes: readonly CandidatePage[],
): boolean {
  const fitting = namesakes.filter(
    (one) => !weighDifferences(portrait, one.portrait).some(({ weight }) => weight <= contested),
  )
  const own = [...hints, ...marks].filter(
    (mark) => isOfBearer(portrait, mark) && weighMarks(portrait, [mark]).length > 0,
  )
  return (
    fitting.length > 0 &&
    own.every((mark) => fitting.some((one) => weighMarks(one.portrait, [mark]).length > 0))
  )
}

/**
 * Names away from the bearer's are those of a page's frame: "Latest What", "Companies register". A
 * single word beside the bearer may be a post: "Treasurer".
 */
function isOfBearer({ sentenceWords }: Portrait, { kind, key }: Mark): boolean {
  const isName = kind === 'name' || kind === 'recurring name'
  const isBeside = key.includes(' ') && sentenceWords.includes(` ${key} `)
  return !isName || isCityName(key) || isBeside
}
