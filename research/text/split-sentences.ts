import type { Span } from './locate-excerpt.ts'
import { wordSet } from './word-set.ts'

/** After these a full stop ends no sentence, in the languages that we read. */
const abbreviations =
  wordSet(`mr mrs ms dr prof st jr sr vs no inc ltd co corp jan feb mar apr jun jul aug sep sept oct nov dec e.g i.e ca approx
  est fig vol hr fr nr bzw dipl ing mag m mme mlle sra sra dna d.h z.b u.a gen col lt sgt capt rev hon gov sen rep ave blvd dept univ ph b.sc m.sc b.a m.a geb`)

/**
 * Where a sentence may end: its closing mark and quotes before a space, or one of the marks that
 * need no space.
 */
const endings = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|[。！？｡؟।]+[」』”)]*|\n+/gu
const longest = 500

/**
 * @returns the sentences of a text, without the space around them; a line that goes on in lower
 * case is no new sentence, and longer runs than 500 are cut.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(endings)) {
    const end = index + mark.length
    if (!isEnding(text, mark, index, end)) continue
    push(spans, text, from, end)
    from = end
  }
  push(spans, text, from, text.length)
  return spans
}

/** So far around a span its sentences are looked for: further than one is long. Characters. */
const neighbourhood = 2 * longest

/**
 * @returns the sentences that a span lies in, as one span: what was said around an excerpt, such as
 * a `never` in front of it
 */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const from = start <= neighbourhood ? 0 : text.lastIndexOf(' ', start - neighbourhood) + 1
  const near = splitSentences(text.slice(from, end + neighbourhood))
  const touched = near.filter((span) => from + span.start < end && from + span.end > start)
  const [first, last] = [touched[0], touched.at(-1)]
  if (first === undefined || last === undefined) return { start, end }
  return { start: Math.min(start, from + first.start), end: Math.max(end, from + last.end) }
}

function isEnding(text: string, mark: string, index: number, end: number): boolean {
  const next = /^\s*(\S?)/u.exec(text.slice(end, end + 12))?.[1] ?? ''
  if (mark.startsWith('\n')) return mark.length > 1 || !/\p{Ll}/u.test(next)
  if (/^[。！？｡؟।]/u.test(mark) || /^[!?]/.test(mark)) return true
  if (/\p{Ll}/u.test(next)) return false
  const before = /\S+$/.exec(text.slice(Math.max(0, index - 14), index))?.[0] ?? ''
  const word = before.replace(/^[("'“[]+/, '').toLowerCase()
  // "who never says no. She …" ends; "no. 7" goes on
  if (word === 'no') return !/[\d#]/.test(next)
  return !(
    abbreviations.has(word) ||
    (/^\p{Lu}$/u.test(before.slice(-1)) && /(?:^|[.\s(])\p{Lu}$/u.test(before))
  )
}

function push(spans: Span[], text: string, from: number, to: number): void {
  let start = from
  while (start < to) {
    let end = to
    if (to - start > longest) {
      const cut = text.lastIndexOf(' ', start + longest)
      end = cut > start ? cut : start + longest
    }
    const piece = text.slice(start, end)
    const bare = piece.trim()
    if (bare !== '') {
      const first = start + piece.length - piece.trimStart().length
      spans.push({ start: first, end: first + bare.length })
    }
    start = end
  }
}
