/**
 * Texts that are remembered of each kind: a dossier repeats its few, and a long run must not keep
 * all of them.
 */
const most = 4_000

/** The same pure function, which does not reckon again what it was asked lately. */
export function remember<Result>(reckon: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.result
    if (known.size >= most) known.clear()
    const result = reckon(text)
    known.set(text, { result })
    return result
  }
}
