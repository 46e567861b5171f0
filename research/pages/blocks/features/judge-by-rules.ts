import type { Line } from '../../tree/page-lines.ts'
import type { PageElement } from '../../tree/page-node.ts'
import type { PageBlocks } from './feature.ts'

export type ByRules = { kept: number[]; chosen: number[]; framed: number[] }

/** How much of each line the rules keep, at each of their steps. */
export function judgeByRules({ lines, rules }: PageBlocks): ByRules {
  return {
    kept: measureKept(lines, rules.kept),
    chosen: measureKept(lines, rules.chosen),
    framed: lines.map(({ element }) => (rules.frame.has(element) ? 1 : 0)),
  }
}

/** Lines of which inline parts were left out are kept in part. */
function measureKept(lines: readonly Line[], kept: readonly Line[]): number[] {
  const byElement = new Map<PageElement, Set<string>>()
  for (const { element, text } of kept) {
    const texts = byElement.get(element) ?? new Set<string>()
    byElement.set(element, texts.add(text))
  }
  return lines.map(({ element, text }) => {
    const texts = byElement.get(element)
    if (texts === undefined) return 0
    if (texts.has(text)) return 1
    const part = [...texts].slice(0, 20).find((one) => text.includes(one))
    return (part?.length ?? 0) / text.length
  })
}
