import { columnsOf, padTo, plain } from './ask/terminal-text.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Rows for a person: a table, or, where that would be wider than the terminal, each row as a list of what it says.
 * @param columns of the terminal; Infinity where there is none
 */
export function rowsText(rows: readonly Row[], columns = process.stdout.columns ?? Number.POSITIVE_INFINITY): string {
  const names = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => names.map((name) => cell(row[name])))
  const widths = names.map((name, n) => Math.max(...[name, ...cells.map((row) => row[n] ?? '')].map(columnsOf)))
  const line = (row: readonly string[]) =>
    row
      .map((text, n) => padTo(text, widths[n] ?? 0))
      .join('  ')
      .trimEnd()
  if (columnsOf(line(widths.map((width) => '-'.repeat(width)))) <= columns) return [names, ...cells].map(line).join('\n')
  const widest = Math.max(...names.map(columnsOf))
  return cells.map((row) => row.map((text, n) => `${padTo(names[n] ?? '', widest)}  ${text}`).join('\n')).join('\n\n')
}

function cell(value: unknown): string {
  return value === null || value === undefined || value === '' ? '-' : plain(String(value))
}
