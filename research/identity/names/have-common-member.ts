/** @returns whether two sets have a member in common; a missing set has none. */
export function haveCommonMember<T>(
  a: ReadonlySet<T> | undefined,
  b: ReadonlySet<T> | undefined,
): boolean {
  if (a === undefined || b === undefined || a.size === 0 || b.size === 0) return false
  for (const member of a) if (b.has(member)) return true
  return false
}
