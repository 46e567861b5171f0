import { describeSections } from '../describe-sections.ts'
import type { Describe, PageBlocks } from './feature.ts'

/** Of a line, what is compared with others: excerpts stand in front of what they are of. */
const maxCompared = 50

/** What parts of the page are for by their headings, copies, and how much the page states. */
export function describeParts({ lines, stated: { size } }: PageBlocks): Describe {
  const sections = describeSections(lines)
  const beginnings = lines.map(({ text }) => text.slice(0, maxCompared))
  const counts = new Map<string, number>()
  const copiesBefore = beginnings.map((beginning) => {
    const before = counts.get(beginning) ?? 0
    counts.set(beginning, before + 1)
    return before
  })
  return ({ at }) => {
    const before = copiesBefore[at] ?? 0
    return {
      ...sections[at],
      copiesBefore: before,
      copiesBehind: (counts.get(beginnings[at] ?? '') ?? 1) - before - 1,
      statedNames: size.names,
      statedLength: size.text,
    }
  }
}
