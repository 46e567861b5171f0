import anyAscii from 'any-ascii'
import { isAscii } from '../signs/script.ts'

/** Scripts without spaces between words: any-ascii then marks each syllable by a capital. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}]+/gu

/**
 * @returns the text in lower-case ASCII, whatever its script, accents and widths; punctuation is
 * left. `Łukasz` → `lukasz`, `王小明` → `wang xiao ming`.
 */
export function foldText(text: string): string {
  // most texts need no look at each sign
  if (isAscii(text)) return text.toLowerCase()
  const spaced = text
    .normalize('NFKC')
    .replace(syllabic, (run) => `${anyAscii(run).replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} `)
  return anyAscii(spaced).toLowerCase()
}

/**
 * @returns the words of a text, folded: runs of letters and digits. An apostrophe inside a word
 * parts nothing (`O'Neil` → `oneil`), a hyphen does.
 */
export function foldWords(text: string): string[] {
  return (
    foldText(text)
      .replace(/(?<=[a-z])['`](?=[a-z])/g, '')
      .match(/[a-z0-9]+/g) ?? []
  )
}

/** A text as one word of lower-case ASCII letters and digits: `Jean-Luc` → `jeanluc`. */
export function foldWord(text: string): string {
  const ascii = /^[A-Za-z]+$/.test(text) ? text.toLowerCase() : foldText(text)
  return ascii.replace(/[^a-z0-9]/g, '')
}

/** Words that only blanks separate: `E-Mail` → `email`, `Job title:` → `job title`. */
export function foldLabel(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letters and digits in lower case and in their own script: `Zoë X.` → `zoëx`. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A text without accents, in its own script and case: `São` → `Sao`. */
export function dropAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Words without accents and digits, in their own script: `São Paulo!` → `sao paulo`. */
export function foldAccents(text: string): string {
  return dropAccents(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
