import { unwrap } from '../patterns/unwrap.ts'

/**
 * Signs that no reader sees and that hide or reorder others, as the inside of a class of a pattern
 * with the flag `u`: soft hyphens, zero width, directions, fillers, tags. Joiners inside words and
 * emoji (U+200C, U+200D) are none.
 */
export const unseenSigns = unwrap`
  \u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F\u202A-\u202E
  \u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`

/** Joiners: seen in some scripts and in emoji, nothing in Latin. */
export const joiners = String.raw`\u200C\u200D`
