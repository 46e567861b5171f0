import type { ClaimDraft } from '../../../research/claims/claim.ts'
import { findPatternClaims } from '../../../research/claims/patterns/find-pattern-claims.ts'
import { buildPersonProfile } from '../../../research/records/person-profile.ts'

/** A person known by name only. */
export const zelda = buildPersonProfile({ name: 'Zelda Quibbleworth' })

export function draftsOf(text: string, isOwnPage = false, name = zelda.name): ClaimDraft[] {
  return findPatternClaims({ text, person: { ...zelda, name }, isOwnPage })
}

/** What the rules read of Zelda Quibbleworth in a text, in a few words each. */
export function saidOf(text: string, isOwnPage = false, name = zelda.name): string[] {
  return draftsOf(text, isOwnPage, name).flatMap((draft) => {
    switch (draft.path) {
      case 'work.positions': {
        const { title, organization, from, current } = draft.value
        const isPast = !current && from === null
        return [
          [isPast ? 'past' : 'work', title, organization, from]
            .filter((part) => part !== null)
            .join(' | '),
        ]
      }
      case 'education.items': {
        const { school, degree, to } = draft.value
        return [['study', degree, school, to].filter((part) => part !== null).join(' | ')]
      }
      case 'locations.items':
        return [`place | ${draft.value.label}`]
      case 'identity.birthYear':
        return [`born | ${draft.value.year}`]
      case 'social.accounts':
        return [`account | ${draft.value.platform} | ${draft.value.username}`]
      default:
        return []
    }
  })
}
