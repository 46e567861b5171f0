import { cutAtWord } from '../../research/text/signs/cut-text.ts'
import { decodeReferences } from '../../research/text/signs/decode-references.ts'
import { unseenOrControl } from '../../research/text/signs/unseen-signs.ts'

/** More of a self-description than this says nothing more about the person. Characters. */
const maxBioLength = 1_000
const maxLineLength = 200
/**
 * Longest input that is processed before a text is shortened; longer ones may be an attack.
 * Characters.
 */
const maxInputLength = 20_000

/**
 * The same text without what no reader sees, and without halves of characters; line breaks become
 * spaces.
 */
export function toVisible(text: string): string {
  return text.replace(/\s/gu, ' ').replace(unseenOrControl, '')
}

const blockTag = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|blockquote|pre)\b[^<>]*>/gi

/** One line of text as a reader sees it, cut to `maxLength` code points; null when none is left. */
export function toPlain(
  text: string | null | undefined,
  maxLength: number = maxBioLength,
): string | null {
  if (text === null || text === undefined) return null
  const plain = text
    .slice(0, maxInputLength)
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(unseenOrControl, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return plain === '' ? null : cutAtWord(plain, maxLength)
}

/** A name, a place, an organisation. */
export function toPlainLine(text: string | null | undefined): string | null {
  return toPlain(text, maxLineLength)
}

/**
 * What a fragment of HTML says, for `toPlain`: no tags, no references. For fields that their
 * provider documents as HTML.
 */
export function parseHtmlText(html: string | null | undefined): string | null {
  if (html === null || html === undefined) return null
  const withoutTags = html
    .slice(0, maxInputLength)
    .replace(blockTag, ' ')
    .replace(/<[^<>]*>/g, '')
  return decodeReferences(withoutTags)
}

/** `toVisible` for every text of a JSON value. */
export function toVisibleValue(value: unknown): unknown {
  if (typeof value === 'string') return toVisible(value)
  if (Array.isArray(value)) return value.map(toVisibleValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toVisibleValue(one)]))
}
