const tables = new Map<string, ReadonlyMap<string, readonly number[]>>()

/**
 * Text in a charset of one or two bytes a character (`windows-1251`, `shift_jis`), which the
 * platform only reads.
 * @throws Error for a character that the charset lacks
 */
export function encode(label: string, text: string): Buffer {
  const table = tables.get(label) ?? makeTable(label)
  tables.set(label, table)
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character)
      if (bytes === undefined) throw new Error(`${label} has no ${character}`)
      return [...bytes]
    }),
  )
}

function makeTable(label: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(label, { fatal: true })
  const table = new Map<string, readonly number[]>()
  const note = (bytes: readonly number[]) => {
    const character = decoded(decoder, bytes)
    if (character !== null && !table.has(character)) table.set(character, bytes)
  }
  for (let first = 0; first < 256; first += 1) note([first])
  for (let first = 0x81; first < 0xfd; first += 1)
    for (let second = 0x40; second < 0xfd; second += 1) note([first, second])
  return table
}

/** The one character that these bytes are; null when they are none, or several. */
function decoded(
  decoder: { decode(bytes: Uint8Array): string },
  bytes: readonly number[],
): string | null {
  try {
    const text = decoder.decode(Uint8Array.from(bytes))
    return [...text].length === 1 ? text : null
  } catch {
    return null
  }
}
