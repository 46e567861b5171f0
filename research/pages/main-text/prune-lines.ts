import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { Line } from '../tree/page-lines.ts'
import * as tables from './tables/line-furniture.ts'

/** Lines that stand in texts of all sorts and are of none: invitations, copyright, buttons. */
const furniture = new RegExp(`^${joinAlternatives(tables.furniture)}$`, 'i')
/** Behind these a text is over. */
const ends = buildEndings(tables.endings)
const calls = new RegExp(`^${joinAlternatives(tables.calls)}\\s?[›»→>.!]?$`, 'i')
const orders = new RegExp(`^${joinAlternatives(tables.orderFurniture)}$`, 'i')
const maxCallLength = 40
/** Characters; shorter lines are values, which several properties share. */
const minRepeatedLength = 20
const prices = new RegExp(`^${joinAlternatives({ all: tables.priceLines })}$`, 'i')
const shopEnds = buildEndings(tables.shopEndings)

/**
 * Of the frame what is only seen by reading: invitations to other pages, runs of links, and what
 * follows the end of a text.
 * @param maxMenuLength lines in runs of links are a menu up to this
 * @param isShop whether lines about an order go as well
 * @param isProduct whether prices go, too, which a list is read for, and lines that are repeated
 * @param skipsCopies whether parts that are shown twice are read once
 */
export function pruneLines(
  lines: readonly Line[],
  {
    maxMenuLength,
    isShop = false,
    isProduct = false,
    skipsCopies = false,
  }: { maxMenuLength: number; isShop?: boolean; isProduct?: boolean; skipsCopies?: boolean },
): Line[] {
  const whole = lines.reduce((sum, { text }) => sum + text.length, 0)
  const kept: Line[] = []
  const seen = new Map<string, number>()
  let read = 0
  let copiedTo = 0
  for (const [at, line] of lines.entries()) {
    read += line.text.length
    const isEnd = ends.test(line.text) || (isShop && shopEnds.test(line.text))
    if (read > whole * 0.5 && isEnd && whole - read < whole * 0.4) break
    // "Home" in a list of definitions is a label
    if (line.tag !== 'dt' && line.text.length < 400 && furniture.test(line.text)) continue
    if (line.text.length <= maxCallLength && calls.test(line.text)) continue
    if (isShop && line.text.length < 400 && orders.test(line.text)) continue
    if (isProduct && line.text.length < 400 && prices.test(line.text)) continue
    if (line.text.length <= maxMenuLength && isRunOfLinks(lines, at)) continue
    const before = seen.get(line.text)
    seen.set(line.text, at)
    if (isProduct && line.text.length > minRepeatedLength && before !== undefined) continue
    if (skipsCopies && before !== undefined && at >= copiedTo)
      copiedTo = at + countCopied(lines, before, at)
    if (at < copiedTo) continue
    kept.push(line)
  }
  while (isLooseHeading(kept.at(-1)) && kept.length > 3) kept.pop()
  return kept
}

/** Lines that are compared; a longer copy is taken in parts. */
const maxCopiedLines = 500
/** Lines and characters of a copy that stands away from what it copies: less is a common phrase. */
const [minCopiedLines, minCopiedLength] = [5, 200]

/**
 * How many lines from a place on are those from an earlier place again: a copy of a part for other
 * screens, or the turn of a slider. Right behind what they copy a few lines are enough.
 */
function countCopied(lines: readonly Line[], from: number, at: number): number {
  let [count, length, longest] = [0, 0, 0]
  for (; count < maxCopiedLines && from + count < at; count += 1) {
    const text = lines[from + count]?.text
    if (text === undefined || text !== lines[at + count]?.text) break
    length += text.length
    longest = Math.max(longest, text.length)
  }
  const isNext = from + count === at && longest > minRepeatedLength
  const isLong = count >= minCopiedLines && length >= minCopiedLength && longest < length / 2
  return isNext || isLong ? count : 0
}

/** A heading with no text below it; one that is a link is the name of a card. */
function isLooseHeading(line: Line | undefined): boolean {
  return line !== undefined && /^h[1-6]$/.test(line.tag) && line.linked < line.text.length / 2
}

function buildEndings(table: typeof tables.endings): RegExp {
  return new RegExp(`^${joinAlternatives(table)}\\s?[:.!?…»>]{0,3}$`, 'i')
}

/** A line that is a link, among others of its kind: three or more together are a menu. */
function isRunOfLinks(lines: readonly Line[], at: number): boolean {
  const isLink = (place: number) => {
    const line = lines[place]
    return line !== undefined && line.linked > line.text.length * 0.8
  }
  if (!isLink(at)) return false
  let from = at
  let to = at
  while (isLink(from - 1) && at - from < 3) from -= 1
  while (isLink(to + 1) && to - at < 3) to += 1
  return to - from >= 2
}
