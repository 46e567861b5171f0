import { unspacedSigns } from '../../text/signs/script.ts'

/**
 * What is behind this of a page is not compared: it costs, and what is copied is copied from its
 * beginning. In UTF-16 units, and in tokens.
 */
const [maxTextLength, maxTokens] = [100_000, 20_000]

/** Scripts that put no spaces between words: every sign is a token of its own. */
const token = new RegExp(String.raw`[${unspacedSigns}]|[\p{L}\p{M}\p{N}]+`, 'gu')
const unspaced = new RegExp(`^[${unspacedSigns}]$`, 'u')

/**
 * A shingle is five words, or eight signs of a script without spaces: long enough that two authors
 * seldom write the same one.
 */
const [shingleLength, wordLength, signLength] = [40, 8, 5]

/**
 * @returns hashes of the runs of words that a text consists of, rising and each once; empty for a
 * text of fewer than five words
 */
export function buildShingles(text: string): Uint32Array {
  const tokens: string[] = []
  for (const [found] of text
    .slice(0, maxTextLength)
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(token)) {
    if (tokens.push(found) >= maxTokens) break
  }
  const hashes = tokens.map(computeHash)
  const lengths = tokens.map((one) => (unspaced.test(one) ? signLength : wordLength))
  const found = new Set<number>()
  for (let from = 0; from < tokens.length; from += 1) {
    let [hash, length, to] = [0x811c9dc5, 0, from]
    for (; length < shingleLength && to < tokens.length; to += 1) {
      hash = Math.imul(hash ^ (hashes[to] ?? 0), 0x01000193)
      hash ^= hash >>> 15
      length += lengths[to] ?? 0
    }
    if (length >= shingleLength) found.add(hash >>> 0)
  }
  return Uint32Array.from(found).sort()
}

/** FNV-1a over UTF-16 units, mixed at the end. */
function computeHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return Math.imul(hash ^ (hash >>> 13), 0x5bd1e995)
}

/**
 * Whether at least this share (0..1) of the shorter list stands in the longer one as well; never,
 * if either is empty.
 */
export function isContained(a: Uint32Array, b: Uint32Array, share: number): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  // most pairs have nothing in common: stop as soon as too much is missing
  let spare = Math.floor(short.length * (1 - share) + 1e-9)
  let at = 0
  for (const hash of short) {
    while (at < long.length && (long[at] ?? 0) < hash) at += 1
    if (long[at] === hash) continue
    if (spare === 0) return false
    spare -= 1
  }
  return short.length > 0
}
