/**
 * The subject of a dossier or a chat, as far as it is known before its pages are read. Lists may be
 * empty.
 */
export type PersonProfile = {
  name: string
  /** Other ways to write the name, in full. */
  aliases: readonly string[]
  usernames: readonly string[]
  emails: readonly string[]
  organizations: readonly string[]
  occupations: readonly string[]
  /** Cities, countries, or both: `Lisbon, Portugal`. */
  locations: readonly string[]
  birthYears: readonly number[]
  /** Profiles and pages that are the person's own. */
  urls: readonly string[]
}

/** A profile without further details. */
export function buildPersonProfile(
  known: Pick<PersonProfile, 'name'> & Partial<PersonProfile>,
): PersonProfile {
  return {
    aliases: [],
    usernames: [],
    emails: [],
    organizations: [],
    occupations: [],
    locations: [],
    birthYears: [],
    urls: [],
    ...known,
  }
}
