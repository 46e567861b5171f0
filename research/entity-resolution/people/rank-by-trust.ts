import { compareText } from '../../text/order.ts'
import type { PersonRecord } from './record.ts'

/**
 * Values by the trust of the records that say them; of equals the longer, which is more
 * informative, then by code units.
 */
export function rankByTrust(
  members: readonly PersonRecord[],
  read: (record: PersonRecord) => readonly string[],
  trustOf: (record: PersonRecord) => number = ({ trust }) => trust,
): string[] {
  const trust = new Map<string, number>()
  for (const member of members)
    for (const value of new Set(read(member)))
      trust.set(value, (trust.get(value) ?? 0) + trustOf(member))
  return [...trust]
    .sort(([a, x], [b, y]) => y - x || b.length - a.length || compareText(a, b))
    .map(([value]) => value)
}
