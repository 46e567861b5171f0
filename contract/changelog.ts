import type { ChangelogEntry } from './platform.ts'

const nothing = { operations: [], fields: [], headers: [], codes: [] }

/**
 * What changed for callers, newest first. OpenAPI's `deprecated` flags and the `Deprecation`/`Sunset` headers are derived from it (spec §9.4):
 * an entry of type `deprecated` that names an operation marks that operation.
 */
export const changelog: readonly ChangelogEntry[] = [
  {
    id: 'chg_credit_fields_deprecated',
    date: '2026-11-21',
    type: 'deprecated',
    title: 'Credit-based usage fields are deprecated',
    description:
      'Usage is told in whole percentages of the weekly allowance. The credit fields, their headers and the code no_coins stay for the v1 compatibility release.',
    affects: {
      operations: [],
      fields: ['usage.credits', 'usage.allowanceSource'],
      headers: ['X-Service-Credits-Charged', 'X-Service-Allowance-Source'],
      codes: ['no_coins'],
    },
    breaking: false,
    deprecation_date: '2026-11-21',
    sunset_date: '2028-01-01',
    replacement: 'usage.percentageCharged, X-Service-Percentage-Charged, usage.source, X-Service-Usage-Source, usage_exhausted',
  },
  {
    id: 'chg_search_live',
    date: '2026-11-21',
    type: 'added',
    title: 'Search is live',
    description:
      'POST /api/v1/search asks public sources by name, phone, email and username. Hits carry the signals behind their confidence and the accounts that make them; the result says in coverage how each source ended.',
    affects: {
      ...nothing,
      operations: ['search'],
      fields: ['hits[].signals', 'hits[].accountIds', 'hits[].urls', 'interpretation', 'coverage'],
    },
    breaking: false,
    deprecation_date: null,
    sunset_date: null,
    replacement: null,
  },
  {
    id: 'chg_v1',
    date: '2026-11-21',
    type: 'added',
    title: 'Version 1',
    description: 'Vehicle look-up is live; search, dossier and chat answer in the sandbox; jobs, their events and the platform documents.',
    affects: { ...nothing, operations: ['vin', 'search', 'dossier', 'chat'] },
    breaking: false,
    deprecation_date: null,
    sunset_date: null,
    replacement: null,
  },
]

/** The dates a deprecated operation announces on every response, or null. */
export function deprecationOf(
  operation: string,
  entries: readonly ChangelogEntry[] = changelog,
): { announced: string; sunset: string } | null {
  for (const entry of entries) {
    if (entry.type !== 'deprecated' || entry.deprecation_date === null || entry.sunset_date === null) continue
    if (entry.affects.operations.includes(operation)) return { announced: entry.deprecation_date, sunset: entry.sunset_date }
  }
  return null
}
