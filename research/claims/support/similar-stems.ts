import { createRequire } from 'node:module'
import { memoizeOnce } from '../../text/memoize-once.ts'
import { occupations } from '../../text/words/tables/occupations.ts'
import { toStem } from '../../text/words/to-stem.ts'
import { excludedStems } from './excluded-stems.ts'
import { relationWords } from './tables/relations.ts'

/** Another occupation, or another relative, is another fact however near its word is. */
const exact: ReadonlySet<string> = new Set(
  [...occupations, ...Object.values(relationWords).flatMap((words) => [...words])].map(toStem),
)

/** A stem → the stems of words that often mean the same (fixtures/words/README.md). */
export const similarStems = memoizeOnce((): ReadonlyMap<string, ReadonlySet<string>> => {
  const load = createRequire(import.meta.url)
  const lines: readonly string[] = load('../../../fixtures/words/wordnet-3.1.json')
  const similar = new Map<string, Set<string>>()
  const add = (from: string, to: string) => {
    const known = similar.get(from)
    if (known === undefined) similar.set(from, new Set([to]))
    else known.add(to)
  }
  for (const line of lines) {
    const [stem = '', ...others] = line.split(' ').map(toStem)
    for (const other of others) {
      if (stem === other || exact.has(stem) || exact.has(other)) continue
      if (excludedStems().get(stem)?.includes(other)) continue
      add(stem, other)
      add(other, stem)
    }
  }
  return similar
})
