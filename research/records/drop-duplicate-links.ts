import { toPageKey } from '../text/addresses/page-key.ts'
import { type Link, linkProofs } from './finding.ts'

const maxLinks = 30

/** Each page once, with the best proof that it came with; the order stays. */
export function dropDuplicateLinks(links: readonly Link[]): Link[] {
  const byPage = Map.groupBy(links, ({ url }) => toPageKey(url) ?? url)
  return [...byPage.values()]
    .flatMap((same) =>
      same
        .toSorted((a, b) => linkProofs.indexOf(b.proof) - linkProofs.indexOf(a.proof))
        .slice(0, 1),
    )
    .slice(0, maxLinks)
}
