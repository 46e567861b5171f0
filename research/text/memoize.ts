import { LRUCache } from 'lru-cache'

type Limits<Input> = {
  /** How many results are kept. */
  max?: number
  /** Results of longer keys are not kept. Characters. */
  maxKeyLength?: number
} & (Input extends string
  ? { keyOf?: (input: Input) => string }
  : {
      /** The text that decides about the result. */
      keyOf: (input: Input) => string
    })

/**
 * Keeps the results of a pure function for the texts that it was asked last: a dossier is assembled
 * several times while it grows, mostly out of the same sentences. Results are shared, so they must
 * not be changed.
 *
 * What activities keep between calls is no result of a pure function and has caches of its own:
 * rules of robots.txt, TLS sessions, answers of providers, canaries of sites, rows that one step
 * leaves to the next. Those are set, measured, expired or erased by their owners.
 */
export function memoize<Input, Result>(
  make: (input: Input) => Result,
  ...[limits]: Input extends string ? [Limits<Input>?] : [Limits<Input>]
): (input: Input) => Result {
  const { max = 4_000, maxKeyLength = 1_000, keyOf = String } = limits ?? {}
  // a box, since null and false are results as well
  let kept: LRUCache<string, { result: Result }> | undefined
  return (input) => {
    const key = keyOf(input)
    if (key.length > maxKeyLength) return make(input)
    // its lists have their full length from the start, and most processes ask a few functions only
    kept ??= new LRUCache({ max })
    const before = kept.get(key)
    if (before !== undefined) return before.result
    const result = make(input)
    kept.set(key, { result })
    return result
  }
}

/** Keeps the result of a pure function for as long as the object lives that it was asked about. */
export function memoizeByObject<Input extends object, Result>(
  make: (input: Input) => Result,
): (input: Input) => Result {
  const kept = new WeakMap<Input, { result: Result }>()
  return (input) => {
    const before = kept.get(input)
    if (before !== undefined) return before.result
    const result = make(input)
    kept.set(input, { result })
    return result
  }
}

/** The same for the lists that it was asked about last: of the same objects in the same order. */
export function memoizeByObjects<Input extends object, Result>(
  make: (inputs: readonly Input[]) => Result,
  { max }: { max: number },
): (inputs: readonly Input[]) => Result {
  let count = 0
  const numberOf = memoizeByObject((_: Input) => {
    count += 1
    return count
  })
  return memoize<readonly Input[], Result>(make, {
    max,
    maxKeyLength: Number.POSITIVE_INFINITY,
    keyOf: (inputs) => inputs.map(numberOf).join(' '),
  })
}
