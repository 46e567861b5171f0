/** By code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** @returns the values without repetition, in the order of their first places */
export function dropDuplicates<T>(values: Iterable<T>): T[] {
  return [...new Set(values)]
}
