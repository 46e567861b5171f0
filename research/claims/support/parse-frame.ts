import type { Span } from '../../text/span.ts'

/**
 * What stands in front of a document's text: a citation mark with its address, and lines that name
 * the page and its section.
 */
const mark = /^\s*(?:\[\d{1,3}\]\s*)?(?:https?:\/\/\S+)?\s*/
const titleLine = /^Title:[ \t]*([^\n]*)\n(?:(Section:[^\n]*)\n)?\s*(?:Text:[ \t]*)?/

/**
 * @returns where the title stands, and the section under it, null where the document gives none;
 * and the offset at which the text proper begins. A page that is only a title is its text.
 */
export function parseFrame(document: string): { title: Span | null; bodyStart: number } {
  const skipped = mark.exec(document)?.[0].length ?? 0
  const found = titleLine.exec(document.slice(skipped))
  if (found === null) return { title: null, bodyStart: skipped === document.length ? 0 : skipped }
  const bodyStart = skipped + found[0].length
  if (document.slice(bodyStart).trim() === '') return { title: null, bodyStart: 0 }
  const start = skipped + found[0].indexOf(found[1] ?? '', 'Title:'.length)
  return {
    title: {
      start,
      end: start + (found[1] ?? '').length + (found[2] === undefined ? 0 : found[2].length + 1),
    },
    bodyStart,
  }
}

/** @returns a claim without the marks of citations and lists: `[1][2]`, `- `, `3. ` */
export function toPlainClaim(claim: string): string {
  return claim
    .replace(/\s*\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]/g, '')
    .replace(/^\s*(?:[-*•·]|\d{1,2}[.)])\s+/, '')
    .trim()
}
