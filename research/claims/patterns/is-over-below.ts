import type { Span } from '../../text/span.ts'

const day = String.raw`(?:\p{L}{3,9}\.? )?(?:\d{1,2},? )?(?:\p{L}{3,9}\.? )?(?:1[6-9]|20)\d\d`
const closed = new RegExp(String.raw`^\(?${day}\s?[–—-]\s?${day}\)?$`, 'u')
const maxLineLength = 60

/**
 * Whether the line below a post says when it was held: "March 4, 1805 – April 20, 1812". Where
 * years stand above the post as well, those below are of the next one.
 */
export function isOverBelow(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - maxLineLength), start)
  const [, above = ''] = /([^\n]*)\n\s*$/u.exec(before) ?? []
  const [, below = ''] = /^\s*\n\s*([^\n]+)/u.exec(text.slice(end, end + maxLineLength)) ?? []
  return closed.test(below.trim()) && !/(?:1[6-9]|20)\d\d/u.test(above)
}
