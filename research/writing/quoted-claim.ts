import type { Statement } from '../claims/claim.ts'
import type { Span } from '../text/span.ts'

/** A span of one document's text that carries a claim, word for word; offsets are UTF-16. */
type Quotation = Span & { sourceId: string; excerpt: string }

/** A merged claim as far as texts need it. */
export type QuotedClaim = Statement & {
  /** `clm_…` */
  id: string
  /** 0..100 */
  confidence: number
  level: 'high' | 'medium' | 'low'
  status: 'supported' | 'contradicted' | 'unverified'
  citations: readonly Quotation[]
}

/** The claims of one path, with its value's type. */
export type ClaimAt<Path extends Statement['path']> = Extract<QuotedClaim, { path: Path }>

/**
 * One sentence of a text.
 * @property text with its `[n]`
 * @property claimIds what it rests on, empty for a quoted document
 */
export type WrittenSentence = { text: string; claimIds: string[] }

/**
 * Judges whether quotes carry a sentence; `given` are words that need no proof, such as the
 * person's name.
 */
export type SentenceCheck = (
  sentence: string,
  quotes: readonly string[],
  options: { given: readonly string[] },
) => { ok: boolean; reason: string | null }

/** The subject of a text: a `PersonProfile` fits. */
export type Named = { name: string; aliases?: readonly string[] }
