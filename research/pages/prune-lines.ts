import { joinAlternatives } from '../text/unwrap.ts'
import type { Line } from './page-lines.ts'
import * as tables from './tables/line-furniture.ts'

/** Lines that stand in texts of all sorts and are of none: invitations, copyright, buttons. */
const furniture = new RegExp(`^${joinAlternatives(tables.furniture)}$`, 'i')
/** Behind these a text is over. */
const ends = buildEndings(tables.endings)
const orders = new RegExp(`^${joinAlternatives(tables.orderFurniture)}$`, 'i')
/** Characters; shorter lines are values, which several properties share. */
const minRepeated = 20
const prices = new RegExp(`^${joinAlternatives({ all: tables.priceLines })}$`, 'i')
const shopEnds = buildEndings(tables.shopEndings)

/**
 * Of the frame what is only seen by reading: invitations to other pages, runs of links, and what
 * follows the end of a text.
 * @param maxMenuLength lines in runs of links are a menu up to this
 * @param isShop whether lines about an order go as well
 * @param isProduct whether prices go, too, which a list is read for, and lines that are repeated
 */
export function pruneLines(
  lines: readonly Line[],
  {
    maxMenuLength,
    isShop = false,
    isProduct = false,
  }: { maxMenuLength: number; isShop?: boolean; isProduct?: boolean },
): Line[] {
  const whole = lines.reduce((sum, { text }) => sum + text.length, 0)
  const kept: Line[] = []
  const seen = new Set<string>()
  let read = 0
  for (const [at, line] of lines.entries()) {
    read += line.text.length
    const isEnd = ends.test(line.text) || (isShop && shopEnds.test(line.text))
    if (read > whole * 0.5 && isEnd && whole - read < whole * 0.4) break
    if (line.text.length < 400 && furniture.test(line.text)) continue
    if (isShop && line.text.length < 400 && orders.test(line.text)) continue
    if (isProduct && line.text.length < 400 && prices.test(line.text)) continue
    if (line.text.length <= maxMenuLength && isRunOfLinks(lines, at)) continue
    if (isProduct && line.text.length > minRepeated && seen.has(line.text)) continue
    seen.add(line.text)
    kept.push(line)
  }
  while (isLooseHeading(kept.at(-1)) && kept.length > 3) kept.pop()
  return kept
}

/** A heading of nothing; one that is a link is the name of a card. */
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
