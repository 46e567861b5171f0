import type { BoundSentence } from './binding/bound-sentence.ts'
import { isProse } from './binding/page-sentences.ts'
import { bindingConfidence } from './binding/statement.ts'
import type { CardStated } from './build-field-statements.ts'
import { groupLines, isBirthOfYear } from './parse-cards.ts'
import { parseTimeline } from './parse-timeline.ts'
import { parseLabelledLine } from './phrases/labelled-line.ts'
import { isPeriodLine } from './phrases/parse-period.ts'

type Chunk = { period: BoundSentence; lines: readonly BoundSentence[] }
type Blocks = {
  stated: CardStated[] /** Lines that say nothing by themselves. */
  used: ReadonlySet<BoundSentence>
}

const maxLines = 2
const less = 5

/**
 * Posts and studies over several lines, with their years on a line of its own, in front or behind:
 * "Stage manager / Ravstone Opera / 2004 – Present".
 */
export function parseBlocks(bound: readonly BoundSentence[]): Blocks {
  const stated: CardStated[] = []
  const used = new Set<BoundSentence>()
  for (const all of groupLines(bound)) {
    const births = all.flatMap((line, at) => (isBirthOfYear(all, at) ? [all[at - 1], line] : []))
    const lines = all.filter((line) => !births.includes(line) && !isProse(line.sentence.text))
    // labelled values, and what stands below a label, are read by their labels
    const group = lines.filter(
      (line, at) => !isLabelled(line) && !isLabelAlone(lines[at - 1]) && !leadsOn(line),
    )
    if (!group.some(isPeriod)) continue
    const [front, behind] = [read(collectChunks(group)), read(collectChunks(group.toReversed()))]
    for (const { claim, lines } of chooseReading(front, behind, group)) {
      stated.push(claim)
      for (const line of lines) used.add(line)
    }
  }
  return { stated, used }
}

type Read = ReturnType<typeof read>

/**
 * The reading that says more; of two that say as much, the one by the end of the list at which a
 * period stands.
 */
function chooseReading(front: Read, behind: Read, group: readonly BoundSentence[]): Read {
  if (front.length !== behind.length) return front.length > behind.length ? front : behind
  const [first, last] = [group[0], group.at(-1)]
  const isBehind = first !== undefined && last !== undefined && !isPeriod(first) && isPeriod(last)
  return isBehind ? behind : front
}

/** Each period with the lines behind it; of reversed lines those in front of it. */
function collectChunks(group: readonly BoundSentence[]): Chunk[] {
  return group.flatMap((period, at): Chunk[] => {
    if (!isPeriod(period)) return []
    const rest = group.slice(at + 1)
    const next = rest.findIndex(isPeriod)
    return [{ period, lines: rest.slice(0, Math.min(maxLines, next === -1 ? rest.length : next)) }]
  })
}

function read(chunks: readonly Chunk[]): { claim: CardStated; lines: readonly BoundSentence[] }[] {
  return chunks.flatMap(({ period, lines }) => {
    // the fewest lines that say something: what follows may be of the next
    for (let count = 1; count <= lines.length; count += 1) {
      const said = lines.slice(0, count).toSorted((a, b) => a.sentence.line - b.sentence.line)
      const text = said.map(({ sentence }) => sentence.text).join(' | ')
      const entry = parseTimeline(`${deriveSpan(period)}: ${text}`)
      if (entry === null) continue
      const whole = [...said, period]
      const start = Math.min(...whole.map(({ sentence }) => sentence.start))
      const end = Math.max(...whole.map(({ sentence }) => sentence.end))
      const confidence = bindingConfidence[period.binding] - less
      return [{ claim: { ...entry, confidence, start, end }, lines: whole }]
    }
    return []
  })
}

/** "From 2004" at the head of a post means until now. */
function deriveSpan({ sentence }: BoundSentence): string {
  return sentence.text.replace(/^from (?=\S+(?: \d{4})?$)/iu, 'since ').replace(/\s[·•].*$/u, '')
}

/** "Preceded by", above the name of another. */
function leadsOn({ sentence }: BoundSentence): boolean {
  return /\sby:?$/.test(sentence.text)
}

function isLabelled({ sentence }: BoundSentence): boolean {
  return parseLabelledLine(sentence.text) !== null
}

/** "Education" heads a list as well as a value. */
function isLabelAlone(line: BoundSentence | undefined): boolean {
  const label = line === undefined ? null : parseLabelledLine(line.sentence.text)
  return label !== null && label.value === '' && label.kind !== 'education'
}

function isPeriod(one: BoundSentence): boolean {
  return isPeriodLine(deriveSpan(one))
}
