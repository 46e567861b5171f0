import { isText, type PageElement } from './page-node.ts'

const framingTags = new Set(['nav', 'aside', 'header', 'footer'])
const minRepeats = 3
/** Of a page's text outside of its framing tags. */
const minShare = 0.3

/**
 * Kinds of elements that are most of a page although their names say that they frame it: a teaser
 * frames an article, while three or more that hold a large share of a page are what it is about.
 * @param all the elements of a page, outer before inner
 * @param isFraming whether an element's name says so
 */
export function findRepeatedKinds(
  all: readonly PageElement[],
  isFraming: (element: PageElement) => boolean,
): Set<string> {
  const sums = new Map<string, { count: number; length: number }>()
  const outside = new Set<PageElement>()
  const inside = new Map<PageElement, string>()
  let whole = 0
  for (const element of all) {
    const parent = element.parentNode
    if (framingTags.has(element.localName) || (parent !== null && outside.has(parent))) {
      outside.add(element)
      continue
    }
    const around = parent === null ? undefined : inside.get(parent)
    const kind = around ?? (isFraming(element) ? toKind(element) : undefined)
    const length = ownLength(element)
    whole += length
    if (kind === undefined) continue
    inside.set(element, kind)
    const sum = sums.get(kind) ?? { count: 0, length: 0 }
    sums.set(kind, {
      count: sum.count + (around === undefined ? 1 : 0),
      length: sum.length + length,
    })
  }
  const isMost = ({ count, length }: { count: number; length: number }) =>
    count >= minRepeats && length >= whole * minShare
  return new Set([...sums].flatMap(([kind, sum]) => (isMost(sum) ? kind : [])))
}

/** Tag and classes of an element: equal for repeated ones. */
export function toKind(element: PageElement): string {
  return `${element.localName} ${element.getAttribute('class') ?? ''}`
}

function ownLength(element: PageElement): number {
  let length = 0
  for (let node = element.firstChild; node !== null; node = node.nextSibling)
    if (isText(node)) length += node.textContent.trim().length
  return length
}
