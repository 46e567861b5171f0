import { memoizeByObject } from '../../text/memoize.ts'
import type { PageType } from '../facts/page-type.ts'
import type { Line } from '../tree/page-lines.ts'
import type { PageElement } from '../tree/page-tree.ts'
import {
  addRules,
  isHeading,
  type Outline,
  type PageOutline,
  roleNames,
} from './build-block-outline.ts'
import { describeSections } from './describe-sections.ts'
import { buildLineValues, listLineWords } from './line-values.ts'
import type { StatedSize } from './measure-stated.ts'

/** What the rules make of a page. */
type RuleReading = {
  type: PageType
  /** Elements that frame the text. */
  frame: ReadonlySet<PageElement>
  /** Lines that the rules choose from, before they are pruned. */
  chosen: readonly Line[]
  own: readonly Line[]
  /** Lines of the page as an article, where it was read as one. */
  article: readonly Line[]
  /** Of the two, those that are kept, with what they lack of each other. */
  kept: readonly Line[]
  /** Whether the article is what is kept. */
  isArticle: boolean
}

/** Texts that a page states of itself. */
export type PageTexts = { title: string; description: string; size: StatedSize }

export type PageBlocks = {
  lines: readonly Line[]
  outline: PageOutline
  rules: RuleReading
  stated: PageTexts
}

