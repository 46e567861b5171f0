import { unwrap } from '../patterns/unwrap.ts'

/**
 * Signs that no reader sees and that hide or reorder others, as the inside of a class of a pattern
 * with the flag `u`: soft hyphens, zero width, directions, fillers, tags. Joiners inside words and
 * emoji (U+200C, U+200D) are none.
 */
const unseenSigns = unwrap`
  \u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F\u202A-\u202E
  \u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`

/** Joiners: seen in some scripts and in emoji, nothing in Latin. */
const joiners = String.raw`\u200C\u200D`

/** Each unseen sign. Global, so for `replace` alone. */
export const unseen = new RegExp(`[${unseenSigns}]`, 'gu')

/** Each unseen sign or joiner: for texts that are compared, which either may break apart. */
export const unseenOrJoiner = new RegExp(`[${unseenSigns}${joiners}]`, 'gu')

/** Each unseen sign, control character or half of a character: what no line of text has. */
export const unseenOrControl = new RegExp(String.raw`[\p{Cc}\p{Cs}${unseenSigns}]`, 'gu')
