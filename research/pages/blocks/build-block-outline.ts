import type { Line } from '../tree/page-lines.ts'
import type { PageElement } from '../tree/page-node.ts'
import { roleWords } from './tables/role-words.ts'

/** Sums over lines, in characters where they are no counts. */
type Sums = {
  text: number
  linked: number
  /** Lines. */
  blocks: number
  /** Of lines that are sentences by their length. */
  prose: number
  priced: number
  headings: number
  images: number
  links: number
  /** What the rules keep, and what they take for the frame of the page. */
  kept: number
  framed: number
}

/** Siblings of one tag and class. */
type Alike = { count: number; text: number; linked: number; blocks: number; kept: number }

/** An element that holds text, with the sums over all lines below it. */
export type Outline = Sums & {
  element: PageElement
  parent: Outline | null
  depth: number
  /** The roles that its classes and id name, as indexes into `roleNames`. */
  roles: readonly number[]
  shape: string
  /** The first line below it. */
  first: number
  alike: Alike
  /** Its place among those alike. */
  order: number
}

export type PageOutline = {
  /** Outer before inner. */
  all: readonly Outline[]
  /** What holds each line. */
  byLine: readonly Outline[]
}

export const roleNames = Object.keys(roleWords)
const wordsWithRoles = Object.values(roleWords).flatMap((words, role) =>
  words.split(' ').map((word) => ({ word, role })),
)
const rolesByWord = Map.groupBy(wordsWithRoles, ({ word }) => word)

const naming = ['class', 'id', 'role', 'itemprop', 'data-testid', 'data-component-type'] as const
/** Characters. */
const maxNameLength = 300
const price = /[$€£¥₹]\s?\d|\d\s?(?:€|USD|EUR|GBP|kr|zł|Kč)(?:\s|$)/
/** Shorter lines are labels. Characters. */
const minProseLength = 50
/** Elements around a link or picture that are looked at. */
const maxSteps = 20

/** Whether a tag is one of `h1` to `h6`. */
export function isHeading(tag: string): boolean {
  return /^h[1-6]$/.test(tag)
}

/** Pages of more lines take too long. */
const maxLines = 1_500

/** The elements around the lines of a page; null for a page of too many. */
export function buildBlockOutline(body: PageElement, lines: readonly Line[]): PageOutline | null {
  if (lines.length > maxLines) return null
  const outlines = plantOutlines(body)
  outlines.find(body)
  const byLine = lines.map((line, at) => {
    const outline = outlines.find(line.element)
    addLine(outline, line)
    outline.first = Math.min(outline.first, at)
    return outline
  })
  for (const [name, key] of [
    ['img', 'images'],
    ['a', 'links'],
  ] as const) {
    for (const element of body.querySelectorAll(name)) {
      const outline = outlines.findNear(element)
      if (outline !== undefined) outline[key] += 1
    }
  }
  for (const outline of outlines.all.toReversed()) {
    outline.alike.text += outline.text
    outline.alike.linked += outline.linked
    outline.alike.blocks += outline.blocks
    if (outline.parent !== null) addTo(outline.parent, outline)
  }
  return { all: outlines.all, byLine }
}

/**
 * Adds what the rules make of each line, to every element around it.
 * @param kept shares, by line
 */
export function addRules(
  { all, byLine }: PageOutline,
  lines: readonly Line[],
  { kept, framed }: { kept: readonly number[]; framed: readonly number[] },
): void {
  for (const [at, outline] of byLine.entries()) {
    const length = lines[at]?.text.length ?? 0
    outline.kept += (kept[at] ?? 0) * length
    outline.framed += (framed[at] ?? 0) * length
  }
  for (const { alike, parent, kept, framed } of all.toReversed()) {
    alike.kept += kept
    if (parent === null) continue
    parent.kept += kept
    parent.framed += framed
  }
}

function addLine(outline: Outline, { text, linked, tag }: Line): void {
  outline.text += text.length
  outline.linked += linked
  outline.blocks += 1
  if (text.length >= minProseLength && linked < text.length / 2) outline.prose += text.length
  if (price.test(text)) outline.priced += 1
  if (isHeading(tag)) outline.headings += 1
}

function addTo(outer: Outline, inner: Outline): void {
  outer.text += inner.text
  outer.linked += inner.linked
  outer.blocks += inner.blocks
  outer.prose += inner.prose
  outer.priced += inner.priced
  outer.headings += inner.headings
  outer.images += inner.images
  outer.links += inner.links
  outer.first = Math.min(outer.first, inner.first)
}

/** Outlines of elements, each made with all around it when it is first asked for. */
function plantOutlines(body: PageElement) {
  const byElement = new Map<PageElement, Outline>()
  const all: Outline[] = []
  const siblings = new Map<Outline | null, Map<string, Alike>>()
  const roles = new Map<string, readonly number[]>()
  const add = (element: PageElement, parent: Outline | null): Outline => {
    const shape = toShape(element)
    const around = siblings.get(parent) ?? new Map<string, Alike>()
    siblings.set(parent, around)
    const alike = around.get(shape) ?? { count: 0, text: 0, linked: 0, blocks: 0, kept: 0 }
    around.set(shape, alike)
    alike.count += 1
    const outline: Outline = {
      element,
      parent,
      depth: parent === null ? 0 : parent.depth + 1,
      roles: parent === null ? [] : findRoles(element, roles),
      shape,
      first: Number.POSITIVE_INFINITY,
      alike,
      order: alike.count - 1,
      text: 0,
      linked: 0,
      blocks: 0,
      prose: 0,
      priced: 0,
      headings: 0,
      images: 0,
      links: 0,
      kept: 0,
      framed: 0,
    }
    byElement.set(element, outline)
    all.push(outline)
    return outline
  }
  const find = (element: PageElement): Outline => {
    const path: PageElement[] = []
    let at = element
    while (!byElement.has(at) && at !== body && at.parentNode !== null) {
      path.push(at)
      at = at.parentNode
    }
    let outline = byElement.get(at) ?? add(at, null)
    for (const step of path.toReversed()) outline = add(step, outline)
    return outline
  }
  const findNear = (element: PageElement): Outline | undefined => {
    let at: PageElement | null = element
    for (let steps = 0; at !== null && !byElement.has(at) && steps < maxSteps; steps += 1)
      at = at.parentNode
    return at === null ? undefined : byElement.get(at)
  }
  return { all, find, findNear }
}

function toShape(element: PageElement): string {
  const name = (element.getAttribute('class') ?? '').slice(0, maxNameLength)
  return `${element.localName} ${name.replace(/\d+/g, '')}`
}

/** @param known the roles of names so far */
function findRoles(element: PageElement, known: Map<string, readonly number[]>): readonly number[] {
  let names = element.localName
  for (const name of naming) {
    const value = element.getAttribute(name)
    if (value) names += ` ${value.slice(0, maxNameLength)}`
  }
  const before = known.get(names)
  if (before !== undefined) return before
  const words = names
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const roles = [
    ...new Set(words.flatMap((word) => rolesByWord.get(word)?.map(({ role }) => role) ?? [])),
  ]
  known.set(names, roles)
  return roles
}
