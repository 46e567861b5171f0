import type { Line } from '../tree/page-lines.ts'
import { sumLengths } from '../tree/page-lines.ts'
import type { PageElement } from '../tree/page-node.ts'

/** Of the text of a section: what has more leads to other things for sale. */
const maxLinkedShare = 0.25
/** Of the text: where less is left, the sections were all there is. */
const minLeftShare = 0.2

/**
 * Lines without the sections beside the first heading that are links for a good part. A section is
 * what stands next to the heading or to something around it.
 */
export function pruneSections(
  lines: readonly Line[],
  heading: PageElement | null,
): readonly Line[] {
  if (heading === null) return lines
  const around = new Set<PageElement>()
  for (let at: PageElement | null = heading; at !== null; at = at.parentNode) around.add(at)
  const known = new Map<PageElement, PageElement>()
  const sections = lines.map(({ element }) => findSection(element, around, known))
  const sums = new Map<PageElement, { text: number; linked: number }>()
  for (const [at, { text, linked }] of lines.entries()) {
    const section = sections[at]
    if (section === undefined || around.has(section)) continue
    const sum = sums.get(section) ?? { text: 0, linked: 0 }
    sums.set(section, { text: sum.text + text.length, linked: sum.linked + linked })
  }
  const left = lines.filter((_, at) => {
    const section = sections[at]
    const { text, linked } = (section && sums.get(section)) ?? { text: 0, linked: 0 }
    return linked <= text * maxLinkedShare
  })
  return sumLengths(left) < sumLengths(lines) * minLeftShare ? lines : left
}

/** @param known the sections found so far: each element is gone through once */
function findSection(
  element: PageElement,
  around: ReadonlySet<PageElement>,
  known: Map<PageElement, PageElement>,
): PageElement {
  const path = [element]
  let at = element
  while (!known.has(at) && !around.has(at) && at.parentNode && !around.has(at.parentNode)) {
    at = at.parentNode
    path.push(at)
  }
  const section = known.get(at) ?? at
  for (const step of path) known.set(step, section)
  return section
}
