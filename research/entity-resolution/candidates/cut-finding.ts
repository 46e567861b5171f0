import { maxSearchedLength } from './excerpts.ts'
import type { ClusteredFinding } from './features.ts'

/** Characters that are read of each part of a finding, and of that part of all findings. */
const maxLengths = {
  title: { each: 1_000, all: 250_000 },
  url: { each: 2_000, all: 500_000 },
  snippet: { each: 4_000, all: 1_000_000 },
  text: { each: maxSearchedLength, all: 100 * maxSearchedLength },
}

/**
 * @param count how many findings the search has
 * @returns a finding without what would take too long to read
 */
export function cutFinding(finding: ClusteredFinding, count: number): ClusteredFinding {
  const { title, url, snippet, text } = finding
  // titles are shown: half of a sign is no text, and the database would refuse it
  const cut = (part: string, { each, all }: { each: number; all: number }) =>
    part.slice(0, Math.min(each, Math.ceil(all / count))).replace(/[\uD800-\uDBFF]$/, '')
  return {
    ...finding,
    title: cut(title, maxLengths.title),
    url: cut(url, maxLengths.url),
    snippet: cut(snippet, maxLengths.snippet),
    text: text === undefined ? undefined : cut(text, maxLengths.text),
  }
}
