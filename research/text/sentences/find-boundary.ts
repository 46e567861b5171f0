import { matchAt } from '../patterns/match-at.ts'
import { parseMonth } from '../words/months.ts'
import {
  binding,
  closing,
  headed,
  loose,
  numbered,
  openingWords,
  ordinalLeads,
  ordinalNouns,
} from './tables/abbreviations.ts'

/** Ends of sentences in scripts that put no space behind them, or that know no abbreviations. */
const full = /[。！？｡؟۔।॥։።‼⁇⁈⁉]/u
/** A semicolon asks in Greek. */
const terminators = /[.!?…。！？｡؟۔।॥։።‼⁇⁈⁉]+|(?<=\p{Script=Greek});|\n/gu
/** What closes around an end: quotes and brackets. */
const closers = /["'”’“‘»«）)\]}」』】〉》*_]/u
/** French puts a blank in front of its closing quotes. */
const distantCloser = /^[ \u00A0\u202F]»/
/** `[1]`, `[c3, c7]`, `[^2]`, `[1–3]` */
const citation = /^\[\^?[a-z]{0,4}_?\d{1,4}(?:\s{0,2}[,;–-]\s{0,2}[a-z]{0,4}_?\d{1,4}){0,12}\]/i
const maxCitationLength = 120
/** As much of the next word as can matter. Characters. */
const maxWordLength = 24

/** Read backwards from the end of a text: a search forwards would try each place. */
const wordBefore = /$(?<=([\p{L}\p{N}\p{M}.’'-]*))/u

/** One line break before a lower-case letter. */
const wrapped = /^\n[^\S\n]*\p{Ll}/u

type Boundary = {
  /** Where the sentence ends, and where looking for the next one starts. */
  end: number
  next: number
}

type Reading = {
  /** Nothing follows the text; else an end counts only when no continuation could change it. */
  isWhole: boolean
  /** A line that goes on in lower case is no new sentence. */
  wrap?: boolean
}

/**
 * The first end of a sentence in a text that begins with one.
 * @returns null when there is none, or none yet
 */
export function findBoundary(
  text: string,
  from: number,
  { isWhole, wrap = false }: Reading,
): Boundary | null {
  let match = matchAt(terminators, text, from)
  for (; match !== null; match = matchAt(terminators, text, match.index + match[0].length)) {
    const found =
      match[0] !== '\n'
        ? judge(text, from, match.index, match[0], isWhole)
        : wrap && wrapped.test(text.slice(match.index, match.index + maxWordLength))
          ? null
          : { end: match.index, next: match.index + 1 }
    if (found === 'later') return null
    if (found !== null) return found
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
  if (end + 1 >= text.length && !isWhole) return 'later'
  if (distantCloser.test(text.slice(end, end + 2))) end += 2
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

/** Whether the sentence goes on behind the sign, as far as the words on both sides show. */
function continues(text: string, from: number, at: number, sign: string, word: string): boolean {
  const next = word.replace(/^["'“‘«„»¿¡(*_]+/u, '')
  // `iRobot` opens a sentence; Georgian has no capitals
  if (/^\p{Ll}(?!\p{Lu})/u.test(next) && !/^\p{Script=Georgian}/u.test(next)) return true
  if (/^[:;,)]/.test(next)) return true
  if (sign !== '.') return false
  const before = wordBefore.exec(text.slice(Math.max(from, at - 40), at))?.[1] ?? ''
  const isFirst = text.slice(from, at - before.length).trim() === ''
  // a list mark, or `P.S.`: no sentence is a number or a few initials
  if (isFirst && (/^\d{1,3}$|^[IVXLC]{1,5}$|^[Ⅰ-ⅿ]$/.test(before) || isInitial(before))) return true
  // `A.` is an initial, `O'Brien` a name: neither is a word that opens a sentence
  const nextBare = next.replace(/^\p{L}\..*$|^O['’]\p{Lu}.*$|[^\p{L}\p{N}].*$/u, '').toLowerCase()
  if (/^\d{1,2}$/.test(before))
    return isInDate(text, at - before.length, next) || isOrdinal(text, at - before.length, nextBare)
  const start = at - before.length
  // the end of an address is no initial
  if (start > 0 && /[^\s("'“‘«„([/–—]/u.test(text.charAt(start - 1))) return false
  return isAbbreviation(before, text.charAt(start - 2), next, nextBare)
}

/** `12. 3. 1984`: behind the day a month follows, behind the month a year. */
function isInDate(text: string, at: number, next: string): boolean {
  if (/^\d{1,2}\.$/.test(next)) return true
  return (
    /^\d{4}(?!\d)/.test(next) && /(?<!\d)\d{1,2}\.\s$/.test(text.slice(Math.max(0, at - 5), at))
  )
}

function isOrdinal(text: string, at: number, next: string): boolean {
  if (ordinalNouns.has(next) || parseMonth(next, 'claims') !== null) return true
  const lead = /\p{L}+(?=\s+$)/u.exec(text.slice(Math.max(0, at - 20), at))?.[0].toLowerCase() ?? ''
  return (headed.has(lead) || ordinalLeads.has(lead)) && !openingWords.has(next)
}

/** @param behind the character before the word and its blank */
function isAbbreviation(before: string, behind: string, next: string, nextBare: string): boolean {
  const whole = before.toLowerCase()
  const bare = isKnown(whole) ? whole : whole.replace(/^.*[-’']/, '')
  const isNumber = /^\d/.test(next)
  if (closing.has(bare)) return isNumber
  // `Ada S. Marlowe` is no page of a German book
  if ((numbered.has(bare) && !isInitial(before)) || /.str$/.test(bare))
    return isNumber || /^#/.test(next)
  if (binding.has(bare)) return true
  // `1950 r.` and `10 m.` are units, and what follows begins with a capital
  if (/^\p{Ll}$/u.test(before) && /\d/.test(behind)) return isNumber
  return (isInitial(before) || loose.has(bare)) && (isNumber || !openingWords.has(nextBare))
}

function isKnown(word: string): boolean {
  return [closing, numbered, binding, loose].some((some) => some.has(word))
}

/** `A`, `z`, `U.S`, `J.-P`, `A.B` */
function isInitial(before: string): boolean {
  return /^\p{L}\p{M}?$|^(?:\p{L}\.)+\p{L}$|^\p{Lu}\p{M}?[.-]{1,2}\p{Lu}$/u.test(before)
}
