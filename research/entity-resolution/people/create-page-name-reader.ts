import { foldWords } from '../../text/fold.ts'
import type { FullName } from './full-name.ts'
import { parseTitleName } from './parse-title-name.ts'
import { type Facts, type NameComparer, scoreBestName } from './person-facts.ts'
import type { PersonRecord } from './record.ts'

/** Names less alike than this, 0..100, are two names. */
const otherName = 20

/**
 * Whether a page contains a name of the people it may be about, is headed by another name, or
 * neither.
 */
type Named = 'them' | 'another' | 'none'

/** Reads each page once, however many people it is held against. */
export function createPageNameReader(
  page: PersonRecord,
  compareNames: NameComparer,
): (facts: Facts) => Named {
  const text = page.sightings
    .map(({ finding }) => written(`${finding.title} | ${finding.snippet}`))
    .join('|')
  const heading = parseTitleName(page)
  const known = new Map<string, boolean>()
  const isWritten = ({ text: name }: FullName) => {
    const found = known.get(name) ?? text.includes(written(name))
    known.set(name, found)
    return found
  }
  return ({ names }) => {
    if (names.some(isWritten)) return 'them'
    const score = heading === null ? null : scoreBestName([heading], names, compareNames)
    return score !== null && score <= otherName ? 'another' : 'none'
  }
}

function written(text: string): string {
  return ` ${foldWords(text).join(' ')} `
}
