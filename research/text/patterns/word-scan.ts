/** Letters by which words are looked for. */
const scannedLetters = 4
/** Of a table of bits that rules out most places of a text. */
const tableSize = 2 ** 14

/**
 * Finds of a long list of words those that may stand in a text, by one look at each of its places.
 * @param entries starts of words, with what each stands for
 * @returns calls what it is given once for each thing that a word of may stand in a folded text,
 *   until it answers yes; whether it did
 */
export function buildWordScan<Item>(
  entries: readonly (readonly [start: string, item: Item])[],
): (folded: string, isFound: (item: Item) => boolean) => boolean {
  const byStart = new Map<string, Item[]>()
  for (const [word, item] of entries) {
    const start = word.slice(0, scannedLetters)
    const items = byStart.get(start)
    if (items === undefined) byStart.set(start, [item])
    else items.push(item)
  }
  const lengths = [...new Set([...byStart.keys()].map(({ length }) => length))]
  const mayStart = buildFilter([...byStart.keys()])
  return (folded, isFound) => {
    const tried = new Set<Item>()
    for (let at = 0; at < folded.length; at += 1) {
      if (!mayStart(folded, at)) continue
      for (const length of lengths) {
        for (const item of byStart.get(folded.slice(at, at + length)) ?? []) {
          if (tried.has(item)) continue
          if (isFound(item)) return true
          tried.add(item)
        }
      }
    }
    return false
  }
}

/** Letters as patterns that ignore case compare them: some share a capital, some a small letter. */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** Whether a word may start at a place, by its first two letters; Chinese words may have one. */
function buildFilter(starts: readonly string[]): (text: string, at: number) => boolean {
  const [pairs, singles] = [new Uint8Array(tableSize), new Uint8Array(tableSize)]
  for (const start of starts) {
    if (start.length > 1) pairs[hashPair(start, 0)] = 1
    else singles[hashOne(start, 0)] = 1
  }
  return (text, at) => pairs[hashPair(text, at)] === 1 || singles[hashOne(text, at)] === 1
}

function hashPair(text: string, at: number): number {
  return (text.charCodeAt(at) * 127 + text.charCodeAt(at + 1)) & (tableSize - 1)
}

function hashOne(text: string, at: number): number {
  return text.charCodeAt(at) & (tableSize - 1)
}
