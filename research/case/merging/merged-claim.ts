import type { ClaimMethod, ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import type { Span } from '../../text/span.ts'

/** A verbatim excerpt: `text.slice(start, end)` of the document, in UTF-16 offsets. */
export type Citation = Span & { sourceId: string; excerpt: string }

export type ClaimLevel = 'high' | 'medium' | 'low'
export type ClaimStatus = 'supported' | 'contradicted' | 'unverified'

/** What a statement is worth, whatever it says. */
type Backing = {
  /** `clm_…` */
  id: string
  /** 0..97 */
  confidence: number
  level: ClaimLevel
  status: ClaimStatus
  method: ClaimMethod[]
  /** Most trusted first, one of each document, at most eight. */
  citations: Citation[]
}

/** Claims of some paths: each path with the value that fits it. */
export type MergedAt<Path extends ClaimPath> = {
  [At in Path]: { path: At; value: ClaimValueOf<At> } & Backing
}[Path]

/** A statement about the person with all that carries it. */
export type MergedClaim = MergedAt<ClaimPath>

/**
 * What sections, conflicts and sources read of a claim: a merged one, or one of a stored dossier.
 */
export type BackedClaim = { path: string; value: unknown } & Pick<
  Backing,
  'id' | 'confidence' | 'level' | 'status' | 'citations'
>
