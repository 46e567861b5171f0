import type { FetchFault } from '../../../../../activities/fetch/fetcher.ts'
import type { ClaimPath, ClaimValueOf } from '../../../../../research/claims/claim.ts'
import type { PageRefusal } from '../../../../../research/pages/page-reading.ts'

/**
 * What becomes of a page: `read`; `nothing`: it may be fetched and read, but no statement of it is
 * about this person or may be kept; else why it is left out: the fetcher's fault, the reader's
 * refusal, a `status` that is no success, or a type that is not read (`not_text`).
 */
export type PageOutcome = 'read' | 'nothing' | FetchFault | PageRefusal | 'status' | 'not_text'

/** A claim with at least these values, from at least one of these pages. */
export type ExpectedFact = {
  [Path in ClaimPath]: {
    path: Path
    has: Partial<ClaimValueOf<Path>>
    on: readonly string[]
    /**
     * Said in structured data, in a heading or in a plain sentence, or only for who understands
     * what he reads.
     */
    needs: 'markup' | 'sentence' | 'understanding'
  }
}[ClaimPath]

export type Expectations = {
  name: string
  facts: readonly ExpectedFact[]
  /** Values of one field that stand side by side, since pages contradict each other. */
  conflicts: readonly { path: ClaimPath; pages: readonly [string, string] }[]
  /** Texts that are in no claim, section or sentence, and why. */
  never: readonly { text: string; why: string }[]
  /** Pages with the same text: one independent source. */
  copies: readonly (readonly string[])[]
  pages: Readonly<Record<string, PageOutcome>>
}
