import { LRUCache } from 'lru-cache'

/**
 * Remembers what a pure function said of the texts that it was asked last: a dossier is assembled
 * several times while it grows, mostly out of the same sentences. Results are shared, so nobody may
 * change them.
 * @param keyOf the text that decides about the result
 * @param most how many results are remembered
 * @param longest keys with more characters than this are not remembered
 */
export function memoize<Input, Result extends object>(
  make: (input: Input) => Result,
  { keyOf, most, longest }: { keyOf: (input: Input) => string; most: number; longest: number },
): (input: Input) => Result {
  const known = new LRUCache<string, Result>({ max: most })
  return (input) => {
    const key = keyOf(input)
    if (key.length > longest) return make(input)
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const result = make(input)
    known.set(key, result)
    return result
  }
}
