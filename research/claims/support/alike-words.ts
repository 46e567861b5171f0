/** Shorter words are alike too easily. */
const shortest = 5

/**
 * @returns whether two stems are forms or spellings of one word: mostly the same beginning
 * (`analys`, `analytic`), or mostly the same pairs of letters (`colour`, `color`). Never numbers.
 */
export function alikeWords(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (
    short.length < shortest ||
    long.length - short.length > 4 ||
    short[0] !== long[0] ||
    /\d/.test(long)
  )
    return false
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  if (shared >= 5 && shared >= 0.72 * long.length) return true
  return shared >= 2 && dice(short, long) >= 0.75
}

function dice(a: string, b: string): number {
  const left = pairsOf(a)
  const right = pairsOf(b)
  let both = 0
  for (const pair of left) if (right.has(pair)) both += 1
  return (2 * both) / (left.size + right.size)
}

function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>()
  for (let i = 0; i < word.length - 1; i += 1) pairs.add(word.slice(i, i + 2))
  return pairs
}
