import type { Focused } from '../case/focus/choose-focus-person.ts'
import type { People } from '../entity-resolution/people/compose-people.ts'
import { isWhereFound } from '../entity-resolution/people/page-headline.ts'
import { showsMinor } from '../entity-resolution/people/shows-minor.ts'
import { suppressesGroup } from '../safety/suppressions/suppresses.ts'
import type { Suppression } from '../safety/suppressions/suppression.ts'
import { toOwnShownOrNull } from '../safety/to-own-shown-or-null.ts'
import { foldWords } from '../text/words/fold.ts'

const maxOthers = 5

type Given = Pick<Focused, 'findings'> & {
  people: {
    hits: readonly Pick<People['hits'][number], 'id' | 'headline'>[]
    groups: readonly Pick<People['groups'][number], 'hitId' | 'recordIds'>[]
  }
  otherHitIds: readonly string[]
  /** How the person was asked for. */
  name: string
  /** The headline of the person. */
  own: string | null
  entries: readonly Suppression[]
  /** The current year. */
  year: number
}

/**
 * What distinguishes the namesakes that were found, the surest first: none of minors and people who
 * have opted out, as in a search, none that says no more than another or the person's own, and none
 * that only says where they were found.
 */
export function listOtherHeadlines(given: Given): string[] {
  const { people, own, otherHitIds } = given
  const ids = new Set(otherHitIds)
  const shown = people.hits.flatMap(({ id, headline }) =>
    ids.has(id) && !isWhereFound(headline) && !isWithheld(id, given)
      ? (toOwnShownOrNull(headline) ?? [])
      : [],
  )
  const kept: string[] = []
  for (const headline of shown.toSorted((a, b) => foldWords(b).length - foldWords(a).length))
    if (![...kept, own ?? ''].some((other) => saysAll(other, headline))) kept.push(headline)
  return [...new Set(shown)].filter((headline) => kept.includes(headline)).slice(0, maxOthers)
}

function isWithheld(hitId: string, { people, findings, name, entries, year }: Given): boolean {
  const recordIds = people.groups.flatMap((one) => (one.hitId === hitId ? one.recordIds : []))
  const members = recordIds.flatMap((id) => findings.get(id) ?? [])
  return suppressesGroup(entries, members, [name]) || showsMinor(members, [name], year)
}

/** "Nurse · Leeds, UK" says all that "nurse · Leeds" does. */
function saysAll(one: string, other: string): boolean {
  const words = new Set(foldWords(one))
  return foldWords(other).every((word) => words.has(word))
}
