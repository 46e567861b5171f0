import anyAscii from 'any-ascii'

/** Scripts without spaces between words: any-ascii then marks each syllable by a capital. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}]+/gu

/**
 * @returns the text in lower-case ASCII, whatever its script, accents and widths; punctuation is
 * left. `Łukasz` → `lukasz`, `王小明` → `wang xiao ming`.
 */
export function foldText(text: string): string {
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
