export type Cell = string | number | boolean | Date | null

/**
 * A row of CSV (RFC 4180), its line end included. What a spreadsheet would run as a formula is
 * quoted behind an apostrophe, as spreadsheets themselves mark text: some of the cells were chosen
 * by callers.
 */
export function formatCsvRow(cells: readonly Cell[]): string {
  return `${cells.map(renderCell).join(',')}\r\n`
}

function renderCell(cell: Cell): string {
  if (cell === null) return ''
  // numbers are ours: a negative one is no formula
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const text = cell instanceof Date ? cell.toISOString() : cell
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return safe !== text || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
