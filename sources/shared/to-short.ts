import { toPlainText } from '../../research/identity/contacts/plain-text.ts'
import { cutAtWord } from '../../research/text/signs/cut-text.ts'

/**
 * Plain text on one line, cut at a word: snippets are a sentence or two, and longer quotations need
 * more than an attribution.
 */
export function toShort(text: string, maxLength = 300): string {
  return cutAtWord(toPlainText(text).replace(/\s+/g, ' ').trim(), maxLength)
}
