import { type Link, linkProofs } from './finding.ts'

const maxLinks = 30

/** Each address once, with the best proof that it came with; the order stays. */
export function uniqueLinks(links: readonly Link[]): Link[] {
  const byPlace = Map.groupBy(links, ({ url }) =>
    url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''),
  )
  return [...byPlace.values()]
    .flatMap((same) =>
      same
        .toSorted((a, b) => linkProofs.indexOf(b.proof) - linkProofs.indexOf(a.proof))
        .slice(0, 1),
    )
    .slice(0, maxLinks)
}
