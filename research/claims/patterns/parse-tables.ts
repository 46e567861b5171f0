import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence } from './binding/statement.ts'
import { buildFieldStatements, type CardStated, type Field } from './build-field-statements.ts'
import { parseTimeline } from './parse-timeline.ts'
import { chooseColumnKind } from './tables/labels.ts'

const maxRowsUp = 200
const minLabels = 2

type Kinds = readonly ReturnType<typeof chooseColumnKind>[]

/**
 * What a row of a table states, by the labels of the table's first row: of the person named in it,
 * or of the person whose page it stands on.
 */
export function parseTables(text: string, bound: readonly BoundSentence[]): CardStated[] {
  const rows = bound.filter(
    ({ sentence, unsure }) => sentence.isLine && sentence.text.includes('\t') && !unsure,
  )
  if (rows.length === 0) return []
  const lines = text.split('\n')
  return rows.flatMap((row) => {
    const isOwn = row.binding === 'line' || row.binding === 'card'
    const cells = row.sentence.text.split('\t')
    const kinds =
      row.name === '' && !isOwn ? null : headerAbove(lines, row.sentence.line, cells.length)
    // a table of the person's own posts and studies says when; others are of other things
    if (kinds === null || (isOwn && !kinds.includes('period'))) return []
    return parseRow(row, cells, kinds)
  })
}

function parseRow(
  { sentence: { start, end }, binding, name }: BoundSentence,
  cells: readonly string[],
  kinds: Kinds,
): CardStated[] {
  const isOwn = name === ''
  const confidence = bindingConfidence[isOwn ? binding : 'full'] - 5
  const study = isOwn && kinds.includes('education') ? parseTimeline(cells.join(' | ')) : null
  if (study !== null) return [{ ...study, confidence, start, end }]
  const fields = cells.flatMap((value, at): Field[] => {
    const kind = kinds[at] ?? null
    // the period of a list of people is the list's
    const isValue =
      kind !== null &&
      kind !== 'name' &&
      value.trim() !== '' &&
      (isOwn || !(kind === 'period' || value.includes(name)))
    return isValue ? [{ kind, value: value.trim(), start, end, isLabelled: true }] : []
  })
  return buildFieldStatements(fields, confidence)
}

/** The kinds of the columns by the nearest row above that names them; null where none does. */
function headerAbove(lines: readonly string[], line: number, width: number): Kinds | null {
  for (let at = line - 1; at >= Math.max(0, line - maxRowsUp); at -= 1) {
    const cells = (lines[at] ?? '').split('\t')
    // the corner above the names may be empty
    const isCornered = cells.length === width - 1
    if (cells.length !== width && !isCornered) return null
    const kinds = [...(isCornered ? [null] : []), ...cells.map(chooseColumnKind)]
    if (kinds.filter((kind) => kind !== null).length >= minLabels) return kinds
  }
  return null
}
