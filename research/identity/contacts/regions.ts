import type { Span } from '../../text/span.ts'

/**
 * What is read around a place that may hold a contact, and how much of a text altogether.
 * Characters.
 */
type Reach = { before: number; after: number; maxTotal: number }

/** A part of a text with its place in it. */
type Region = Span & { text: string }

/**
 * The parts of a text around the given places, overlapping ones joined, in order: what is dear to
 * read is read only there.
 */
export function buildRegionsAround(
  text: string,
  places: Iterable<Span>,
  { before, after, maxTotal }: Reach,
): Region[] {
  const regions: Region[] = []
  let from = -1
  let to = -1
  let total = 0
  for (const place of places) {
    const start = Math.max(0, place.start - before)
    const end = Math.min(text.length, place.end + after)
    if (from !== -1 && start <= to) {
      total += Math.max(0, end - to)
      to = Math.max(to, end)
    } else {
      if (from !== -1) regions.push({ text: text.slice(from, to), start: from, end: to })
      total += end - start
      from = start
      to = end
    }
    if (total > maxTotal) break
  }
  if (from !== -1) regions.push({ text: text.slice(from, to), start: from, end: to })
  return regions
}

/** Where at least seven digits stand close together. */
export function* findDenseDigits(text: string): Generator<Span> {
  let start = -1
  let last = -1
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) continue
    if (last === -1 || at - last > 6) {
      if (count >= 7) yield { start, end: last + 1 }
      start = at
      count = 0
    }
    count += 1
    last = at
    // a run without end is passed on in pieces
    if (count === 200) {
      yield { start, end: at + 1 }
      count = 7
      start = at
    }
  }
  if (count >= 7) yield { start, end: last + 1 }
}
