import type { ChangelogEntry } from '../resources/platform.ts'

/** The dates that a deprecated operation announces on every response, or null. */
export function deriveDeprecation(
  operation: string,
  entries: readonly ChangelogEntry[],
): { announced: string; sunset: string } | null {
  for (const entry of entries) {
    if (
      entry.type !== 'deprecated' ||
      entry.deprecation_date === null ||
      entry.sunset_date === null
    )
      continue
    if (entry.affects.operations.includes(operation))
      return { announced: entry.deprecation_date, sunset: entry.sunset_date }
  }
  return null
}
