import { isNamedSignature } from '../facts/is-thread.ts'
import { remarkLists } from '../facts/tables/post-bodies.ts'
import type { Line } from '../tree/page-lines.ts'
import type { Outline, PageOutline } from './build-block-outline.ts'

/** Characters. */
const maxNamesLength = 300
const lists: ReadonlySet<string> = new Set(Object.values(remarkLists).flat())

/** The lines below the posts of a thread that are none: signatures, and remarks on answers. */
export function findPostAsides(
  { all, byLine }: PageOutline,
  lines: readonly Line[],
): ReadonlySet<Line> {
  const found = new Set<Outline>()
  for (const outline of all) {
    if (outline.parent === null) continue
    if (found.has(outline.parent) || isAside(outline)) found.add(outline)
  }
  return new Set(
    lines.filter((_, at) => {
      const outline = byLine[at]
      return outline !== undefined && found.has(outline)
    }),
  )
}

function isAside({ element }: Outline): boolean {
  const names = (element.getAttribute('class') ?? '').slice(0, maxNamesLength)
  return isNamedSignature(element) || names.split(/\s+/).some((name) => lists.has(name))
}
