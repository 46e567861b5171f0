/** Nothing of these is read, except what `structured` and `maxStylesLength` say. */
const opening = /<(?:!--|!(?!doctype)|\?|(?:script|style|svg)\b)/gi
const closing: Readonly<Record<string, RegExp>> = {
  script: /<\/script[^<>]{0,20}>/gi,
  style: /<\/style[^<>]{0,20}>/gi,
  svg: /<\/svg[^<>]{0,20}>/gi,
}
const structured = /^<script\b[^<>]{0,400}ld\+json/i
/** Inline pictures and the like. Lazy: what is tried from behind needs memory for each sign. */
const longAttribute = /\s[\w:-]{1,60}\s?=\s?(?:"[^"<>]{1000,}?"|'[^'<>]{1000,}?')/g

/**
 * What follows a frame that is not closed would be its text. Values may hold a page of their own; a
 * tag that does not end is taken as well, so that no part of it is gone through twice.
 */
const frame = /<\/?iframe\b(?:[^>=]+|=\s{0,20}(?:"[^"]*?"|'[^']*?')?){0,400}>?/gi

/** Characters: styles say what is hidden, and longer ones say it no better. */
const maxStylesLength = 400_000

/**
 * Markup without programs, drawings, frames, comments and pictures inside of attributes, which are
 * most of many pages. Structured data and styles are kept. In linear time.
 */
export function stripMarkup(html: string): string {
  const kept: string[] = []
  const unclosed = new Set<string>()
  let styles = 0
  let from = 0
  opening.lastIndex = 0
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const name = found[0].slice(1).toLowerCase()
    const end = unclosed.has(name) ? -1 : locateEnd(html, name, opening.lastIndex)
    if (end === -1) {
      unclosed.add(name)
      continue
    }
    const element = html.slice(found.index, Math.min(end, found.index + 500))
    opening.lastIndex = end
    if (name === 'script' && structured.test(element)) continue
    if (name === 'style') {
      styles += end - found.index
      if (styles <= maxStylesLength) continue
    }
    kept.push(html.slice(from, found.index))
    from = end
  }
  kept.push(html.slice(from))
  return kept.join(' ').replace(longAttribute, '').replace(frame, '')
}

/** Behind the end of what begins there, -1 when it does not end. */
function locateEnd(html: string, name: string, start: number): number {
  const close = closing[name]
  if (close === undefined) {
    const mark = name === '!--' ? '-->' : '>'
    const at = html.indexOf(mark, start)
    return at === -1 ? -1 : at + mark.length
  }
  close.lastIndex = start
  return close.test(html) ? close.lastIndex : -1
}
