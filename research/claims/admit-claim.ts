import { containsInstructions } from '../safety/contains-instructions.ts'
import { isSensitiveText } from '../safety/is-sensitive-text.ts'
import { carries } from '../support/carries.ts'
import type { ClaimDraft } from './claim.ts'

/**
 * Whether a statement may enter a dossier, however it was read (design §1.5, spec 1.6): its excerpt is a span of the stored text and carries its
 * value, nobody's secrets stand in it, and it does not speak to whoever reads it.
 */
export function admitClaim(draft: ClaimDraft, text: string): boolean {
  const { start, end } = draft
  if (start < 0 || end <= start || end > text.length) return false
  const excerpt = text.slice(start, end)
  if (excerpt.trim() === '' || !excerpt.isWellFormed()) return false
  return carries(excerpt, draft) && isSensitiveText(excerpt) === null && !containsInstructions(excerpt)
}
