import { unwrap } from '../text/unwrap.ts'

/**
 * Signs that hide or reorder others: control, zero width, directions, tags. Joiners inside words
 * and emoji (U+200C, U+200D) stay.
 */
const unseen = new RegExp(
  unwrap`
    \u034F|\u17B4|\u17B5|\u180B|\u180C|\u180D
    |[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0
    \uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]`,
  'gu',
)

/** Well-formed text on one line, without unseen signs, white space as single blanks. */
export function cleanText(text: string | null | undefined): string {
  return (text ?? '')
    .toWellFormed()
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
