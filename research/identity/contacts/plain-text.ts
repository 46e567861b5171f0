import { unwrap } from '../../text/patterns/unwrap.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import { unseenOrJoiner } from '../../text/signs/unseen-signs.ts'
import { inlineElements, otherElements } from './tables/element-names.ts'

const elements = [...inlineElements, ...otherElements]
const tag = new RegExp(`</?(${elements.join('|')})(?:[\\s/][^<>]*)?>`, 'gi')

/** First digit of each decimal script that phone numbers are written in. */
const zeroes = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0e50, 0xff10]

const otherDigit = new RegExp(
  unwrap`
    [\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0BE6-\u0BEF
    \u0E50-\u0E59]`,
  'g',
)

/**
 * A page or a text as its reader sees it, one line per line, in plain characters: no tags, no
 * references, no invisible marks.
 */
export function toPlainText(text: string): string {
  return decodeReferences(decodeReferences(withoutTags(text)))
    .replace(/[\uFF01-\uFF5E]/g, (character) =>
      String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0),
    )
    .replace(otherDigit, toAsciiDigit)
    .replace(unseenOrJoiner, '')
    .replace(/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[\u2010-\u2012\u2212\uFE63]/g, '-')
    .replace(/[\u2019\u02BC]/g, "'")
    .replace(/\u2024|\uFE52/g, '.')
    .replace(/\uFE6B/g, '@')
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return dropComments(dropBlocks(dropBlocks(text, 'script'), 'style')).replace(
    tag,
    (_, name: string) => (inlineElements.has(name.toLowerCase()) ? '' : '\n'),
  )
}

function dropComments(text: string): string {
  return dropBetween(text, '<!--', '-->')
}

/** Code is not what a reader sees, and it is full of numbers. */
function dropBlocks(text: string, name: string): string {
  let rest = text
  for (const open of [`<${name}>`, `<${name} `]) rest = dropBetween(rest, open, `</${name}>`)
  return rest
}

/**
 * One pass with indexOf: a lazy regular expression would be quadratic on openings without an end.
 */
function dropBetween(text: string, open: string, close: string): string {
  let start = text.indexOf(open)
  if (start === -1) return text
  const kept: string[] = []
  let from = 0
  while (start !== -1) {
    const end = text.indexOf(close, start)
    if (end === -1) break
    kept.push(text.slice(from, start))
    from = end + close.length
    start = text.indexOf(open, from)
  }
  kept.push(text.slice(from))
  return kept.join('')
}

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeroes.find((first) => code >= first && code < first + 10) ?? code
  return String(code - zero)
}
