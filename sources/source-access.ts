import { sources } from './index.ts'
import type { AnySource, KeyName, SourceFacts } from './shared/source.ts'

/** Where the providers are and what opens them, from the configuration. */
export type SourceAccess = {
  /**
   * By provider, without a slash at the end; `*` stands for all that are not named, and
   * `{provider}` in it for their name.
   */
  bases: Readonly<Record<string, string>>
  keys: Readonly<Partial<Record<KeyName, string>>>
}

/** What a source is asked with, or null when its provider is not configured. */
export function findAccess(
  source: SourceFacts,
  { bases, keys }: SourceAccess,
): { base: string; key: string | null } | null {
  const mirrored =
    bases[source.provider] ??
    (source.baseUrl === null ? undefined : bases['*']?.replaceAll('{provider}', source.provider))
  const base = mirrored ?? source.baseUrl
  const key = source.key === null ? null : (keys[source.key.name] ?? null)
  if (base === null || (source.key?.need === 'required' && key === null)) return null
  return { base, key }
}

/** The steps of a provider, in the order of the table. */
export function listSteps(provider: string): AnySource[] {
  return sources.filter((source) => source.provider === provider)
}
