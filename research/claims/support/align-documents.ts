import { splitSentences, wrapped } from '../../text/sentences/split-sentences.ts'
import type { Span } from '../../text/span.ts'
import { areAlikeWords } from './are-alike-words.ts'
import type { ClaimWords } from './parse-claim.ts'
import { parseFrame } from './parse-frame.ts'
import { parseSentenceWords, type SupportWord } from './parse-sentence-words.ts'
import { similarStems } from './similar-stems.ts'

/**
 * A sentence of a document. `hits[i]`: how well it says the claim's word i, 0, 0.7 for another
 * spelling or a word that means nearly the same, 1. `at[i]`: the word's place in it, or -1.
 */
export type Aligned = Span & {
  document: number
  words: readonly SupportWord[]
  hits: readonly number[]
  at: readonly number[]
}
/** The sentences of all documents, and what the title of each document says of the claim. */
export type Alignment = {
  sentences: readonly Aligned[]
  titles: readonly (readonly number[])[]
}

const nearlySaid = 0.7

/** Where the words of a claim stand in the sentences of its documents. */
export function alignDocuments(claim: ClaimWords, documents: readonly string[]): Alignment {
  const match = matcher(claim)
  const sentences: Aligned[] = []
  const titles: (readonly number[])[] = []
  for (const [document, text] of documents.entries()) {
    const { title, bodyStart } = parseFrame(text)
    const read = (start: number, end: number): Aligned => {
      const words = parseSentenceWords(text.slice(start, end))
      return { start, end, document, words, ...align(claim, words, match) }
    }
    const heading = title === null ? null : read(title.start, title.end)
    titles.push(heading?.hits ?? [])
    const body = splitSentences(text.slice(bodyStart), wrapped).map(({ start, end }) =>
      read(start + bodyStart, end + bodyStart),
    )
    // a title counts as a sentence only where the text has none with a word of the claim
    if (heading !== null && !body.some(({ at }) => at.some((place) => place >= 0)))
      sentences.push(heading)
    // a page may have more sentences than a call may have arguments
    for (const sentence of body) sentences.push(sentence)
  }
  return { sentences, titles }
}

/** @returns for each word of the claim how well any sentence or title says it, 0..1 */
export function scoreHits(claim: ClaimWords, { sentences, titles }: Alignment): number[] {
  const columns = [...titles, ...sentences.map(({ hits }) => hits)]
  return claim.keys.map((_, i) =>
    columns.reduce((best, column) => Math.max(best, column[i] ?? 0), 0),
  )
}

type Match = (word: SupportWord) => { index: number; hit: number } | null

function align(
  claim: ClaimWords,
  words: readonly SupportWord[],
  match: Match,
): { hits: number[]; at: number[] } {
  const hits = claim.keys.map(() => 0)
  const at = claim.keys.map(() => -1)
  for (const [place, word] of words.entries()) {
    const found = match(word)
    if (found === null || found.hit <= (hits[found.index] ?? 0)) continue
    hits[found.index] = found.hit
    at[found.index] = place
  }
  return { hits, at }
}

/** Which word of the claim a word says. Remembered by stem: most words of a page say none. */
function matcher(claim: ClaimWords): Match {
  const exact = new Map(claim.keys.map((key, index) => [key, { index, hit: 1 }] as const))
  const similar = similarMatcher(claim)
  const known = new Map<string, { index: number; hit: number } | null>()
  return (word) => {
    if (word.kind === 'function') return null
    const cached = known.get(word.key)
    if (cached !== undefined) return cached
    const found = exact.get(word.key) ?? alike(claim, word) ?? rounded(claim, word) ?? similar(word)
    known.set(word.key, found)
    return found
  }
}

function alike(claim: ClaimWords, word: SupportWord): { index: number; hit: number } | null {
  if (word.kind === 'number' || word.kind === 'month') return null
  const index = claim.keys.findIndex((key) => areAlikeWords(key, word.key))
  return index < 0 ? null : { index, hit: nearlySaid }
}

/** `tragedy` for disaster. A name is said only by itself. */
function similarMatcher({ keys, kinds }: ClaimWords): Match {
  const meant = new Map<string, { index: number; hit: number }>()
  for (const [index, key] of keys.entries())
    if (kinds[index] === 'plain')
      for (const stem of similarStems().get(key) ?? [])
        if (!meant.has(stem)) meant.set(stem, { index, hit: nearlySaid })
  return (word) => (word.kind === 'plain' ? (meant.get(word.key) ?? null) : null)
}

/**
 * `2 million` for 2,013,411: the claim's number is the document's, rounded to the digits that the
 * claim gives. Small numbers and years are exact.
 */
function rounded(claim: ClaimWords, word: SupportWord): { index: number; hit: number } | null {
  if (word.kind !== 'number') return null
  const value = Number(word.key.slice(1))
  if (!(value >= 2_100 || value % 1 !== 0)) return null
  const index = claim.keys.findIndex(
    (key, at) => claim.kinds[at] === 'number' && isRounded(Number(key.slice(1)), value),
  )
  return index < 0 ? null : { index, hit: nearlySaid }
}

function isRounded(claimed: number, value: number): boolean {
  if (claimed === 0 || Math.abs(claimed - value) > 0.15 * Math.abs(claimed)) return false
  const digits = String(claimed).replace(/0+$/, '').replace(/\D/g, '').length
  return Number(value.toPrecision(Math.max(1, digits))) === claimed
}
