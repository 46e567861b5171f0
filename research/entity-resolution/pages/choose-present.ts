import type { CandidatePage } from './candidate-scene.ts'
import { isFormerPost } from './is-former-post.ts'
import { type Mark, weighMarks } from './weigh-match.ts'

type Fitting = { one: CandidatePage }

/**
 * The first of what fits the person. A post that a caller gives is of today: where the first page
 * is of a bearer past working age, the next that fits the name and what the caller says as well
 * comes before it.
 */
export function choosePresent<Fit extends Fitting>(
  fitting: readonly Fit[],
  hints: readonly Mark[],
): Fit | undefined {
  const [first] = fitting
  const isOfToday = hints.length > 0 && !hints.some(({ label }) => isFormerPost(label))
  if (first?.one.isPast !== true || !isOfToday) return first
  const least = sumHints(first, hints)
  const isAsGood = (fit: Fit) =>
    fit.one.isPast !== true &&
    sumHints(fit, hints) >= least &&
    (fit.one.nameFit ?? 0) >= (first.one.nameFit ?? 0)
  return fitting.find(isAsGood) ?? first
}

function sumHints({ one }: Fitting, hints: readonly Mark[]): number {
  return weighMarks(one.portrait, hints).reduce((sum, { weight }) => sum + weight, 0)
}
