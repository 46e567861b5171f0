import type { Citations } from './citations.ts'
import type { QuotedClaim, WrittenSentence } from './quoted-claim.ts'
import { rankCitations } from './rank-citations.ts'
import { withStop } from './words.ts'

/** Words, or the claims that carry the words before them. */
type Part = string | readonly QuotedClaim[]

/** A sentence that is not numbered yet, without its full stop. */
export type Draft = {
  parts: readonly Part[]
  /** It names others, so the next sentence has to say the name again. */
  namesOthers?: boolean
}

/**
 * How a sentence calls the person: by name, or "they"; a gender is never guessed.
 * @property isDead what the person was is over
 */
export type SentenceSubject = { said: string; plural: boolean; isDead: boolean }

/** The claims that a draft cites, each once, in the order of their first mention. */
export function collectClaims({ parts }: Draft): QuotedClaim[] {
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : part)))]
}

/** The sentence without citations. */
export function joinWords({ parts }: Draft): string {
  return withStop(parts.filter((part) => typeof part === 'string').join(''))
}

/** Ids of the documents that claims rest on, a few of each claim. */
export function collectCitedIds(claims: readonly QuotedClaim[]): string[] {
  return claims.flatMap((claim) => rankCitations(claim).map(({ sourceId }) => sourceId))
}

/** Numbers are given here, so only a draft that will be said may be written. */
export function writeDraft(draft: Draft, citations: Citations): WrittenSentence {
  const said = draft.parts.map((part) => {
    if (typeof part === 'string') return part
    const marks = citations.cite(collectCitedIds(part))
    return marks === '' ? '' : ` ${marks}`
  })
  return { text: withStop(said.join('')), claimIds: collectClaims(draft).map(({ id }) => id) }
}
