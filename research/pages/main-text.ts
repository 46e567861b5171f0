import { Readability } from '@mozilla/readability'
import { boilerplateIn } from './boilerplate.ts'
import { isThread } from './is-thread.ts'
import { buildLines, type Line } from './page-lines.ts'
import { elementsIn, type PageElement, type PageTree } from './page-tree.ts'
import { pruneLines } from './prune-lines.ts'

/** Larger and deeper trees take Readability more time than a page is worth. */
const maxElements = 20_000
const deepest = 300
const maxPieces = 60_000
/** Articles are longer than this; characters. */
const shortest = 250
/**
 * An article that is less of the page's own text than this is one of several, or the wrong part.
 */
const minShare = 0.35

/** `anchors`: the links that stand in the text. */
type MainText = { lines: Line[]; byline: string | null; anchors: Set<PageElement> }

/**
 * The text that a page is about: what Readability finds, where that is an article; else all that
 * frames nothing (profiles, lists, threads). Changes the page.
 */
export function mainText(page: PageTree): MainText {
  const thread = isThread(page)
  const frame = boilerplateIn(page, thread)
  const own = pruneLines(buildLines(page.body, frame))
  for (const element of frame) element.remove()
  const anchors = new Set(page.body.querySelectorAll('a'))
  const article = thread ? null : readArticle(page)
  const lines = article === null ? [] : pruneLines(buildLines(article.content))
  const isWhole = lengthOf(lines) >= shortest && lengthOf(lines) >= proseOf(own) * minShare
  if (article === null || !isWhole) return { lines: own, byline: article?.byline ?? null, anchors }
  return { lines, byline: article.byline, anchors: new Set(article.content.querySelectorAll('a')) }
}

function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

/** Lists of links are no text of their own. */
function proseOf(lines: readonly Line[]): number {
  return lengthOf(lines.filter(({ text, linked }) => linked < text.length / 2))
}

function readArticle(page: PageTree): { content: PageElement; byline: string | null } | null {
  const all = elementsIn(page.body)
  if (
    all.length > maxElements ||
    all.some(({ depth }) => depth > deepest) ||
    isShredded([{ element: page.body }, ...all])
  )
    return null
  try {
    const article = new Readability<unknown>(page, {
      serializer: (node: unknown) => node,
      charThreshold: shortest,
    }).parse()
    const content = article?.content
    return isNode(content) ? { content, byline: article?.byline ?? null } : null
  } catch {
    return null
  }
}

/** Whether a text is in so many pieces that going through them again and again takes too long. */
function isShredded(all: readonly { element: PageElement }[]): boolean {
  let pieces = 0
  for (const { element } of all) {
    for (
      let node = element.firstChild;
      node !== null && pieces <= maxPieces;
      node = node.nextSibling
    )
      pieces += 1
  }
  return pieces > maxPieces
}

function isNode(value: unknown): value is PageElement {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 1
}
