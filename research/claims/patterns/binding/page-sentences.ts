import { type Sentence, splitSentences } from '../../../text/sentences/split-sentences.ts'

/** Longer sentences are lists and tables run together. */
export const maxSentenceLength = 400

/** A sentence, or a line that is none. */
export type PageSentence = Sentence & {
  /** Its line in the text, from 0: of one line are the sentences of one paragraph. */
  line: number
  /** It is the only one of its line. */
  isLine: boolean
  /** It begins inside a quotation. */
  quoted: boolean
  /** Behind that quotation; 0 where it begins in none, its length where none ends in it. */
  quoteEnd: number
}

const quoteMarks = /["“”„«»]/g
/** What closes a quotation, by the mark that opens it: „German“, „Polish”, «French», »Danish«. */
const closers: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
}
/** A quotation opens in front of a letter, behind none. */
const [letterBefore, letterBehind] = [/[\p{L}\p{N}.,!?…]\s?$/u, /^[\s\u202f]?[\p{L}\p{N}]/u]

/** @returns the sentences of a page with their lines, and which of them are quoted */
export function splitPage(text: string): PageSentence[] {
  const found: PageSentence[] = []
  let at = 0
  for (const [line, whole] of text.split('\n').entries()) {
    const sentences = splitSentences(whole)
    let closer = ''
    for (const { text: said, start, end } of sentences) {
      const quoted = closer !== '' || /^["“„«‘]/.test(said)
      const read = followQuotes(said, closer)
      found.push({
        text: said,
        start: at + start,
        end: at + end,
        line,
        isLine: sentences.length === 1,
        quoted,
        quoteEnd: quoted ? (read.firstEnd ?? said.length) : 0,
      })
      closer = read.closer
    }
    at += whole.length + 1
  }
  return found
}

/**
 * @param before what closes the quotation that the sentence begins in; '' for none
 * @returns what closes the one that it ends in, and where its first one ends
 */
function followQuotes(said: string, before: string): { closer: string; firstEnd: number | null } {
  let [closer, firstEnd]: [string, number | null] = [before, null]
  for (const { 0: mark, index } of said.matchAll(quoteMarks)) {
    const behind = index + mark.length
    if (closer === '') closer = opensQuote(said, mark, index) ? (closers[mark] ?? '') : ''
    else if (closer.includes(mark)) {
      closer = ''
      firstEnd ??= behind
    }
  }
  return { closer, firstEnd }
}

/** "»" and "“" open in some languages and close in others. */
function opensQuote(said: string, mark: string, at: number): boolean {
  if (mark === '"' || mark === '„' || mark === '«') return true
  return letterBehind.test(said.slice(at + mark.length)) && !letterBefore.test(said.slice(0, at))
}

const proseEnd = /[.!?…]["”’)]*$/u

const minProseWords = 6

/** A whole sentence, as no label, no heading and no entry of a list is. */
export function isProse(text: string): boolean {
  return proseEnd.test(text) && text.split(' ').length >= minProseWords
}
