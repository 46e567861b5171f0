/** `[c3]`, `[c3, c7]`, `[C3; 7]`, `[c1–c3]` with the blanks before it. */
const group = /\s*\[\s*c\s?\d{1,4}(?:\s*[,;–-]\s*c?\s?\d{1,4})*\s*\]/giu

type Marked = {
  /** The sentence without markers. */
  plain: string
  /** Words, and the markers (`c3`) that stood behind them. */
  parts: { words: string; markers: string[] }[]
}

/**
 * Takes the claim markers out of a sentence; those behind its full stop come before it. Other
 * brackets with numbers are removed, since no claim has them.
 */
export function parseMarkers(raw: string): Marked {
  const text = raw
    .trim()
    .replace(/\s*\[\s*\^?\d{1,4}(?:\s*[,;–-]\s*\d{1,4})*\s*\]/gu, '')
    .replace(new RegExp(`([.!?…。])((?:${group.source})+)$`, 'iu'), '$2$1')
  const parts: Marked['parts'] = []
  let from = 0
  for (const match of text.matchAll(group)) {
    const words = text.slice(from, match.index)
    const markers = (match[0].match(/\d+/g) ?? []).map((number) => `c${Number(number)}`)
    const last = parts.at(-1)
    if (words === '' && last !== undefined) last.markers.push(...markers)
    else parts.push({ words, markers })
    from = match.index + match[0].length
  }
  const rest = text.slice(from)
  if (rest !== '') parts.push({ words: rest, markers: [] })
  return { plain: parts.map(({ words }) => words).join(''), parts }
}
