type Entry = { word: string; line: number }

/**
 * A table of words by line; a trailing `*` takes every ending.
 * @param lines folded words with spaces between them
 * @returns a function that gives the places of all lines in which a folded word stands
 */
export function buildStemTable(lines: readonly string[]): (word: string) => readonly number[] {
  const entries = lines.flatMap((words, line) =>
    [...new Set(words.trim().split(/\s+/))].map((word) => ({ word, line })),
  )
  const exact = group(entries.filter(({ word }) => !word.endsWith('*')))
  const stems = group(entries.filter(({ word }) => word.endsWith('*')))
  const lengths = [...stems.keys()].map((stem) => stem.length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  /** How stems begin: most words begin like none. */
  const starts = new Set([...stems.keys()].map((stem) => stem.slice(0, shortest)))
  return (word) => {
    const found = [...(exact.get(word) ?? [])]
    if (!starts.has(word.slice(0, shortest))) return found
    for (let end = Math.min(word.length, longest); end >= shortest; end -= 1)
      found.push(...(stems.get(word.slice(0, end)) ?? []))
    return found
  }
}

function group(some: readonly Entry[]): ReadonlyMap<string, readonly number[]> {
  const groups = Map.groupBy(some, ({ word }) => word.replace('*', ''))
  return new Map([...groups].map(([word, found]) => [word, found.map(({ line }) => line)]))
}
