import { buildBlockOutline } from '../blocks/build-block-outline.ts'
import type { PageBlocks, PageTexts } from '../blocks/features/feature.ts'
import { findPosts } from '../facts/is-thread.ts'
import type { PageType } from '../facts/page-type.ts'
import { buildLines, type Line, sumLengths } from '../tree/page-lines.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { findBoilerplate } from './boilerplate.ts'
import { pruneLines } from './prune-lines.ts'
import { pruneSections } from './prune-sections.ts'

/** `anchors`: the links that stand in the text. */
type MainText = { lines: readonly Line[]; anchors: Set<PageElement> }

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
 * The text that a page is about: all that frames nothing, or the blocks that are chosen of it.
 * Changes the page.
 * @param choose which blocks are the text, given the rules' choice; null leaves it to them
 */
export function findMainText(
  page: PageTree,
  { type, stated }: { type: PageType; stated: PageTexts },
  choose: (blocks: PageBlocks) => readonly Line[] | null,
): MainText {
  const frame = findBoilerplate(page, type)
  const blocks = buildLines(page.body)
  const outline = buildBlockOutline(page.body, blocks)
  const all = buildLines(page.body, frame)
  const chosen =
    (type === 'thread' ? linesOfPosts(page, all, frame) : null) ?? linesOfMain(page, all, frame)
  const kept = pruneLines(
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
  const rules = { type, frame, chosen, kept }
  return {
    lines: (outline && choose({ lines: blocks, outline, rules, stated })) ?? kept,
    anchors,
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
  const [main, ...others] = page
    .querySelectorAll('main, [role="main"]')
    .filter((element) => !frame.has(element))
  if (main === undefined || others.length > 0) return all
  const lines = buildLines(main, frame)
  return measureProse(lines) >= measureProse(all) * minMainShare ? lines : all
}

/** Lists of links are no text of their own. */
function measureProse(lines: readonly Line[]): number {
  return sumLengths(lines.filter(({ text, linked }) => linked < text.length / 2))
}
