import type { WeighedStatement } from '../binding/statement.ts'
import { toLocation } from '../phrases/parse-location.ts'

/** What the named groups of a pattern found. */
export type FoundGroups = Readonly<Record<string, string | undefined>>

/** A post by the groups `title`, `firm` and `year`. */
export function toPost(
  { title, firm, year }: FoundGroups,
  isCurrent: boolean,
  confidence: number,
): WeighedStatement {
  const value = {
    title: title ?? null,
    organization: firm ?? null,
    from: year ?? null,
    to: null,
    current: isCurrent,
  }
  return { path: 'work.positions', value, confidence }
}

/** A place of a life, now or once. */
export function toHome(place: string, isCurrent: boolean, confidence: number): WeighedStatement {
  const value = { ...toLocation(place), from: null, to: null, current: isCurrent }
  return { path: 'locations.items', value, confidence }
}
