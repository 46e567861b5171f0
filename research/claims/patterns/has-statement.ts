import type { Statement } from '../claim.ts'

/** Whether a statement holds all values of another; whether it lasts may differ. */
export function hasStatement(whole: Statement, part: Statement): boolean {
  const values: Readonly<Record<string, unknown>> = whole.value
  return (
    whole.path === part.path &&
    Object.entries(part.value).every(
      ([key, value]) =>
        key === 'current' ||
        value === null ||
        values[key] === value ||
        // "Leiterin der Abteilung Forschung", "Leiterin"
        (key === 'title' && `${values[key] ?? ''}`.startsWith(`${value} `)),
    )
  )
}
