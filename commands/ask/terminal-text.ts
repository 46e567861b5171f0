/** Text that other people wrote, made safe to print, and measured in columns. */
import { stripVTControlCharacters } from 'node:util'
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/**
 * One line without anything that a terminal obeys: no escape sequences or control characters,
 * nothing that turns the reading direction or hides text. Joiners stay, since emoji and some
 * scripts need them.
 */
export function toTerminalText(text: string): string {
  return stripVTControlCharacters(text)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Cuts a text to a width in columns; an ellipsis stands for what is left out. */
export function cut(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text
  let [kept, used] = ['', 0]
  for (const { segment } of graphemes.segment(text)) {
    used += stringWidth(segment)
    if (used > columns - 1) break
    kept += segment
  }
  return columns < 1 ? '' : `${kept.trimEnd()}…`
}

/** Cuts or pads a text to a width in columns. */
export function toColumns(text: string, columns: number): string {
  const shown = cut(text, columns)
  return shown + ' '.repeat(Math.max(0, columns - stringWidth(shown)))
}

/**
 * Lines of at most `width` columns, broken between words, and inside those that are longer than a
 * line or have no spaces.
 */
export function wrap(text: string, columns: number): string[] {
  return text === '' ? [] : wrapAnsi(text, columns, { hard: true }).split('\n')
}
