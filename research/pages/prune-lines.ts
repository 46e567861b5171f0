import { joinAlternatives } from '../text/unwrap.ts'
import type { Line } from './page-lines.ts'
import * as tables from './tables/line-furniture.ts'

/** Lines that stand in texts of all sorts and are of none: invitations, copyright, buttons. */
const furniture = new RegExp(`^${joinAlternatives(tables.furniture)}$`, 'i')
/** Behind these a text is over. */
const ends = new RegExp(`^${joinAlternatives(tables.endings)}\\s?[:.!?…»>]{0,3}$`, 'i')

/**
 * Of the frame what is only seen by reading: invitations to other pages, runs of links, and what
 * follows the end of a text.
 * @param maxMenuLength lines in runs of links are a menu up to this
 */
export function pruneLines(
  lines: readonly Line[],
  { maxMenuLength }: { maxMenuLength: number },
): Line[] {
  const whole = lines.reduce((sum, { text }) => sum + text.length, 0)
  const kept: Line[] = []
  let read = 0
  for (const [at, line] of lines.entries()) {
    read += line.text.length
    if (read > whole * 0.5 && ends.test(line.text) && whole - read < whole * 0.4) break
    if (line.text.length < 400 && furniture.test(line.text)) continue
    if (line.text.length <= maxMenuLength && isRunOfLinks(lines, at)) continue
    kept.push(line)
  }
  while (/^h[1-6]$/.test(kept.at(-1)?.tag ?? '') && kept.length > 3) kept.pop()
  return kept
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
