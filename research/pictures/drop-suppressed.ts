import { buildFinding } from '../records/finding.ts'
import { suppressesFinding } from '../safety/suppressions/suppresses.ts'
import type { Suppression } from '../safety/suppressions/suppression.ts'
import type { Candidates, PictureMatch } from './merge-pictures.ts'

/** The candidates without those that point at a person who has opted out. */
export function dropSuppressed(
  { matches, similar }: Candidates,
  entries: readonly Suppression[],
): Candidates {
  const isShown = (candidate: PictureMatch) => !isSuppressed(candidate, entries)
  return { matches: matches.filter(isShown), similar: similar.filter(isShown) }
}

/** By its page, by a picture's address, or by what its title says. */
function isSuppressed(
  { pageUrl, title, imageUrls }: PictureMatch,
  entries: readonly Suppression[],
): boolean {
  const addresses = [...(pageUrl === null ? [] : [pageUrl]), ...imageUrls]
  return addresses.some((url) =>
    suppressesFinding(entries, buildFinding({ kind: 'page', url, title, method: 'search_result' })),
  )
}
