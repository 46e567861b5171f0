import { Readability } from '@mozilla/readability'
import { buildBlockOutline } from '../blocks/build-block-outline.ts'
import type { PageBlocks, PageTexts } from '../blocks/features/feature.ts'
import { findPosts } from '../facts/is-thread.ts'
import type { PageType } from '../facts/page-type.ts'
import { buildLines, type Line, sumLengths } from '../tree/page-lines.ts'
import { listElements, type PageElement, type PageTree } from '../tree/page-tree.ts'
import { findBoilerplate } from './boilerplate.ts'
import { fillGaps } from './fill-gaps.ts'
import { pruneLines } from './prune-lines.ts'
import { pruneSections } from './prune-sections.ts'

/** Larger and deeper trees take Readability more time than a page is worth, as do many links. */
const maxElements = 12_000
const maxLinks = 4_000
/** Characters; more text than this is no article. */
const maxTextLength = 1_000_000
const maxDepth = 300
const maxPieces = 60_000
/** Articles are longer than this; characters. */
const minTextLength = 250
/**
 * An article that is less of the page's own text than this is one of several, or the wrong part.
 */
const minShare = 0.35
/** The same where a page is no one text. */
const minOtherShare = 0.8

/** `anchors`: the links that stand in the text. */
type MainText = { lines: readonly Line[]; byline: string | null; anchors: Set<PageElement> }

/** Characters of a link: longer ones are the names of things, and what a page lists. */
const maxMenuLengths = {
  story: Number.POSITIVE_INFINITY,
  manual: Number.POSITIVE_INFINITY,
  thread: Number.POSITIVE_INFINITY,
  other: 40,
  product: 0,
  list: 0,
} as const satisfies Record<PageType, number>
/** Of a thread's prose, before its posts are taken to be all of it. */
const minPostsShare = 0.2
/** A page's own main element is its text, unless most of its prose stands elsewhere. */
const minMainShare = 0.5

/**
 * The text that a page is about: what Readability finds, where that is an article; else all that
 * frames nothing (profiles, lists, threads). Changes the page.
 * @param facts.isSigned whether the page states who wrote it, when, or that it is an article: many
 * sites call every page of theirs one
 * @param choose which blocks are the text, given the rules' choice; null leaves it to them
 */
export function findMainText(
  page: PageTree,
  { type, isSigned, stated }: { type: PageType; isSigned: boolean; stated: PageTexts },
  choose: (blocks: PageBlocks) => readonly Line[] | null,
): MainText {
  const isStory = type === 'story' || type === 'manual'
  const frame = findBoilerplate(page, type)
  const blocks = buildLines(page.body)
  const outline = buildBlockOutline(page.body, blocks)
  const all = buildLines(page.body, frame)
  const chosen =
    (type === 'thread' ? linesOfPosts(page, all, frame) : null) ?? linesOfMain(page, all, frame)
  const own = pruneLines(
    type === 'product' ? pruneSections(chosen, page.querySelector('h1')) : chosen,
    {
      maxMenuLength: maxMenuLengths[type],
      isShop: type === 'product' || type === 'list',
      isProduct: type === 'product',
      skipsCopies: type === 'product' || type === 'list' || type === 'other',
    },
  )
  for (const element of frame) element.remove()
  const anchors = new Set(page.body.querySelectorAll('a'))
  const article = isStory || type === 'other' ? parseArticle(page) : null
  const written =
    article === null
      ? []
      : pruneLines(buildLines(article.content), { maxMenuLength: maxMenuLengths.story })
  const isWhole =
    sumLengths(written) >= minTextLength &&
    sumLengths(written) >= measureProse(own) * (isStory && isSigned ? minShare : minOtherShare)
  const kept = isWhole ? fillGaps(written, own) : own
  const rules = { type, frame, chosen, own, article: written, kept, isArticle: isWhole }
  return {
    lines: (outline && choose({ lines: blocks, outline, rules, stated })) ?? kept,
    byline: article?.byline ?? null,
    anchors: article !== null && isWhole ? new Set(article.content.querySelectorAll('a')) : anchors,
  }
}

/**
 * Of a thread what was posted, where that is most of it: no menus, counters, signatures, and
 * nothing twice, as posts quote each other.
 */
function linesOfPosts(
  page: PageTree,
  all: readonly Line[],
  frame: ReadonlySet<PageElement>,
): readonly Line[] | null {
  const found = findPosts(page)
  const leaves = new Set([...frame].filter((element) => !found.has(element)))
  for (const post of found) {
    for (const quote of post.querySelectorAll('blockquote')) leaves.add(quote)
  }
  const lines = [...found].flatMap((post) => buildLines(post, leaves))
  return found.size > 0 && sumLengths(lines) >= measureProse(all) * minPostsShare ? lines : null
}

function linesOfMain(
  page: PageTree,
  all: readonly Line[],
  frame: ReadonlySet<PageElement>,
): readonly Line[] {
  const [main, ...others] = [...page.querySelectorAll('main, [role="main"]')].filter(
    (element) => !frame.has(element),
  )
  if (main === undefined || others.length > 0) return all
  const lines = buildLines(main, frame)
  return measureProse(lines) >= measureProse(all) * minMainShare ? lines : all
}

/** Lists of links are no text of their own. */
function measureProse(lines: readonly Line[]): number {
  return sumLengths(lines.filter(({ text, linked }) => linked < text.length / 2))
}

function parseArticle(page: PageTree): { content: PageElement; byline: string | null } | null {
  const all = listElements(page.body)
  if (
    all.length > maxElements ||
    (page.body.textContent?.length ?? 0) > maxTextLength ||
    all.filter(({ element }) => element.localName === 'a').length > maxLinks ||
    all.some(({ depth }) => depth > maxDepth) ||
    isShredded([{ element: page.body }, ...all])
  )
    return null
  try {
    const article = new Readability<unknown>(page, {
      serializer: (node: unknown) => node,
      charThreshold: minTextLength,
    }).parse()
    const content = article?.content
    return isNode(content) ? { content, byline: article?.byline ?? null } : null
  } catch {
    return null
  }
}

/** Whether a text has too many pieces for repeated passes over them. */
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
