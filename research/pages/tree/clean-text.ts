import { unseen } from '../../text/signs/unseen-signs.ts'

/** Well-formed text on one line, without unseen signs, white space as single blanks. */
export function cleanText(text: string | null | undefined): string {
  return (text ?? '')
    .toWellFormed()
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
