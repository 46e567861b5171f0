import type { ClaimDraft } from '../../../research/claims/claim.ts'
import type { PageDocument } from '../../../research/dossier/build-page-document.ts'
import { findOwnClaims, joinOwnDrafts } from '../../../research/dossier/own-part.ts'
import type { PersonProfile } from '../../../research/records/person-profile.ts'

/** What a page says where it stands on the person's own site. */
export function readAsOwn(
  { text, drafts, own }: PageDocument,
  person: PersonProfile,
): ClaimDraft[] {
  if (own === null) return drafts
  const { textLength, links } = own
  const found = textLength === null ? null : findOwnClaims({ text, textLength }, person)
  return joinOwnDrafts(drafts, found, links)
}
