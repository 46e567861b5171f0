import { compareWords, type WordMatch } from './word-similarity.ts'

type Pair = WordMatch & {
  a: string
  b: string /** positions in the two lists */
  at: readonly [number, number]
}

/** Which words of two names belong together; what is left has no partner. */
export type NameAlignment = { pairs: Pair[]; onlyA: string[]; onlyB: string[] }

type Compare = (a: string, b: string) => WordMatch

/**
 * Pairs the words of two names, nearest first, at most once each; words that are less alike than
 * `minSimilarity` stay alone.
 * Greedy is enough: names have few words, and near ones are rarely near to several.
 */
export function alignWords(
  a: readonly string[],
  b: readonly string[],
  minSimilarity: number,
  compare: Compare = compareWords,
): NameAlignment {
  const all = a.flatMap((left, i) =>
    b.map((right, j): Pair => ({ ...compare(left, right), a: left, b: right, at: [i, j] })),
  )
  all.sort(
    (x, y) =>
      y.similarity - x.similarity ||
      Math.abs(x.at[0] - x.at[1]) - Math.abs(y.at[0] - y.at[1]) ||
      x.at[0] - y.at[0] ||
      x.at[1] - y.at[1],
  )
  const [usedA, usedB] = [new Set<number>(), new Set<number>()]
  const pairs = all.filter(({ at: [i, j], similarity }) => {
    if (similarity < minSimilarity || usedA.has(i) || usedB.has(j)) return false
    usedA.add(i)
    usedB.add(j)
    return true
  })
  return {
    pairs,
    onlyA: a.filter((_, i) => !usedA.has(i)),
    onlyB: b.filter((_, j) => !usedB.has(j)),
  }
}
