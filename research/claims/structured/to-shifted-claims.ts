import type { ClaimDraft } from '../claim.ts'

/** The same claims in a text that has `by` UTF-16 units more in front. */
export function toShiftedClaims(claims: readonly ClaimDraft[], by: number): ClaimDraft[] {
  return claims.map((claim) => ({ ...claim, start: claim.start + by, end: claim.end + by }))
}
