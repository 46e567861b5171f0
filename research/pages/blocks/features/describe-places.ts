import { isHeading } from '../build-block-outline.ts'
import { type Describe, type PageBlocks, sumUp } from './feature.ts'

/** Lines before and behind a line that are looked at. */
const reachLines = 10

/** Where on its page a line stands: behind which heading, how far from what the rules keep. */
export function describePlaces({ lines }: PageBlocks, kept: readonly number[]): Describe {
  const textTo = sumUp(lines.map(({ text }) => text.length))
  const keptTo = sumUp(lines.map(({ text }, at) => text.length * (kept[at] ?? 0)))
  const linkedTo = sumUp(lines.map(({ linked }) => linked))
  const whole = textTo(lines.length)
  const share = (sum: typeof textTo, from: number, to: number) => {
    const text = textTo(to) - textTo(from)
    return text === 0 ? -1 : (sum(to) - sum(from)) / text
  }
  const h1 = lines.findIndex(({ tag }) => tag === 'h1')
  const firstKept = kept.findIndex((one) => one > 0)
  const lastKept = kept.findLastIndex((one) => one > 0)
  const headings = lines.flatMap(({ tag }, at) => (isHeading(tag) ? at : []))
  let section = 0
  return ({ at }) => {
    while ((headings[section] ?? Number.POSITIVE_INFINITY) < at) section += 1
    const before = headings[section - 1]
    const heading = before === undefined ? undefined : lines[before]
    const behind = headings.slice(section, section + 2).find((one) => one > at) ?? lines.length
    const from = before ?? 0
    return {
      order: at / lines.length,
      index: at,
      fromEnd: lines.length - at,
      toH1: h1 === -1 ? -9_999 : at - h1,
      textToH1: h1 === -1 ? -2 : (textTo(at) - textTo(h1)) / whole,
      toFirstKept: firstKept === -1 ? 0 : (at - firstKept) / lines.length,
      toLastKept: lastKept === -1 ? 0 : (at - lastKept) / lines.length,
      keptNext: share(keptTo, at + 1, at + 1 + reachLines),
      keptBefore: share(keptTo, at - reachLines, at),
      headingLevel: heading === undefined ? 0 : Number(heading.tag.slice(1)),
      headingSteps: before === undefined ? 999 : at - before,
      sectionText: (textTo(behind) - textTo(from)) / whole,
      sectionKept: share(keptTo, from, behind),
      sectionLinked: share(linkedTo, from, behind),
    }
  }
}
