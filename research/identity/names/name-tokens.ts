import { memoize } from '../../text/memoize.ts'
import { isAscii } from '../../text/signs/script.ts'
import { foldWord } from '../../text/words/fold.ts'

/** A word of a text that may be a part of a name. */
export type NameToken = {
  /** The word as it is written, without a possessive ending. */
  raw: string
  /** Lower-case ASCII without apostrophes. */
  folded: string
  /** The same with umlauts spelled out (`Müller`: `mueller`); equal to `folded` without any. */
  spelled: string
  /** It begins with a capital, or its script has none. */
  isCapital: boolean
  /** What parts it from the token before. */
  gap: string
}

/** Longer words are no names, and folding them is not free. */
const maxWordLength = 60
/** Characters of a text that are read. */
const maxReadLength = 100_000

const wordForm = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘ʼʻ`´][\p{L}\p{M}]+)*/gu

/**
 * Splits a text at everything but letters, digits and apostrophes inside a word; hyphens split.
 * Kept for the last texts: one text is read for one name after the other.
 */
export const parseNameTokens = memoize((text: string): readonly NameToken[] => splitTokens(text), {
  max: 8,
  maxKeyLength: Number.POSITIVE_INFINITY,
})

function splitTokens(text: string): NameToken[] {
  const tokens: NameToken[] = []
  const start = text.slice(0, maxReadLength)
  const read = isAscii(start) ? start : start.normalize('NFKC').replace(/\p{Cf}/gu, '')
  let at = 0
  for (const match of read.matchAll(wordForm)) {
    if (match[0].length <= maxWordLength) {
      const gap = read.slice(at, match.index)
      tokens.push(plainWord.test(match[0]) ? parsePlain(match[0], gap) : parseWord(match[0], gap))
      at = match.index + match[0].length
    }
  }
  return tokens
}

/** Most words: nothing to fold but capitals. */
const plainWord = /^[A-Za-z0-9]+$/

function parsePlain(raw: string, gap: string): NameToken {
  const folded = raw.toLowerCase()
  return { raw, folded, spelled: folded, isCapital: !/^[a-z]/.test(raw), gap }
}

function parseWord(word: string, gap: string): NameToken {
  const raw = word.replace(/(?<=\p{L}{2})['’‘ʼ`´]s$/iu, '')
  return { raw, ...fold(raw), isCapital: capital.test(raw), gap }
}

function fold(raw: string): Pick<NameToken, 'folded' | 'spelled'> {
  const folded = foldWord(raw)
  return { folded, spelled: umlauts.test(raw) ? foldWord(spellOut(raw)) : folded }
}

/** Georgian counts as lower case and has no capitals in use; `d’Arc` has its own inside. */
const capital = /^(?:\P{Ll}|\p{Script=Georgian}|\p{L}['’‘ʼ`´]\p{Lu})/u

const umlauts = /[äöüæøåœ]/i
const spellings: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
}

/** `Müller` → `Mueller` */
export function spellOut(word: string): string {
  return word
    .normalize('NFC')
    .replace(/[äöüæøåœ]/gi, (letter) => spellings[letter.toLowerCase()] ?? letter)
}
