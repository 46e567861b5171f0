/** Shorter words are alike too easily. */
const minLetters = 5
/** Forms of one word differ in length by their endings. */
const maxEndingLetters = 4
/** From here two words begin alike, if that is most of the longer one. */
const minSharedLetters = 5
const minSharedShare = 0.72
/** The same of their pairs of letters, which spellings have in common. */
const minSharedPairShare = 0.75

/**
 * @returns whether two stems are forms or spellings of one word: mostly the same beginning
 * (`analys`, `analytic`), or mostly the same pairs of letters (`colour`, `color`). Never numbers.
 */
export function areAlikeWords(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (
    short.length < minLetters ||
    long.length - short.length > maxEndingLetters ||
    short[0] !== long[0] ||
    /\d/.test(long)
  )
    return false
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  if (shared >= minSharedLetters && shared >= minSharedShare * long.length) return true
  return shared >= 2 && dice(short, long) >= minSharedPairShare
}

function dice(a: string, b: string): number {
  const left = collectPairs(a)
  const right = collectPairs(b)
  let both = 0
  for (const pair of left) if (right.has(pair)) both += 1
  return (2 * both) / (left.size + right.size)
}

function collectPairs(word: string): Set<string> {
  const pairs = new Set<string>()
  for (let i = 0; i < word.length - 1; i += 1) pairs.add(word.slice(i, i + 2))
  return pairs
}