const types: readonly PageType[] = ['story', 'manual', 'list', 'product', 'thread', 'other']
const tags: readonly string[] = [
  ...['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'tr', 'dt', 'dd', 'ul'],
  ...['section', 'article', 'header', 'footer', 'nav', 'main', 'aside', 'figcaption', 'pre'],
  ...['blockquote', 'form', 'summary', 'details', 'body', 'address'],
]
const semantic = ['main', 'article', 'section', 'nav', 'header', 'footer', 'figure', 'ul', 'a']
const shares = [0.1, 0.33, 0.7] as const
const shareNames = ['tenth', 'third', 'most'] as const
const stepNames = ['own', 'parent', 'grand', 'great'] as const
/** Fewer are no row of cards. */
const minAlikeElements = 3
/** An element farther away counts as absent. */
const maxDistanceElements = 30
/** Lines before and behind a line that are looked at. */
const reachLines = 10
/** Words: shorter descriptions say nothing. */
const minDescriptionWords = 5

type Values = Readonly<Record<string, number>>
type Block = { at: number; line: Line; outline: Outline }
type Describe = (block: Block) => Values

/**
 * What is known of each line of a page, as numbers of single precision, so that a model that is
 * fitted elsewhere sees the same.
 */
export function buildFeatures(page: PageBlocks): { names: string[]; rows: Float32Array[] } {
  const { lines, outline } = page
  const byRules = judgeByRules(page)
  addRules(outline, lines, byRules)
  const groups = [
    describeLines(page),
    describeRules(page, byRules),
    describePlaces(page, byRules.kept),
    describeAround(page),
    describeKinds(page, byRules),
    describeNames(page),
    describeParts(page),
  ]
  let names: string[] = []
  const rows = outline.byLine.flatMap((around, at) => {
    const line = lines[at]
    if (line === undefined) return []
    const values = groups.map((describe) => describe({ at, line, outline: around }))
    if (at === 0) names = values.flatMap(Object.keys)
    return Float32Array.from(values.flatMap(Object.values))
  })
  return { names, rows }
}

function divide(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

type ByRules = {
  kept: number[]
  own: number[]
  chosen: number[]
  article: number[]
  framed: number[]
}

/** How much of each line the rules keep, at each of their steps. */
function judgeByRules({ lines, rules }: PageBlocks): ByRules {
  // Readability copies what it keeps: its lines are known by their texts
  const match = (some: readonly Line[]) => {
    const texts = new Set(some.map(({ text }) => text))
    return lines.map(({ text }) => (texts.has(text) ? 1 : 0))
  }
  const own = measureKept(lines, rules.own)
  return {
    own,
    chosen: measureKept(lines, rules.chosen),
    article: rules.article.length === 0 ? lines.map(() => -1) : match(rules.article),
    kept: rules.isArticle ? match(rules.kept) : own,
    framed: lines.map(({ element }) => (rules.frame.has(element) ? 1 : 0)),
  }
}

/** Lines of which inline parts were left out are kept in part. */
function measureKept(lines: readonly Line[], kept: readonly Line[]): number[] {
  const byElement = new Map<PageElement, Set<string>>()
  for (const { element, text } of kept) {
    const texts = byElement.get(element) ?? new Set<string>()
    byElement.set(element, texts.add(text))
  }
  return lines.map(({ element, text }) => {
    const texts = byElement.get(element)
    if (texts === undefined) return 0
    if (texts.has(text)) return 1
    const part = [...texts].slice(0, 20).find((one) => text.includes(one))
    return (part?.length ?? 0) / text.length
  })
}

function describeLines({ lines, stated }: PageBlocks): Describe {
  const copies = new Map<string, number>()
  for (const { text } of lines) copies.set(text, (copies.get(text) ?? 0) + 1)
  const title = new Set(listLineWords(stated.title))
  const description = new Set(listLineWords(stated.description))
  return ({ at, line }) => {
    const words = listLineWords(line.text)
    const known = (texts: ReadonlySet<string>) => words.filter((word) => texts.has(word)).length
    const next = lines[at + 1]
    const last = lines[at - 1]
    return {
      ...buildLineValues(line, words),
      tag: tags.indexOf(line.tag),
      copies: copies.get(line.text) ?? 1,
      titleIn: title.size === 0 ? -1 : known(title) / title.size,
      inDescription:
        description.size < minDescriptionWords
          ? -1
          : known(description) / Math.max(1, words.length),
      nextLength: next?.text.length ?? -1,
      nextTag: next === undefined ? -2 : tags.indexOf(next.tag),
      lastLength: last?.text.length ?? -1,
      lastTag: last === undefined ? -2 : tags.indexOf(last.tag),
    }
  }
}

/** Of a line, what is compared with others: excerpts stand in front of what they are of. */
const maxCompared = 50

/** What parts of the page are for by their headings, copies, and how much the page states. */
function describeParts({ lines, stated: { size } }: PageBlocks): Describe {
  const sections = describeSections(lines)
  const beginnings = lines.map(({ text }) => text.slice(0, maxCompared))
  const counts = new Map<string, number>()
  const copiesBefore = beginnings.map((beginning) => {
    const before = counts.get(beginning) ?? 0
    counts.set(beginning, before + 1)
    return before
  })
  return ({ at }) => {
    const before = copiesBefore[at] ?? 0
    return {
      ...sections[at],
      copiesBefore: before,
      copiesBehind: (counts.get(beginnings[at] ?? '') ?? 1) - before - 1,
      statedNames: size.names,
      statedLength: size.text,
    }
  }
}

function describeRules({ outline, rules }: PageBlocks, byRules: ByRules): Describe {
  const {
    text = 0,
    blocks = 0,
    linked = 0,
    prose = 0,
    kept = 0,
    framed = 0,
    priced = 0,
  } = outline.all[0] ?? {}
  const page = {
    type: types.indexOf(rules.type),
    pageText: text,
    pageBlocks: blocks,
    pageLinked: divide(linked, text),
    pageProse: divide(prose, text),
    pageKept: divide(kept, text),
    pageFramed: divide(framed, text),
    pagePriced: divide(priced, blocks),
    pageArticle: rules.isArticle ? 1 : 0,
  }
  return ({ at }) => ({
    ...page,
    kept: byRules.kept[at] ?? 0,
    own: byRules.own[at] ?? 0,
    chosen: byRules.chosen[at] ?? 0,
    article: byRules.article[at] ?? 0,
    framed: byRules.framed[at] ?? 0,
  })
}

function describePlaces({ lines }: PageBlocks, kept: readonly number[]): Describe {
  const textTo = sumUp(lines.map(({ text }) => text.length))
  const keptTo = sumUp(lines.map(({ text }, at) => text.length * (kept[at] ?? 0)))
  const linkedTo = sumUp(lines.map(({ linked }) => linked))
  const whole = textTo(lines.length)
  const share = (sum: typeof textTo, from: number, to: number) => {
    const text = textTo(to) - textTo(from)
    return text === 0 ? -1 : (sum(to) - sum(from)) / text
  }
  const h1 = lines.findIndex(({ tag }) => tag === 'h1')
  const firstKept = kept.findIndex((one) => one > 0)
  const lastKept = kept.findLastIndex((one) => one > 0)
  const headings = lines.flatMap(({ tag }, at) => (isHeading(tag) ? at : []))
  let section = 0
  return ({ at }) => {
    while ((headings[section] ?? Number.POSITIVE_INFINITY) < at) section += 1
    const before = headings[section - 1]
    const heading = before === undefined ? undefined : lines[before]
    const behind = headings.slice(section, section + 2).find((one) => one > at) ?? lines.length
    const from = before ?? 0
    return {
      order: at / lines.length,
      index: at,
      fromEnd: lines.length - at,
      toH1: h1 === -1 ? -9_999 : at - h1,
      textToH1: h1 === -1 ? -2 : (textTo(at) - textTo(h1)) / whole,
      toFirstKept: firstKept === -1 ? 0 : (at - firstKept) / lines.length,
      toLastKept: lastKept === -1 ? 0 : (at - lastKept) / lines.length,
      keptNext: share(keptTo, at + 1, at + 1 + reachLines),
      keptBefore: share(keptTo, at - reachLines, at),
      headingLevel: heading === undefined ? 0 : Number(heading.tag.slice(1)),
      headingSteps: before === undefined ? 999 : at - before,
      sectionText: (textTo(behind) - textTo(from)) / whole,
      sectionKept: share(keptTo, from, behind),
      sectionLinked: share(linkedTo, from, behind),
    }
  }
}

/** @returns the sum of all numbers before a place */
function sumUp(numbers: readonly number[]): (at: number) => number {
  const sums = [0]
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number)
  return (at) => sums[Math.min(numbers.length, Math.max(0, at))] ?? 0
}

/** The elements around a line: the next four, and the largest up to a share of the page. */
function describeAround({ outline: { all }, lines }: PageBlocks): Describe {
  const whole = all[0]?.text ?? 1
  const textTo = sumUp(lines.map(({ text }) => text.length))
  const describe = memoizeByObject((outline: Outline): Values => {
    const values: Record<string, number> = {}
    let around: Outline | null = outline
    for (const name of stepNames) {
      const { text, linked, blocks, kept, prose, priced, images, links, alike } = around ?? none
      values[`${name}Text`] = text / whole
      values[`${name}Linked`] = divide(linked, text)
      values[`${name}Blocks`] = blocks
      values[`${name}Kept`] = divide(kept, text)
      values[`${name}Prose`] = divide(prose, text)
      values[`${name}Priced`] = divide(priced, blocks)
      values[`${name}Images`] = images
      values[`${name}Links`] = links
      values[`${name}Alike`] = alike.count
      around = around?.parent ?? null
    }
    let outer = outline
    for (const [place, name] of shareNames.entries()) {
      const most = whole * (shares[place] ?? 1)
      while (outer.parent !== null && outer.parent.text <= most) outer = outer.parent
      values[`${name}Text`] = outer.text / whole
      values[`${name}Linked`] = divide(outer.linked, outer.text)
      values[`${name}Kept`] = divide(outer.kept, outer.text)
      values[`${name}Prose`] = divide(outer.prose, outer.text)
      values[`${name}Framed`] = divide(outer.framed, outer.text)
      values[`${name}Depth`] = outer.depth
      values[`${name}Place`] = textTo(outer.first) / whole
      values[`${name}Headings`] = outer.headings
      values[`${name}Images`] = outer.images
      values[`${name}Blocks`] = outer.blocks
    }
    return values
  })
  return ({ outline }) => describe(outline)
}

const none = {
  ...{ text: -1, linked: 0, blocks: -1, kept: 0, prose: 0, priced: 0, images: -1, links: -1 },
  alike: { count: -1 },
}

/** Rows of cards that a line stands in, and all lines of the page that stand as it does. */
function describeKinds(
  { outline: { all, byLine }, lines }: PageBlocks,
  { kept, framed }: ByRules,
): Describe {
  const whole = all[0]?.text ?? 1
  const toKind = memoizeByObject(
    ({ shape, parent }: Outline) =>
      `${shape}<${parent?.shape ?? ''}<${parent?.parent?.shape ?? ''}`,
  )
  const kinds = new Map<
    string,
    { text: number; linked: number; kept: number; framed: number; count: number }
  >()
  for (const [at, outline] of byLine.entries()) {
    const kind = toKind(outline)
    const { text = '', linked = 0 } = lines[at] ?? {}
    const sums = kinds.get(kind) ?? { text: 0, linked: 0, kept: 0, framed: 0, count: 0 }
    sums.text += text.length
    sums.linked += linked
    sums.kept += (kept[at] ?? 0) * text.length
    sums.framed += (framed[at] ?? 0) * text.length
    sums.count += 1
    kinds.set(kind, sums)
  }
  const findNear = memoizeByObject((outline: Outline): Outline => {
    const { alike, parent } = outline
    return alike.count >= minAlikeElements || parent === null ? outline : findNear(parent)
  })
  const findWide = memoizeByObject((outline: Outline): Outline => {
    if (outline.parent === null) return outline
    const above = findWide(outline.parent)
    const isWider =
      above.alike.count < minAlikeElements || outline.alike.text > above.alike.text * 1.2
    return outline.alike.count >= minAlikeElements && isWider ? outline : above
  })
  return ({ at, outline }) => {
    const kind = kinds.get(toKind(outline))
    const values: Record<string, number> = {
      kindCount: kind?.count ?? 0,
      kindShare: (kind?.text ?? 0) / whole,
      kindMean: divide(kind?.text ?? 0, kind?.count ?? 0),
      kindLinked: divide(kind?.linked ?? 0, kind?.text ?? 0),
      kindKept: divide(kind?.kept ?? 0, kind?.text ?? 0),
      kindFramed: divide(kind?.framed ?? 0, kind?.text ?? 0),
    }
    const near = findNear(outline)
    const wide = findWide(outline)
    for (const name of ['near', 'wide'] as const) {
      const { alike, order, first, images, depth } = name === 'near' ? near : wide
      values[`${name}Count`] = alike.count
      values[`${name}Share`] = alike.text / whole
      values[`${name}Mean`] = alike.text / alike.count
      values[`${name}Linked`] = divide(alike.linked, alike.text)
      values[`${name}Kept`] = divide(alike.kept, alike.text)
      values[`${name}Lines`] = alike.blocks / alike.count
      values[`${name}Order`] = order
      values[`${name}Place`] = at - first
      values[`${name}Images`] = images
      values[`${name}Depth`] = outline.depth - depth
    }
    return values
  }
}

/** How near an element with a name of each role stands, and how much of the page it is. */
function describeNames({ outline: { all } }: PageBlocks): Describe {
  const whole = all[0]?.text ?? 1
  const describe = memoizeByObject((outline: Outline): Values => {
    const values: Record<string, number> = {}
    for (const name of nearNames) values[name] = maxDistanceElements
    for (const name of shareNamesOfRoles) values[name] = -1
    for (const name of semantic) values[`in_${name}`] = -1
    if (outline.parent !== null) {
      const around = describe(outline.parent)
      for (const name of nearNames)
        values[name] = Math.min(maxDistanceElements, (around[name] ?? maxDistanceElements) + 1)
      for (const name of shareNamesOfRoles) values[name] = around[name] ?? -1
      for (const name of semantic) values[`in_${name}`] = around[`in_${name}`] ?? -1
    }
    for (const role of outline.roles) {
      values[nearNames[role] ?? ''] = 0
      values[shareNamesOfRoles[role] ?? ''] = outline.text / whole
    }
    const { localName } = outline.element
    if (semantic.includes(localName)) values[`in_${localName}`] = outline.text / whole
    return values
  })
  return ({ outline }) => describe(outline)
}

const nearNames = roleNames.map((name) => `${name}Near`)
const shareNamesOfRoles = roleNames.map((name) => `${name}Share`)
