import type { Document } from '../../records/document.ts'
import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'
import { memoizeByObject } from '../../text/memoize.ts'
import { compareText } from '../../text/order.ts'
import { findComponents } from './find-components.ts'
import { buildShingles, isContained } from './shingles.ts'

type Text = Pick<Document, 'id' | 'domain' | 'text' | 'kind'>

/**
 * Syndicated texts get other headers and footers; quotations are shorter than this share of what
 * quotes them.
 */
const copied = 0.6

/**
 * Shorter texts (shingles) are one sentence, that any writer may use in part: only all of it is a
 * copy.
 */
const minLength = 12

/**
 * Which documents are independent of each other: those of one registrable domain are one witness,
 * and so are near-copies of one text, wherever they stand. What copies two texts joins
 * them, which errs on the side of fewer witnesses.
 * @returns document id → group id, which is the alphabetically first domain of the group
 */
export function findIndependentGroups(documents: readonly Text[]): Map<string, string> {
  const domains = documents.map(({ domain }) => toRegistrableDomain(domain, { arePrivate: true }))
  const first = new Map<string, number>()
  const sameDomain = domains.map((domain, place): [number, number] => {
    if (!first.has(domain)) first.set(domain, place)
    return [first.get(domain) ?? place, place]
  })
  return nameGroups(
    documents,
    [...sameDomain, ...findCopies(documents, (a, b) => domains[a] !== domains[b])],
    (place) => domains[place] ?? '',
  )
}

/**
 * Which documents are copies of one text, be it on one domain or on several.
 * @returns document id → id of its text, which is the alphabetically first document id with that
 * text
 */
export function findNearCopies(documents: readonly Text[]): Map<string, string> {
  return nameGroups(
    documents,
    findCopies(documents, () => true),
    (place) => documents[place]?.id ?? '',
  )
}

/** Read once for a document that is asked about again: for the claims and for the mentions. */
const buildShinglesOnce = memoizeByObject(
  (document: Text): Uint32Array => buildShingles(document.text),
)

function findCopies(
  documents: readonly Text[],
  isAsked: (a: number, b: number) => boolean,
): [number, number][] {
  const read = documents.map(buildShinglesOnce)
  const found: [number, number][] = []
  for (const [a, left] of read.entries()) {
    for (const [b, right] of read.entries()) {
      if (b <= a || !isAsked(a, b)) continue
      const isShort = Math.min(left.length, right.length) < minLength
      // a short text inside a long one is a phrase, and two short ones are copies only of each
      // other
      const isCopy = isShort
        ? left.length === right.length && isContained(left, right, 1)
        : isContained(left, right, copied)
      if (isCopy) found.push([a, b])
    }
  }
  return found
}

function nameGroups(
  documents: readonly Text[],
  pairs: readonly [number, number][],
  nameOf: (place: number) => string,
): Map<string, string> {
  const groups = new Map<string, string>()
  for (const part of findComponents(documents.length, pairs)) {
    const [name = ''] = part.map(nameOf).sort(compareText)
    for (const place of part) groups.set(documents[place]?.id ?? '', name)
  }
  return groups
}
