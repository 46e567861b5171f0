/** Numbers sources by the order in which a text first cites them. */
export type Citations = {
  /** @returns `[1][2]`, ascending, each source once; '' for none */
  cite(sourceIds: readonly string[]): string
  /** @returns the ids of the cited sources: the first is `[1]` */
  order(): string[]
}

/**
 * @param earlier sources that have their numbers already: a text that is resumed goes on with them
 */
export function createCitations(earlier: readonly string[] = []): Citations {
  const positions = new Map([...new Set(earlier)].map((id, at) => [id, at + 1]))
  return {
    cite: (sourceIds) => {
      for (const id of sourceIds) if (!positions.has(id)) positions.set(id, positions.size + 1)
      const numbers = [...new Set(sourceIds)].map((id) => positions.get(id) ?? 0)
      return numbers
        .sort((one, other) => one - other)
        .map((number) => `[${number}]`)
        .join('')
    },
    order: () => [...positions.keys()],
  }
}
