import { areNicknames } from './tables/nicknames.ts'

/** Whether two given names may be one: equal, one the initial of the other, or nicknames. */
export function areSameGiven(a: string, b: string): boolean {
  return (
    a === b ||
    (a.length === 1 && b.startsWith(a)) ||
    (b.length === 1 && a.startsWith(b)) ||
    areNicknames(a, b)
  )
}
