import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { Line } from '../tree/page-lines.ts'
import { isHeading } from './build-block-outline.ts'
import { sectionNames } from './tables/section-names.ts'

/** Longer lines are no headings. Characters. */
const maxHeading = 70
const kinds = Object.values(sectionNames).map(
  (patterns) =>
    new RegExp(`(?:^|[^\\p{L}])${joinAlternatives({ all: patterns })}(?:$|[^\\p{L}])`, 'u'),
)
/** Kinds from here on follow what a page is for. */
const firstBehind = Object.keys(sectionNames).indexOf('reviews') + 1

/**
 * What the heading of each line's part says that the part is for; how many labels of what follows
 * the text stand between the title and the line.
 */
export function describeSections(lines: readonly Line[]): Readonly<Record<string, number>>[] {
  let [sectionKind, behindLabels] = [0, 0]
  let hasTitle = false
  return lines.map(({ text, tag }) => {
    const kind = text.length > maxHeading ? 0 : findKind(text)
    if (isHeading(tag)) sectionKind = kind
    if (tag === 'h1' && !hasTitle) [hasTitle, behindLabels] = [true, 0]
    if (kind >= firstBehind) behindLabels += 1
    return { sectionKind, behindLabels }
  })
}

/** @returns the place of the last kind that a heading names, from 1; 0 for none */
function findKind(heading: string): number {
  const lower = heading.toLowerCase()
  return kinds.findLastIndex((kind) => kind.test(lower)) + 1
}
