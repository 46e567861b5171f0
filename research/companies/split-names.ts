import { unwrap } from '../text/patterns/unwrap.ts'

const otherName = new RegExp(
  unwrap`
    \s+\(?(?:t\/a|d\/b\/a|dba|f\/k\/a|a\/k\/a|trading as|doing business as
    |formerly(?: known as)?)\s+`,
  'i',
)

/** "Example Ltd t/a Sample" are two names of one company. */
export function splitNames(name: string): string[] {
  const parts = name.split(otherName)
  const named = parts.map((part) => part.trim()).filter((part) => part !== '')
  return named.length > 0 ? named : [name]
}
