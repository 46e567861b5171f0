import { foldMarks } from '../signs/fold-marks.ts'
import { unspacedSigns } from '../signs/script.ts'
import type { Span } from '../span.ts'
import { findSentenceAround } from './split-sentences.ts'

/**
 * One of the quotation marks and ellipses that people and models put around what they quote, marks
 * folded.
 */
const opening = /^(?:["'‹›]|\.{3}|\[\.{3}\]|\s)/
const closing = /(?:["'‹›]|\.{3}|\[\.{3}\]|\s)$/
const wordEnd = /[\p{L}\p{M}\p{N}]$/u
const wordStart = /^[\p{L}\p{M}\p{N}]/u
/** Between these no space shows where a word ends. */
const unspaced = new RegExp(`[${unspacedSigns}]`, 'u')

/**
 * Where a text says an excerpt word for word: the first exact occurrence, else the
 * first that differs only in white space, in how quotes, dashes, ellipses, ligatures and composed
 * letters are encoded, or in quotes and ellipses put around the excerpt. Never inside a word or
 * number: `able` is not said by `unable`, nor `5 million` by `1.5 million`. Linear in the length of
 * the text.
 * @returns null when the text does not say it
 */
export function locateExcerpt(text: string, excerpt: string): Span | null {
  const trimmed = excerpt.trim()
  const exact = find(text, trimmed)
  if (exact !== null) return exact
  const folded = foldMarks(text)
  const whole = foldMarks(trimmed).text
  const found = find(folded.text, whole.trim()) ?? find(folded.text, trimQuotation(whole))
  if (found === null) return null
  const [start, end] = [folded.starts[found.start], folded.ends[found.end - 1]]
  return start === undefined || end === undefined ? null : { start, end }
}

function trimQuotation(folded: string): string {
  let [start, end] = [0, folded.length]
  const widest = '[...]'.length
  for (
    let mark = opening.exec(folded.slice(0, widest));
    mark !== null && start < end;
    mark = opening.exec(folded.slice(start, start + widest))
  )
    start += mark[0].length
  for (
    let mark = closing.exec(folded.slice(-widest));
    mark !== null && start < end;
    mark = closing.exec(folded.slice(Math.max(start, end - widest), end))
  )
    end -= mark[0].length
  return folded.slice(start, Math.max(start, end))
}

function find(text: string, wanted: string): Span | null {
  if (wanted === '') return null
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (!parts(text, at) && !parts(text, end)) return { start: at, end }
  }
  return null
}

/** Whether this place is inside a word or a number; code points of two units included. */
function parts(text: string, at: number): boolean {
  const [before, after] = [findLastSign(text, at), findFirstSign(text, at)]
  if (before === '' || after === '') return false
  if (/^\p{M}/u.test(after)) return true
  if (wordEnd.test(before) && wordStart.test(after))
    return !unspaced.test(before) && !unspaced.test(after)
  return partsNumber(text, at)
}

/** `1|.5`, `1.|5`, `1|,000`, and a sign in front of its number. */
function partsNumber(text: string, at: number): boolean {
  const [twoBefore, before, after, twoAfter] = [
    text[at - 2] ?? '',
    text[at - 1] ?? '',
    text[at] ?? '',
    text[at + 1] ?? '',
  ]
  const isDigit = (unit: string): boolean => /\p{N}/u.test(unit)
  if (isDigit(after) && /[.,]/.test(before) && isDigit(twoBefore)) return true
  if (isDigit(after) && /[-−+]/.test(before) && !/[\p{L}\p{N}]/u.test(twoBefore)) return true
  return isDigit(before) && /[.,]/.test(after) && isDigit(twoAfter)
}

function findLastSign(text: string, at: number): string {
  const code = text.codePointAt(at - 2)
  return code !== undefined && code > 0xffff ? String.fromCodePoint(code) : (text[at - 1] ?? '')
}

function findFirstSign(text: string, at: number): string {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** Where a text says an excerpt, as whole sentences; null when it does not say it. */
export function locateSentences(text: string, excerpt: string): Span | null {
  const place = locateExcerpt(text, excerpt)
  return place === null ? null : findSentenceAround(text, place)
}
