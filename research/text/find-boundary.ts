import {
  bindingAbbreviations,
  looseAbbreviations,
  openingWords,
  ordinalNouns,
} from './tables/abbreviations.ts'

/** Ends of sentences in scripts that put no space behind them, or that know no abbreviations. */
const full = /[。！？｡؟۔।॥։።‼⁇⁈⁉]/u
const terminators = /[.!?…。！？｡؟۔।॥։።‼⁇⁈⁉]+|\n/gu
/** What closes around an end: quotes and brackets. */
const closers = /["'”’»）)\]}」』】〉》*_]/u
/** `[1]`, `[c3, c7]`, `[^2]`, `[1–3]` */
const citation = /^\[\^?[a-z]{0,4}_?\d{1,4}(?:\s{0,2}[,;–-]\s{0,2}[a-z]{0,4}_?\d{1,4}){0,12}\]/i
const maxCitationLength = 120
/** As much of the next word as can matter. Characters. */
const maxWordLength = 24

export type Boundary = {
  /** Where the sentence ends, and where looking for the next one starts. */
  end: number
  next: number
}

/**
 * The first end of a sentence in a text that begins with one.
 * @param isWhole nothing follows the text; otherwise an end is only told when no continuation could
 * change it
 * @returns null when there is none that can be told yet
 */
export function findBoundary(text: string, from: number, isWhole: boolean): Boundary | null {
  terminators.lastIndex = from
  for (let match = terminators.exec(text); match !== null; match = terminators.exec(text)) {
    const found =
      match[0] === '\n'
        ? { end: match.index, next: match.index + 1 }
        : judge(text, from, match.index, match[0], isWhole)
    if (found === 'later') return null
    if (found !== null) return found
    terminators.lastIndex = match.index + match[0].length
  }
  return null
}

function judge(
  text: string,
  from: number,
  at: number,
  sign: string,
  isWhole: boolean,
): Boundary | 'later' | null {
  let end = at + sign.length
  while (end < text.length && closers.test(text.charAt(end)) && !opensCitation(text, end)) end += 1
  if (end >= text.length && !isWhole) return 'later'
  let place = end
  for (;;) {
    const start = skipBlanks(text, place)
    if (start >= text.length && !isWhole) return 'later'
    if (text.charAt(start) !== '[') break
    const found = citation.exec(text.slice(start, start + maxCitationLength))
    if (found === null) {
      if (!isWhole && text.length - start < maxCitationLength && !/[\]\n]/.test(text.slice(start)))
        return 'later'
      break
    }
    place = start + found[0].length
    end = place
    if (end >= text.length && !isWhole) return 'later'
  }
  const isFull = full.test(sign)
  const start = skipBlanks(text, end)
  const boundary = { end, next: end }
  if (start >= text.length || text.charAt(start) === '\n') return boundary
  if (isFull) return boundary
  if (start === end) return null
  const word = text.slice(start, start + maxWordLength).split(/\s/, 1)[0] ?? ''
  if (!isWhole && start + word.length >= text.length && word.length < maxWordLength) return 'later'
  return continues(text, from, at, sign, word) ? null : boundary
}

/** A bracket behind a sentence closes nothing when it opens a citation. */
function opensCitation(text: string, at: number): boolean {
  return text.charAt(at) === '['
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charAt(at) !== '\n' && /\s/.test(text.charAt(at))) at += 1
  return at
}

/** Whether the sentence goes on behind the sign, as far as the words on both sides tell. */
function continues(text: string, from: number, at: number, sign: string, word: string): boolean {
  const next = word.replace(/^["'“‘«(¿¡*_]+/u, '')
  if (/^\p{Ll}/u.test(next)) return true
  if (sign !== '.') return false
  const before = /[\p{L}\p{N}\p{M}.’'-]*$/u.exec(text.slice(Math.max(from, at - 40), at))?.[0] ?? ''
  const bare = before.toLowerCase()
  const nextBare = next.toLowerCase().replace(/[^\p{L}\p{N}].*$/u, '')
  if (/^\d{1,3}$/.test(before) && text.slice(from, at - before.length).trim() === '') return true
  if (/^\d{1,2}$/.test(before) && ordinalNouns.has(nextBare)) return true
  if ((bare === 'no' || bare === 'nos' || bare === 'art' || bare === 'fig') && !/^\d/.test(next))
    return false
  if (bindingAbbreviations.has(bare)) return true
  const isInitial =
    /^\p{Lu}$/u.test(before) ||
    /^(?:\p{L}\.)+\p{L}$/u.test(before) ||
    /^\p{Lu}\p{M}?[.-]\p{Lu}$/u.test(before)
  if (isInitial || looseAbbreviations.has(bare))
    return /^\d/.test(next) || !openingWords.has(nextBare)
  return false
}
