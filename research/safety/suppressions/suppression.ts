/** What a person can be known by. */
export const suppressionKinds = ['email', 'phone', 'username', 'profile_url', 'name'] as const
export type SuppressionKind = (typeof suppressionKinds)[number]

/** Facts that distinguish a person from their namesakes. */
export const factKinds = [
  'employer',
  'location',
  'birth_year',
  'email',
  'phone',
  'username',
  'profile_url',
] as const
export type FactKind = (typeof factKinds)[number]

/**
 * A person who has opted out, as `normaliseSuppression` writes it. A name always comes with a fact:
 * alone it would suppress all namesakes.
 */
export type Suppression = {
  kind: SuppressionKind
  value: string
  /** A username or a profile on this platform only. */
  platform: string | null
  /**
   * For names only, and then always. The value of a contact, username or profile is its key
   * (`identifiers.ts`).
   */
  factKind: FactKind | null
  factValue: string | null
}

/** Equal for entries that suppress the same. */
export function toSuppressionKey(entry: Readonly<Suppression>): string {
  const { kind, value, platform, factKind, factValue } = entry
  return JSON.stringify([kind, value, platform, factKind, factValue])
}
