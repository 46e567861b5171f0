/** Where a person of the invented world has an account, as its stand-in provider calls it. */
export type AccountPlace =
  | 'github'
  | 'gitlab'
  | 'codeberg'
  | 'dockerhub'
  | 'devto'
  | 'hackernews'
  | 'huggingface'
  | 'lichess'
  | 'chess-com'
  | 'keybase'
  | 'mastodon'
  | 'bluesky'
  | 'gravatar'
  | 'stackexchange'
  | 'wikipedia'
  | 'pebbleforum'
  | 'inkwell'

export type IdScheme = 'wikidata' | 'orcid' | 'openalex' | 'semanticScholar'

/** A post or a study as registers state it: `to` is null for what lasts. */
export type Stay = {
  kind: 'post' | 'study'
  title: string
  at: string
  from: number | null
  to: number | null
}

export type Page = { url: string; title: string; snippet: string }

/**
 * A person who does not exist. Texts are plain; each stand-in writes them as its provider would.
 */
export type Person = {
  isPerson: boolean
  given: string
  family: string
  birthYear: number
  occupation: string
  place: string
  /** ISO 3166. */
  country: string
  organization: string
  bio: string
  /** Home page; null: none. */
  site: string | null
  email: string | null
  /** In E.164, and in the notation of the country. */
  phone: { international: string; national: string } | null
  ids: Partial<Record<IdScheme, string>>
  accounts: Partial<Record<AccountPlace, string>>
  /** Stands in catalogues and registers of people by name. */
  isListed?: true
  /** None of most people. */
  stays?: readonly Stay[]
  works: readonly { doi: string; title: string; year: number }[]
  pages: readonly Page[]
}

export function nameOf({ given, family }: Person): string {
  return [given, family].filter((part) => part !== '').join(' ')
}
