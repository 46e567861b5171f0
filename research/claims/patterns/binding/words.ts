import type { Span } from '../../../text/span.ts'
import { foldWord } from '../../../text/words/fold.ts'

export type WrittenWord = Span & {
  raw: string
  /** ASCII in lower case; '' for words that are not written with a capital */
  folded: string
}

const wordForm = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu
const possessive = /['’]s$/

/**
 * The words of a sentence with offsets; only words with a capital (or of a script without capitals)
 * are folded, since names are among these.
 */
export function parseWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = []
  for (const match of text.matchAll(wordForm)) {
    const raw = match[0].replace(possessive, '')
    words.push({
      raw,
      folded: /^[\p{Ll}\p{N}]/u.test(raw) ? '' : foldWord(raw),
      start: match.index,
      end: match.index + raw.length,
    })
  }
  return words
}
