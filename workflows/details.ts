/** The UI draws the columns of a table without a gap, so the first one ends in a wide space. */
const gap = '\u2003'

/** The current details of a run in Markdown: its state, and a row for each name with its value. */
export function describeRows(
  state: string,
  [name, value]: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string {
  const lines = rows.map((row) => `| ${row[0]}${gap} | ${row[1]} |`)
  return [state, '', `| ${name}${gap} | ${value} |`, '|---|---|', ...lines].join('\n')
}
