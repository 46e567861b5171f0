import type { ClaimDraft, ClaimMethod, ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import type { Document } from '../../records/document.ts'
import { compareText } from '../../text/order.ts'
import type { Span } from '../../text/span.ts'
import { collectStatedAt } from './claim-values.ts'
import type { PathRule } from './path-rule.ts'
import { pathRules } from './path-rules.ts'

export type Drafted = { documentId: string; draft: ClaimDraft }

/**
 * One document's word for a value.
 * @property weight 0..1: how sure the reading is times how far the document can be believed
 */
export type ValueReading<Value> = Span & {
  value: Value
  document: Document
  method: ClaimMethod
  confidence: number
  weight: number
}

/**
 * @returns what documents say of the path, the most complete and most believable first; the order
 * in which drafts came does not matter
 */
export function buildReadings<Path extends ClaimPath>(
  drafts: readonly Drafted[],
  path: Path,
  documents: ReadonlyMap<string, Document>,
): ValueReading<ClaimValueOf<Path>>[] {
  const rule = pathRules[path]
  const stated = collectStatedAt(
    drafts.map(({ documentId, draft }) => ({ ...draft, documentId })),
    path,
    // what ends before it begins, or names neither post nor employer, was misread
  ).filter(({ value }) => rule.fits(value, value))
  const readings = stated.flatMap(
    ({ one: { documentId, method, confidence, start, end }, value }) => {
      const document = documents.get(documentId)
      // an excerpt that is no span of the text is no quotation
      if (document === undefined || start < 0 || end <= start || end > document.text.length)
        return []
      return [
        {
          value,
          document,
          method,
          confidence,
          weight: (confidence / 100) * (document.trust / 100),
          start,
          end,
        },
      ]
    },
  )
  const text = (value: ClaimValueOf<Path>) =>
    JSON.stringify(Object.entries(value).sort(([a], [b]) => compareText(a, b)))
  const ranked = readings.map((reading) => ({
    reading,
    filled: rule.filled(reading.value),
    text: text(reading.value),
  }))
  ranked.sort(
    (a, b) =>
      b.filled - a.filled ||
      b.reading.weight - a.reading.weight ||
      compareText(a.text, b.text) ||
      compareText(a.reading.document.id, b.reading.document.id) ||
      a.reading.start - b.reading.start ||
      a.reading.end - b.reading.end ||
      compareText(a.reading.method, b.reading.method) ||
      a.reading.confidence - b.reading.confidence,
  )
  return ranked.map(({ reading }) => reading)
}

/**
 * Puts together what may be one statement: each reading goes to the first group that it fits all
 * of, so that no group contradicts itself. One that leaves open which group is meant goes to the
 * one that its document speaks of, or stays apart.
 */
export function groupReadings<Value>(
  readings: readonly ValueReading<Value>[],
  {
    fits,
    isApart = () => false,
    complete = (value) => value,
    isOpen = () => false,
  }: Pick<PathRule<Value>, 'fits' | 'isApart' | 'complete' | 'isOpen'>,
): ValueReading<Value>[][] {
  const groups: ValueReading<Value>[][] = []
  const apart = new Set<ValueReading<Value>[]>()
  for (const reading of readings) {
    const { value } = reading
    const isMember = ([first, ...others]: readonly ValueReading<Value>[]) => {
      if (first === undefined || !fits(first.value, value)) return false
      const whole = complete(value, first.value)
      return (
        others.every((one) => fits(complete(one.value, first.value), whole)) &&
        !isApart(
          value,
          [first, ...others].map((one) => one.value),
        )
      )
    }
    const fitting = groups.filter(isMember)
    const wholes = fitting.flatMap(([first]) => first?.value ?? [])
    if (!isOpen(value, wholes)) {
      if (fitting[0] === undefined) groups.push([reading])
      else fitting[0].push(reading)
      continue
    }
    const named = fitting.filter(
      (group) => !apart.has(group) && group.some(({ document }) => document === reading.document),
    )
    const group = named.length === 1 ? named[0] : fitting.find((one) => apart.has(one))
    if (group !== undefined) group.push(reading)
    else {
      const own = [reading]
      apart.add(own)
      groups.push(own)
    }
  }
  return groups
}
