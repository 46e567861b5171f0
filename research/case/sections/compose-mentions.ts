import type { Sections } from '../../../contract/operations/dossier.ts'
import type { Document } from '../../records/document.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { compareText } from '../../text/order.ts'
import { cutText } from '../../text/signs/cut-text.ts'
import type { BackedClaim, Citation } from '../merging/merged-claim.ts'
import { buildOwnPageTest } from '../merging/score-claim.ts'
import { collectShownAt, minConfidence, toBacked } from './section-items.ts'

type Mention = NonNullable<Sections['mentions']>['items'][number]
type Cited = { claim: BackedClaim; citation: Citation }

const maxMentions = 20
/** Code points. */
const maxSnippetLength = 300

const levels = { high: 2, medium: 1, low: 0 } as const

/**
 * Pages that speak of the person, each with the sentence that does so best: the most trusted first,
 * then the best founded, then the earliest. A page without such a sentence is shown with the line
 * that carries its surest claim, unless it is the person's own. Copies of one text are one item,
 * the others under `alsoAt`.
 * @param copies document id → id of its text, as `findNearCopies` gives them
 */
export function composeMentions(
  claims: readonly BackedClaim[],
  documents: readonly Document[],
  copies: ReadonlyMap<string, string>,
  person: PersonProfile,
): Mention[] {
  const cited = new Map<string, Cited>()
  for (const claim of claims.filter(({ confidence }) => confidence >= minConfidence)) {
    for (const citation of claim.citations) {
      const before = cited.get(citation.sourceId)
      if (before === undefined || isBetter({ claim, citation }, before))
        cited.set(citation.sourceId, { claim, citation })
    }
  }
  const sites = collectShownAt(claims, 'contact.websites').flatMap(({ one, value }) =>
    one.level === 'high' ? value.url : [],
  )
  const isOwn = buildOwnPageTest({ urls: [...person.urls, ...sites] })
  const pages = documents.flatMap((document) => {
    const best = cited.get(document.id)
    const isShown =
      document.kind === 'page' &&
      URL.canParse(document.url) &&
      best !== undefined &&
      (speaks(best) || !isOwn(document))
    return isShown ? [{ document, best }] : []
  })
  pages.sort(
    (a, b) =>
      b.document.trust - a.document.trust ||
      byWorth(a.best, b.best) ||
      byDate(a.document, b.document) ||
      compareText(a.document.id, b.document.id),
  )
  const texts = Map.groupBy(pages, ({ document: { id } }) => copies.get(id) ?? id)
  return [...texts.values()].slice(0, maxMentions).flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { document, best } = first
    return [
      {
        sourceId: document.id,
        title: document.title || document.domain,
        url: document.url,
        domain: document.domain,
        publishedAt: document.publishedAt,
        snippet: deriveSnippet(document, best),
        alsoAt: others.map((other) => other.document.url),
        ...toBacked(best.claim),
        sourceIds: [document.id, ...others.map((other) => other.document.id)],
      },
    ]
  })
}

/** Of one document the mention of most worth is shown; among equals the first one. */
function isBetter(a: Cited, b: Cited): boolean {
  return (
    (byWorth(a, b) || a.citation.start - b.citation.start || compareText(a.claim.id, b.claim.id)) <
    0
  )
}

/** The earliest; what has no date comes last. */
function byDate({ publishedAt: a }: Document, { publishedAt: b }: Document): number {
  return compareText(a ?? '9', b ?? '9')
}

function speaks({ claim }: Cited): boolean {
  return claim.path === 'mentions.items'
}

/** A sentence about the person before a mere field, then the better founded. */
function byWorth(a: Cited, b: Cited): number {
  return (
    Number(speaks(b)) - Number(speaks(a)) ||
    levels[b.claim.level] - levels[a.claim.level] ||
    b.claim.confidence - a.claim.confidence
  )
}

/**
 * The sentence, or for a field the line that it stands in; of a long line the part from the excerpt
 * on.
 */
function deriveSnippet(
  { text }: Document,
  { claim, citation: { excerpt, start, end } }: Cited,
): string {
  if (claim.path === 'mentions.items') return cutText(excerpt.trim(), maxSnippetLength)
  const from = text.lastIndexOf('\n', start - 1) + 1
  const stop = text.indexOf('\n', end)
  const line = text.slice(from, stop === -1 ? text.length : stop).trim()
  return [...line].length <= maxSnippetLength
    ? line
    : cutText(text.slice(start, stop === -1 ? text.length : stop).trim(), maxSnippetLength)
}
