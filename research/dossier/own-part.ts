import { z } from 'zod'
import type { ClaimDraft } from '../claims/claim.ts'
import { findPatternClaims } from '../claims/patterns/find-pattern-claims.ts'
import type { PersonProfile } from '../records/person-profile.ts'

/**
 * What is kept of a page until it is known whether it stands on the person's own site.
 * `textLength`: of its text without the lines of structured data; null where its sentences are read
 * as the person's anyway. `links`: accounts that are the person's on such a site only.
 */
export type OwnPart = { textLength: number | null; links: ClaimDraft[] }

const Stored = z.object({
  textLength: z.int().nullable(),
  links: z.array(z.record(z.string(), z.unknown())),
})

/** The part as it is stored; null for what is none. */
export function parseOwnPart(row: unknown): z.infer<typeof Stored> | null {
  return Stored.safeParse(row).data ?? null
}

/** What the text of a page of the person's own site states. */
export function findOwnClaims(
  { text, textLength }: { text: string; textLength: number },
  person: PersonProfile,
): ClaimDraft[] {
  return findPatternClaims({ text: text.slice(0, textLength), person, isOwnPage: true })
}

/**
 * All that a page of the person's own site says.
 * @param plain what it says wherever it stands
 * @param found what its text states there; null where that is no more than elsewhere
 */
export function joinOwnDrafts<Draft extends { method?: unknown }>(
  plain: readonly Draft[],
  found: readonly Draft[] | null,
  links: readonly Draft[],
): Draft[] {
  const kept = plain.filter(
    ({ method }) => method === 'structured' || (found === null && method === 'pattern'),
  )
  return [...(found ?? []), ...kept, ...links]
}
