import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { areSameCity, findCities } from '../../identity/places/find-cities.ts'
import { memoize } from '../../text/memoize.ts'
import { foldWords } from '../../text/words/fold.ts'
import { findNameSpans } from '../pages/find-name-spans.ts'
import { areOtherFields } from '../people/differences.ts'

/**
 * What a finding calls the person right behind the name, and the towns that it names there.
 * @property key both, as one text
 */
export type LocalCalling = { callings: readonly string[]; towns: readonly string[]; key: string }

/** Characters behind the name within which a calling and a town are the person's. */
const reach = { calling: 40, town: 120 }

/** Words behind a gap in a snippet are of another part of the page. */
const gap = /\n|\.\.\.|…/u

/**
 * @param nameWords folded
 * @returns null where either is missing: a person changes one of them more easily than both
 */
export function findLocalCalling(
  text: string,
  nameWords: ReadonlySet<string>,
): LocalCalling | null {
  const spans = findNameSpans(text, nameWords)
  const passages = spans.map(({ end }) => text.slice(end, end + reach.town).split(gap, 1)[0] ?? '')
  const callings = new Set(passages.flatMap(findCalling))
  // most findings say none, and towns take longer to find
  if (callings.size === 0) return null
  const towns = new Set(
    passages.flatMap((said) => findCities(said).map(({ start, end }) => said.slice(start, end))),
  )
  if (towns.size === 0) return null
  const found = { callings: [...callings].sort(), towns: [...towns].sort() }
  return { ...found, key: JSON.stringify(found) }
}

/** A second calling is that of the next person of a list. */
function findCalling(passage: string): string[] {
  return foldWords(passage.slice(0, reach.calling)).filter(isRoleWord).slice(0, 1)
}

/** Whether two follow callings of different walks of life, in different towns. */
export const areOtherCallings = memoize<readonly [LocalCalling, LocalCalling], boolean>(
  ([a, b]) =>
    areOtherFields(a.callings, b.callings) &&
    !a.towns.some((town) => b.towns.some((other) => areSameCity(town, other))),
  { max: 20_000, keyOf: ([a, b]) => `${a.key} ${b.key}` },
)
