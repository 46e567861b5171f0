import { foldWords } from '../../text/words/fold.ts'
import type { SearchedFor } from './asked.ts'
import { buildPersonFacts, type NameComparer, scoreBestName } from './person-facts.ts'
import type { PersonRecord } from './record.ts'

/** A record's name that scores less than this against the name asked for, 0..100, is another's. */
export const otherNameScore = 35

/**
 * @returns how well the best name of these records fits the name asked for, 0..100; null when none
 * is given or none was asked for
 */
export function scoreName(
  members: readonly PersonRecord[],
  { subject }: SearchedFor,
  compareNames: NameComparer,
): number | null {
  if (subject.kind !== 'name') return null
  const asked = [{ text: subject.text, parsed: subject.name }]
  // of people who are known by one word the names of one word count as well
  const isShort = subject.name.given.length === 0
  const names = members.flatMap((record) =>
    isShort && record.kind !== 'page'
      ? record.names.map((text) => ({ text, parsed: subject.name }))
      : buildPersonFacts(record).names,
  )
  return scoreBestName(names, asked, compareNames)
}

/** Whether all words of the name stand in what the record says, in whatever order. */
export function hasAllNames({ sightings }: PersonRecord, { name }: SearchedFor): boolean {
  return sightings.some(({ finding }) => {
    const words = new Set(foldWords(`${finding.title} ${finding.snippet}`))
    return [...(name ?? [])].every((word) => words.has(word))
  })
}
