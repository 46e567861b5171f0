import { chooseColumnKind } from '../../claims/patterns/tables/labels.ts'
import { type Bearer, hasWrittenName } from './bearer.ts'

const maxRowsUp = 200
const time = /^(?:\d{1,2}[:.h]\s?)?\d{1,2}[:.']\d\d/u
const year = /^(?:19|20)\d\d$/u

/** "41", "3." */
const rank = /^(?!(?:19|20)\d\d$)\d{1,5}\.?$/u

/**
 * The years of birth in rows of results: beside a time, a column of years says when those who ran
 * were born. A bare "Year" may be that of the race, the record or the talk: the row has to begin
 * with its place.
 */
export function findResultYears(text: string, bearer: Bearer): number[] {
  if (!text.includes('\t')) return []
  const rows = text.split('\n').map((line) => line.split('\t'))
  return rows.flatMap((cells, at) => {
    const isResult = cells.some((cell) => time.test(cell.trim())) && hasName(cells, bearer)
    const kinds = isResult ? findHeading(rows.slice(Math.max(0, at - maxRowsUp), at), cells) : []
    return cells.flatMap((cell, column) => {
      const isRanked = rank.test(cells[0]?.trim() ?? '')
      const isYear = kinds[column] === 'birth' || (isRanked && kinds[column] === 'period')
      return isYear && year.test(cell.trim()) ? [Number(cell)] : []
    })
  })
}

function hasName(cells: readonly string[], bearer: Bearer): boolean {
  return hasWrittenName(cells.join(' '), bearer)
}

/** The kinds of the columns by the nearest row above, as wide, that names two of them. */
function findHeading(above: readonly string[][], { length }: readonly string[]) {
  const headings = above.filter((row) => row.length === length)
  const kinds = headings.map((row) => row.map(chooseColumnKind))
  return kinds.findLast((row) => row.filter((kind) => kind !== null).length > 1) ?? []
}
