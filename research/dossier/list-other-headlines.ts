import { isPlaceOfNaming } from '../entity-resolution/people/page-headline.ts'
import { toOwnShownOrNull } from '../safety/to-own-shown-or-null.ts'

const maxOthers = 5

/**
 * What distinguishes the namesakes that were found, the surest first: a headline once, none that
 * the person has as well, and none that only names a page.
 */
export function listOtherHeadlines(
  hits: readonly { id: string; headline: string }[],
  otherHitIds: readonly string[],
  own: string | null,
): string[] {
  const ids = new Set(otherHitIds)
  const shown = hits.flatMap(({ id, headline }) =>
    ids.has(id) && !isPlaceOfNaming(headline) ? (toOwnShownOrNull(headline) ?? []) : [],
  )
  const said = new Map(shown.map((headline) => [headline.toLowerCase(), headline]))
  if (own !== null) said.delete(own.toLowerCase())
  return [...said.values()].slice(0, maxOthers)
}
