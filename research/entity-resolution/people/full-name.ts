import {
  listNameWords,
  type PersonName,
  parsePersonName,
} from '../../identity/names/person-name.ts'

export type FullName = { text: string; parsed: PersonName }

/** Longer runs of words are slogans. */
const maxWords = 6

/** @returns the name, if it has at least a given and a family name and reads like one */
export function toFullName(text: string): FullName | null {
  if (!/\p{L}/u.test(text) || /[\d@/:|]/.test(text)) return null
  const parsed = parsePersonName(text)
  const count = listNameWords(parsed).length
  return parsed.given.length > 0 && parsed.family.length > 0 && count <= maxWords
    ? { text, parsed }
    : null
}

/**
 * Reads names as `toFullName` does and remembers them: accounts of one person mostly bear one name.
 */
export function createFullNameReader(): typeof toFullName {
  const known = new Map<string, FullName | null>()
  return (text) => {
    const read = known.has(text) ? (known.get(text) ?? null) : toFullName(text)
    known.set(text, read)
    return read
  }
}
