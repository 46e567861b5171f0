import type { Line } from '../tree/page-lines.ts'

/** Characters: the rest of a longer line is as its beginning. */
const maxReadLength = 2_000

/** The words of a line in lower case; of a long line those at its start. */
export function listLineWords(text: string): string[] {
  return (
    text
      .slice(0, maxReadLength)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** What a line is by itself. */
export function buildLineValues({ text: whole, linked }: Line, words: readonly string[]) {
  const text = whole.slice(0, maxReadLength)
  const capitals = countMatches(text, /\p{Lu}/gu)
  return {
    length: whole.length,
    words: words.length,
    wordLength: words.reduce((sum, word) => sum + word.length, 0) / Math.max(1, words.length),
    stops: countMatches(text, /[.!?。！？؟]/g) / Math.max(1, words.length),
    commas: countMatches(text, /[,،、;:]/g) / Math.max(1, words.length),
    end: findEnd(whole),
    capitals: capitals / text.length,
    digits: countMatches(text, /\d/g) / text.length,
    symbols: countMatches(text, /[^\p{L}\p{M}\p{N}\s]/gu) / text.length,
    cells: countMatches(text, /\t/g),
    address: /@|https?:|www\./.test(text) ? 1 : 0,
    linked: linked / whole.length,
  }
}

function findEnd(text: string): number {
  const end = text.slice(-4)
  if (/[.!?。！？؟…]["'”’)\]]{0,3}$/.test(end)) return 1
  return /[:：]$/.test(end) ? 2 : /[,;]$/.test(end) ? 3 : 0
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
