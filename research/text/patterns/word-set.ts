/** @returns the words of a table written as text */
export function parseWordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** One group of words per line: every word → the first; an indented line goes on with it. */
export function parseWordGroups(text: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string>()
  for (const line of text.trim().split(/\n(?!\s)/)) {
    const words = line.trim().split(/\s+/)
    for (const word of words) groups.set(word, words[0] ?? word)
  }
  return groups
}
