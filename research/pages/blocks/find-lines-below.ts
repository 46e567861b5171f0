import type { Line } from '../tree/page-lines.ts'
import type { Outline, PageOutline } from './build-block-outline.ts'

/** The lines that stand in an element that matches; the body never does. */
export function findLinesBelow(
  { all, byLine }: PageOutline,
  lines: readonly Line[],
  matches: (outline: Outline) => boolean,
): ReadonlySet<Line> {
  const found = new Set<Outline>()
  for (const outline of all) {
    if (outline.parent === null) continue
    if (found.has(outline.parent) || matches(outline)) found.add(outline)
  }
  return new Set(
    lines.filter((_, at) => {
      const outline = byLine[at]
      return outline !== undefined && found.has(outline)
    }),
  )
}
