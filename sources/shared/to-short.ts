import { toPlainText } from '../../research/identity/contacts/plain-text.ts'

/**
 * Plain text on one line, cut at a word: snippets are a sentence or two, and longer quotations need
 * more than an attribution.
 */
export function toShort(text: string, maxLength = 300): string {
  const plain = toPlainText(text).replace(/\s+/g, ' ').trim()
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength)
  const space = cut.lastIndexOf(' ')
  const whole = space > maxLength / 2 ? cut.slice(0, space) : cut
  return `${whole.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
