/**
 * What a caller wrote of a person, in one spelling: without case, width and spacing; '' for what is
 * no text. Scripts and marks stay as they are: 张伟 and 章伟 are read alike, and are two people.
 */
export function toAskedText(value: unknown): string {
  return typeof value === 'string'
    ? value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
    : ''
}
