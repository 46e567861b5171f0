/** Text that other people wrote, made safe to print, and measured in columns. */
import { stripVTControlCharacters } from 'node:util'

/**
 * One line without anything that a terminal obeys: no escape sequences or control characters,
 * nothing that turns the reading direction or hides text. Joiners stay, since emoji and some
 * scripts need them.
 */
export function plain(text: string): string {
  return stripVTControlCharacters(text)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|\ufe0f|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u

function signsOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** How many columns a text takes: two for wide signs, none for marks on others. */
export function columnsOf(text: string): number {
  return signsOf(text).reduce((sum, sign) => sum + columnsOfSign(sign), 0)
}

function columnsOfSign(sign: string): number {
  if (/^[\p{M}\u200c\u200d]+$/u.test(sign)) return 0
  return wide.test(sign) ? 2 : 1
}

/** No more than so many columns; what is left out shows as an ellipsis. */
export function cut(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text
  let [kept, used] = ['', 0]
  for (const sign of signsOf(text)) {
    used += columnsOfSign(sign)
    if (used > columns - 1) break
    kept += sign
  }
  return columns < 1 ? '' : `${kept.trimEnd()}…`
}

/** Exactly so many columns. */
export function padTo(text: string, columns: number): string {
  const shown = cut(text, columns)
  return shown + ' '.repeat(Math.max(0, columns - columnsOf(shown)))
}

/**
 * Lines of at most so many columns, broken between words, and inside those that are longer than a
 * line or have no spaces.
 */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => pieces(one, columns))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (columnsOf(longer) <= columns) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

function pieces(word: string, columns: number): string[] {
  if (columnsOf(word) <= columns) return [word]
  const parts: string[] = []
  let part = ''
  for (const sign of signsOf(word)) {
    if (part !== '' && columnsOf(part + sign) > columns) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}
