import { unwrap } from '../../text/unwrap.ts'

/** `between 2010 and 2015`, `from 2010 to 2015`, `2010–2015`: what lies between is meant, too. */
const span = new RegExp(
  unwrap`
    \b(?:between|entre|zwischen|tra|fra)\s+(\d{4})\s+(?:and|et|y|und|e)\s+(\d{4})\b
    |\b(\d{4})\s*(?:to|until|till|through|bis|à|au|a|al|hasta|até|[-–—])\s*(\d{4})\b`,
  'giu',
)

/** What joins two years that stand for themselves. */
const join = String.raw`\s*(?:,|&|and|or|et|y|und|oder|e|o)\s*(?:(?:in|en|im|nel)\s+)?`

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
