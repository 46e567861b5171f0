import type { PageType } from '../facts/page-type.ts'
import { type Line, sumLengths } from '../tree/page-lines.ts'
import { buildFeatures } from './features/build-features.ts'
import type { PageBlocks } from './features/feature.ts'
import { findLinesBelow } from './find-lines-below.ts'
import { findOtherThings } from './find-other-things.ts'
import { isPostAside } from './is-post-aside.ts'
import { listLineWords } from './line-values.ts'
import { loadBlockModel, scoreBlock } from './score-block.ts'

/** Pages of less text are not what the model is fitted to. Characters. */
const minTextLength = 1_500

/**
 * Of all blocks of a page those that are most likely its text, by a model that sees the rules'
 * choice.
 * @returns null where the rules decide alone
 */
export function chooseBlocks(page: PageBlocks): readonly Line[] | null {
  const { lines, rules } = page
  if (isShort(lines)) return null
  const likely = scoreBlocks(page)
  const weighed = lines.map((line, at) => ({
    at,
    likely: likely[at] ?? 0,
    words: listLineWords(line.text).length,
  }))
  const chosen = new Set(chooseLikely(weighed))
  const asides = findAsides(page)
  const best = lines.filter((_, at) => chosen.has(at))
  const kept = best.filter((line) => !asides.has(line))
  return dropCopies(kept.length === 0 ? best : kept, minCopiedWords[rules.type])
}

/** Roles of what a page shows over itself when a visitor asks for it. */
const overlayRoles: ReadonlySet<string | null> = new Set(['dialog', 'alertdialog', 'tooltip'])
/** With a larger share of what a page says they are the page: a team's lives, each in a dialog. */
const maxOverlayShare = 0.8

/** Lines that are left out however likely they are, unless nothing else is. */
export function findAsides({ lines, outline, rules }: PageBlocks): ReadonlySet<Line> {
  const over = findLinesBelow(outline, lines, ({ element }) =>
    overlayRoles.has(element.getAttribute('role')),
  )
  const isPage = sumLengths([...over]) > maxOverlayShare * sumLengths(lines)
  const overlays: ReadonlySet<Line> = isPage ? new Set() : over
  if (rules.type === 'product') return overlays.union(findOtherThings(outline, lines))
  if (rules.type !== 'thread') return overlays
  return overlays.union(findLinesBelow(outline, lines, isPostAside))
}

/**
 * Words: shorter passages that stand again are labels, which several things share. Posts quote
 * each other, shops repeat lines for other screens, and manuals say the same of several things.
 */
const minCopiedWords = {
  thread: 6,
  product: 6,
  story: 20,
  list: 20,
  other: 20,
  manual: Number.POSITIVE_INFINITY,
} as const satisfies Record<PageType, number>

/**
 * Reads each passage once, where it first stands. A passage that stands again is a run of lines
 * that all stood before.
 */
function dropCopies(lines: readonly Line[], minWords: number): readonly Line[] {
  const known = new Set<string>()
  const kept: Line[] = []
  let run: { lines: Line[]; words: number } = { lines: [], words: 0 }
  const endRun = () => {
    if (run.words < minWords) kept.push(...run.lines)
    run = { lines: [], words: 0 }
  }
  for (const line of lines) {
    const words = listLineWords(line.text)
    const said = words.join(' ')
    if (known.has(said)) {
      run.lines.push(line)
      run.words += words.length
      continue
    }
    endRun()
    known.add(said)
    kept.push(line)
  }
  endRun()
  return kept
}

/** Whether a page says too little to be judged by the model. */
export function isShort(lines: readonly Line[]): boolean {
  return sumLengths(lines) < minTextLength
}

/** @returns the probability of each block to be of the text */
function scoreBlocks(page: PageBlocks): number[] {
  const { names: known, doubt, forest } = loadBlockModel()
  const { names, rows } = buildFeatures(page)
  const columns = known.map((name) => names.indexOf(name))
  const row = new Float32Array(columns.length)
  return rows.map((values) => {
    for (const [place, column] of columns.entries()) row[place] = values[column] ?? 0
    return 1 / (1 + Math.exp(-scoreBlock(forest, row) / doubt))
  })
}

type Weighed = { at: number; likely: number; words: number }

/**
 * The blocks that make the expected F1 of the page's words largest: the likeliest, down to half of
 * what they reach together.
 */
function chooseLikely(blocks: readonly Weighed[]): number[] {
  const sorted = blocks.toSorted((a, b) => b.likely - a.likely)
  const expected = blocks.reduce((sum, { likely, words }) => sum + likely * words, 0)
  let [right, read, best, count] = [0, 0, 0, 0]
  for (const [place, { likely, words }] of sorted.entries()) {
    right += likely * words
    read += words
    const score = read === 0 ? 0 : (2 * right) / (read + expected)
    if (score < best) continue
    best = score
    count = place + 1
  }
  return sorted.slice(0, count).map(({ at }) => at)
}
