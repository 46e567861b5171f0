import { findPatternClaims } from '../../../research/claims/patterns/find-pattern-claims.ts'
import type { PersonProfile } from '../../../research/records/person-profile.ts'

/**
 * What patterns state of a person, without whole sentences: lines as "work | farrier | Initech".
 * @param without paths that the test is not about
 */
export function listClaims(
  text: string,
  {
    person,
    isOwnPage,
    without = [],
  }: { person: PersonProfile; isOwnPage: boolean; without?: readonly string[] },
): string[] {
  return findPatternClaims({ text, person, isOwnPage })
    .filter(({ path }) => path !== 'mentions.items' && !without.includes(path))
    .map(({ path, value }) =>
      [path.split('.')[0], ...Object.values(value).filter((one) => one !== null)].join(' | '),
    )
}

/** {@link listClaims} of one person, on pages of others unless a test says otherwise. */
export function createClaimLister(
  person: PersonProfile,
  without: readonly string[] = [],
): (text: string, isOwnPage?: boolean) => string[] {
  return (text, isOwnPage = false) => listClaims(text, { person, isOwnPage, without })
}
