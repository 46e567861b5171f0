/** API keys as a caller sees them. A live key is `prs_live_<id>_<secret>`. */

export const liveKeyPrefix = 'prs_live_'
/** Any key that begins so answers with fixtures. */
export const testKeyPrefix = 'prs_test_'
/** Published: it opens nothing but fixtures. */
export const sandboxKey = 'prs_test_public_0000000000'

export const scopes = ['search', 'dossier', 'chat'] as const
export type Scope = (typeof scopes)[number]

/** The scopes that an endpoint's row asks for. */
export function deriveNeededScopes(scope: Scope | 'all' | null): readonly Scope[] {
  if (scope === 'all') return scopes
  return scope === null ? [] : [scope]
}
