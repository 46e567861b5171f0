import type { BoundSentence } from './binding/bound-sentence.ts'
import { parseTimeline } from './parse-timeline.ts'
import { parseLabelledLine } from './phrases/labelled-line.ts'

/** Fewer rows may be the posts of a life. */
const minRows = 4
/** Lines that name other people stand between the rows that are bound. */
const maxGap = 4

const span = /(?:19|20)\d\d(?:.*\b(?:19|20)\d\d|\s?[–—-]\s?(?:\d\d|present|today|now))\b/iu
const dated = /^\W*(?:19|20)\d\d\b|\b(?:19|20)\d\d\W*$/u

/**
 * The rows of lists of works, such as "Rawhide - Captain Ross - The Clown (1963)": lines with one
 * year that follow each other, of which few read like posts. A part in a film that is called like a
 * post is none either.
 */
export function findCredits(bound: readonly BoundSentence[]): ReadonlySet<BoundSentence> {
  const rows = bound.filter(isDatedLine)
  const lists: BoundSentence[][] = []
  for (const row of rows) {
    const last = lists.at(-1)?.at(-1)
    const follows = last !== undefined && row.sentence.line - last.sentence.line <= maxGap
    if (follows) lists.at(-1)?.push(row)
    else lists.push([row])
  }
  return new Set(lists.filter((list) => list.length >= minRows && !isCareer(list)).flat())
}

function isDatedLine({ binding, sentence: { text, isLine } }: BoundSentence): boolean {
  return (
    (binding === 'line' || binding === 'card') &&
    isLine &&
    dated.test(text) &&
    !span.test(text) &&
    parseLabelledLine(text) === null
  )
}

function isCareer(rows: readonly BoundSentence[]): boolean {
  const stated = rows.filter(({ sentence }) => parseTimeline(sentence.text) !== null)
  return stated.length * 2 >= rows.length
}
