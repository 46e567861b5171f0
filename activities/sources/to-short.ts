import { toPlainText } from '../../research/identity/contacts/plain-text.ts'

/**
 * Plain text on one line, cut at a word: snippets are a sentence or two, and longer quotations need
 * more than an attribution.
 */
export function toShort(text: string, most = 300): string {
  const plain = toPlainText(text).replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most)
  const space = cut.lastIndexOf(' ')
  const whole = space > most / 2 ? cut.slice(0, space) : cut
  return `${whole.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
