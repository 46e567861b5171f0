import { readConfig } from '../../config/read-config.ts'

/** What stands on a line is checked by the op that reads it; answers may be promises. */
type Answer = (line: unknown) => unknown

/**
 * Op → the function that answers its lines. Each op loads its own modules only, so that a filter
 * starts at once.
 */
export const port: Readonly<Record<string, () => Promise<Answer>>> = {
  cluster: async () => (await import('./cluster.ts')).cluster,
  contacts: async () => (await import('./contacts.ts')).answerContacts,
  decline: async () => (await import('./decline.ts')).decline,
  'entity-match': async () => (await import('./entity-match.ts')).answerEntityMatch,
  extract: async () => (await import('./extract.ts')).extract,
  'fetch-guard': async () => (await import('./fetch-guard.ts')).answerFetchGuard,
  minor: async () => (await import('./minor.ts')).answerMinor,
  'name-score': async () => (await import('./name-score.ts')).answerNameScore,
  'normalise-company': async () => (await import('./normalise-company.ts')).normaliseCompanyLine,
  presence: async () => (await import('./presence.ts')).answerPresence,
  'profile-url': async () => (await import('./profile-url.ts')).answerProfileUrl,
  support: async () => (await import('./support.ts')).support,
  suppresses: async () => (await import('./suppresses.ts')).suppresses,
  vin: async () => await (await import('./vin.ts')).openVin(readConfig().dataDir),
}
