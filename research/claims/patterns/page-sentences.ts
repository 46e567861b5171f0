import { type Sentence, splitSentences } from '../../text/split-sentences.ts'

/** A sentence, or a line that is none. */
export type PageSentence = Sentence & {
  /** Its line in the text, from 0: of one line are the sentences of one paragraph. */
  line: number
  /** It is the only one of its line. */
  isLine: boolean
  /** It begins inside a quotation. */
  quoted: boolean
}

const quoteMarks = /["“”„«»]/g

/** @returns the sentences of a page with their lines, and which of them are quoted */
export function splitPage(text: string): PageSentence[] {
  const found: PageSentence[] = []
  let at = 0
  for (const [line, whole] of text.split('\n').entries()) {
    const sentences = splitSentences(whole)
    let open = false
    for (const { text: said, start, end } of sentences) {
      found.push({
        text: said,
        start: at + start,
        end: at + end,
        line,
        isLine: sentences.length === 1,
        quoted: open || /^["“„«‘]/.test(said),
      })
      for (const [mark] of said.matchAll(quoteMarks))
        open = mark === '"' ? !open : !/[”»]/.test(mark)
    }
    at += whole.length + 1
  }
  return found
}
