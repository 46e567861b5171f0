import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { inYear, spanLinks, spanMiddles, spanStarts, yearLinks } from './tables/span-words.ts'

/** `between 2010 and 2015`, `from 2010 to 2015`, `2010–2015`: what lies between is meant, too. */
const span = new RegExp(
  unwrap`
    \b${joinAlternatives(spanStarts)}\s+(\d{4})\s+${joinAlternatives(spanMiddles)}\s+(\d{4})\b
    |\b(\d{4})\s*(?:${joinAlternatives(spanLinks)}|[-–—])\s*(\d{4})\b`,
  'giu',
)

/** What joins two years that stand for themselves. */
const join = unwrap`
  \s*(?:,|&|${joinAlternatives(yearLinks)})\s*(?:${joinAlternatives(inYear)}\s+)?`

/**
 * @returns whether no span of years in a sentence is, in the quotes, a list of its two ends alone:
 * "in 2010 and 2015" says nothing about 2012
 */
export function saysSpans(sentence: string, quotes: string): boolean {
  const said = new Set(parseSpans(quotes))
  return parseSpans(sentence).every((ends) => said.has(ends) || !isList(ends, quotes))
}

function parseSpans(text: string): string[] {
  return [...text.matchAll(span)].map(
    ([, first, last, start, end]) => `${first ?? start} ${last ?? end}`,
  )
}

function isList(ends: string, quotes: string): boolean {
  return new RegExp(`\\b${ends.replace(' ', join)}\\b`, 'iu').test(quotes)
}
