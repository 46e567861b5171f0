import stringWidth from 'string-width'
import { toColumns, toTerminalText, wrap } from './ask/terminal-text.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Rows as a table; where the table is wider than the terminal, each row as a list of its fields.
 * @param columns of the terminal; Infinity without one
 */
export function renderRows(rows: readonly Row[], columns = Number.POSITIVE_INFINITY): string {
  const names = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => names.map((name) => formatCell(row[name])))
  const widths = names.map((name, n) =>
    Math.max(...[name, ...cells.map((row) => row[n] ?? '')].map((text) => stringWidth(text))),
  )
  const line = (row: readonly string[]) =>
    row
      .map((text, n) => toColumns(text, widths[n] ?? 0))
      .join('  ')
      .trimEnd()
  if (stringWidth(line(widths.map((width) => '-'.repeat(width)))) <= columns)
    return [names, ...cells].map(line).join('\n')
  const widest = Math.max(...names.map((text) => stringWidth(text)))
  const field = (name: string, text: string) =>
    wrap(text, Math.max(1, columns - widest - 2)).map(
      (line, n) => `${toColumns(n === 0 ? name : '', widest)}  ${line}`,
    )
  return cells
    .map((row) => row.flatMap((text, n) => field(names[n] ?? '', text)).join('\n'))
    .join('\n\n')
}

function formatCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return value === null || value === undefined || value === '' ? '-' : toTerminalText(String(value))
}
