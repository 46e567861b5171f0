import type { Sections } from '../../contract/operations/dossier.ts'
import type { Source } from '../../contract/results/source.ts'
import type { BackedClaim } from '../case/merging/merged-claim.ts'
import type { Document } from '../records/document.ts'
import { compareText, dropDuplicates } from '../text/order.ts'

/**
 * The sources of a dossier in the order of `[n]`: first those that the summary cites, in its order,
 * then those that only claims or mentions cite, the most trusted first. Sources without a citation
 * are left out.
 * @param cited document ids; unknown ones are left out
 * @returns `positionOf`: document id → n, from 1
 */
export function assignSources({
  documents,
  claims,
  cited,
  sections = {},
}: {
  documents: readonly Document[]
  claims: readonly Pick<BackedClaim, 'citations'>[]
  cited: Iterable<string>
  sections?: Pick<Sections, 'mentions'>
}): { sources: Source[]; positionOf: Map<string, number> } {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const further = new Set([
    ...claims.flatMap(({ citations }) => citations.map(({ sourceId }) => sourceId)),
    ...(sections.mentions?.items ?? []).map(({ sourceId }) => sourceId),
  ])
  const first = dropDuplicates(cited).flatMap((id) => byId.get(id) ?? [])
  const rest = [...byId.values()].filter(
    (document) => further.has(document.id) && !first.includes(document),
  )
  rest.sort((a, b) => b.trust - a.trust || compareText(a.id, b.id))
  const sources = [...first, ...rest].map(({ id, url, title, domain }, place) => ({
    id,
    position: place + 1,
    url,
    title: title || domain,
    domain,
  }))
  return { sources, positionOf: new Map(sources.map(({ id, position }) => [id, position])) }
}
