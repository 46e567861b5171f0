import { memoizeOnce } from '../../text/memoize-once.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { oppositeNouns, opposites } from '../../text/words/tables/word-kin.ts'
import { toStem } from '../../text/words/to-stem.ts'

/** A stem → the stems that it excludes. */
export const excludedStems = memoizeOnce((): ReadonlyMap<string, readonly string[]> => {
  const pairs = opposites
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(toStem))
    .flatMap(([a = '', b = '']) => [
      { from: a, to: b },
      { from: b, to: a },
    ])
  const groups = Map.groupBy(pairs, ({ from }) => from)
  return new Map([...groups].map(([from, found]) => [from, found.map(({ to }) => to)]))
})

const nouns = [...parseWordSet(oppositeNouns)]
const nounStems: ReadonlySet<string> = new Set(nouns.map(toStem))
const nounForms: ReadonlySet<string> = new Set(nouns.flatMap((noun) => [noun, `${noun}s`]))

/** Whether a word is what its stem excludes others as: "employs" is no "employer". */
export function isExcluding(folded: string): boolean {
  return !nounStems.has(toStem(folded)) || nounForms.has(folded)
}
