import { unwrap } from '../patterns/unwrap.ts'

/** Writing systems that names come in; `other` for the rest. */
const scripts = [
  'latin',
  'cyrillic',
  'greek',
  'arabic',
  'hebrew',
  'han',
  'kana',
  'hangul',
  'devanagari',
  'thai',
  'armenian',
  'georgian',
  'other',
] as const
export type Script = (typeof scripts)[number]

const signs: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['han', /\p{Script=Han}/gu],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['thai', /\p{Script=Thai}/gu],
  ['armenian', /\p{Script=Armenian}/gu],
  ['georgian', /\p{Script=Georgian}/gu],
]

/** Letters of Chinese and Japanese, as the inside of a class of a pattern. */
export const hanKanaSigns = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`

/**
 * Letters of scripts that put no spaces between words, as the inside of a class of a pattern.
 * Hangul is none: Korean has spaces.
 */
export const unspacedSigns = unwrap`
  ${hanKanaSigns}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`

/** @returns the writing system of most letters of a text; Latin for a text without letters. */
export function detectScript(text: string): Script {
  if (isAscii(text)) return 'latin'
  let [best, most]: [Script, number] = [/\p{L}/u.test(text) ? 'other' : 'latin', 0]
  for (const [script, sign] of signs) {
    const count = text.match(sign)?.length ?? 0
    if (count > most) [best, most] = [script, count]
  }
  return best
}

/** @returns whether a text has letters of English, digits and plain marks only */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}
