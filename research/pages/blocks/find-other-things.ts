import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { Line } from '../tree/page-lines.ts'
import type { PageOutline } from './build-block-outline.ts'
import { findLinesBelow } from './find-lines-below.ts'
import { otherThings } from './tables/section-names.ts'

/** Longer lines are no labels. Characters. */
const maxLabel = 70
/** Of a page's text: a larger part holds the thing itself. */
const maxShare = 0.5
const label = new RegExp(`(?:^|[^\\p{L}])${joinAlternatives(otherThings)}(?:$|[^\\p{L}])`, 'u')

/**
 * The lines of the parts of a product's page that show other things: those that begin with a label
 * that says so, be it a heading or not.
 */
export function findOtherThings(outline: PageOutline, lines: readonly Line[]): ReadonlySet<Line> {
  const whole = outline.all[0]?.text ?? 0
  return findLinesBelow(outline, lines, ({ first, blocks, text }) => {
    const begin = lines[first]?.text ?? ''
    return (
      blocks > 1 &&
      text < whole * maxShare &&
      begin.length <= maxLabel &&
      label.test(begin.toLowerCase())
    )
  })
}
