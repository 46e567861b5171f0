/**
 * A sentence, or a line that is none, with its offsets in the page's text. `line` counts the lines;
 * of one line are the sentences of one paragraph.
 */
export type Sentence = {
  text: string
  start: number
  end: number
  line: number
  isLine: boolean /** begins inside a quotation */
  quoted: boolean
}

const boundary =
  /[.!?…]{1,4}["”’»)\]]{0,3}\s{1,4}(?=["“„«(¿¡*•–-]?\s?[\p{Lu}\p{Lt}\p{Lo}\p{N}])|[。！？]{1,4}[」』”]?/gu

/** Behind these a full stop ends no sentence. */
const abbreviations =
  /(?:^|[\s(.])(?:\p{L}|dr|prof|mr|mrs|ms|st|sr|jr|inc|ltd|co|corp|bros|univ|dept|vs|ca|geb|dipl|ing|mag|hon|rev|gen|lt|col|sgt|capt|dra|sra|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|approx|est|resp|bzw|tel|né|род)$/iu

const quoteMarks = /["“”„«»]/g

/** Parts a text into lines and lines into sentences; one pass. */
export function splitSentences(text: string): Sentence[] {
  const found: Sentence[] = []
  let at = 0
  for (const [line, whole] of text.split('\n').entries()) {
    if (whole.trim() !== '') readLine(whole, at, line, found)
    at += whole.length + 1
  }
  return found
}

function readLine(whole: string, at: number, line: number, found: Sentence[]): void {
  const cuts: number[] = []
  for (const match of whole.matchAll(boundary)) {
    const before = whole.slice(Math.max(0, match.index - 12), match.index)
    // "3. Mai" and "Dr. Q" go on
    const isNumber =
      /(?:^|\s)(?:no|nr|vol)$/i.test(before) &&
      /\d/.test(whole.charAt(match.index + match[0].length))
    if (
      match[0].startsWith('.') &&
      (isNumber || abbreviations.test(before) || /(?:^|\s)\d{1,2}$/.test(before))
    )
      continue
    cuts.push(match.index + match[0].length)
  }
  let from = 0
  let open = false
  for (const to of [...cuts, whole.length]) {
    const raw = whole.slice(from, to)
    const text = raw.trim()
    if (text !== '') {
      const start = at + from + (raw.length - raw.trimStart().length)
      found.push({
        text,
        start,
        end: start + text.length,
        line,
        isLine: cuts.length === 0,
        quoted: open || /^["“„«‘]/.test(text),
      })
      for (const [mark] of text.matchAll(quoteMarks))
        open = mark === '"' ? !open : !/[”»]/.test(mark)
    }
    from = to
  }
}
