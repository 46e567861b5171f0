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
  const others = people.hits.flatMap(({ id, headline }) => {
    const shown = ids.has(id) && !isWhereFound(headline) ? toOwnShownOrNull(headline) : null
    return shown === null ? [] : [{ id, headline: shown, words: foldWords(shown) }]
  })
  const kept: (typeof others)[number][] = []
  const said = [new Set(foldWords(own ?? ''))]
  for (const other of others.toSorted((a, b) => b.words.length - a.words.length)) {
    if (said.some((words) => other.words.every((word) => words.has(word)))) continue
    // dear, so what is left out anyway is not looked at
    if (isWithheld(other.id, given)) continue
    kept.push(other)
    said.push(new Set(other.words))
  }
  return others.flatMap((one) => (kept.includes(one) ? one.headline : [])).slice(0, maxOthers)
}

function isWithheld(hitId: string, { people, findings, name, entries, year }: Given): boolean {
  const recordIds = people.groups.flatMap((one) => (one.hitId === hitId ? one.recordIds : []))
  const members = recordIds.flatMap((id) => findings.get(id) ?? [])
  return suppressesGroup(entries, members, [name]) || showsMinor(members, [name], year)
}
