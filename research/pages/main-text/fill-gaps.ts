import type { Line } from '../tree/page-lines.ts'

/** What text is written in; names and labels stand in other elements. */
const textTags = new Set(['p', 'li', 'pre', 'td', 'dd', 'blockquote'])
/** Shorter lines are labels. Characters. */
const minLength = 60
/** Of a line: what is links for a larger part leads elsewhere. */
const maxLinkedShare = 0.3

/**
 * The lines of an article with the text that its reader left out between them: it judges parts of
 * a page by their names, of which some are only those of chapters.
 * @param lines what the reader of articles found
 * @param all what frames nothing, in the order of the page
 */
export function fillGaps(lines: readonly Line[], all: readonly Line[]): readonly Line[] {
  const places = new Map(lines.map(({ text }, at) => [text, at]))
  const known = all.map(({ text }) => places.get(text))
  const first = known.findIndex((place) => place !== undefined)
  const last = known.findLastIndex((place) => place !== undefined)
  const gaps: Line[][] = lines.map(() => [])
  let place = 0
  for (const [at, line] of all.entries()) {
    if (at < first || at > last) continue
    const found = known[at]
    if (found !== undefined) place = Math.max(place, found)
    else if (isProse(line)) gaps[place]?.push(line)
  }
  return lines.flatMap((line, at) => [line, ...(gaps[at] ?? [])])
}

function isProse({ text, linked, tag }: Line): boolean {
  return textTags.has(tag) && text.length >= minLength && linked <= text.length * maxLinkedShare
}
