import type { Finding, LinkProof, MatchKind } from '../../records/finding.ts'
import type { Holder } from './find-holder.ts'
import type { FullName } from './full-name.ts'

/** One finding of a search with its id there and when it was fetched (ISO 8601). */
export type Sighting = { id: string; finding: Finding; retrievedAt: string }

/**
 * A link that a record shows; `target` is the key of the record that it leads to, whether or not
 * that was found.
 */
export type Outlink = { target: string; url: string; proof: LinkProof; sighting: Sighting }

/**
 * Everything that was said about one account, one person's entry or one page, the most trusted
 * first in every list.
 */
export type PersonRecord = {
  /** `platform/handle` of a profile, else the canonical address. */
  key: string
  kind: Finding['kind']
  url: string
  /** Null for what is no account. */
  platform: string | null
  username: string | null
  names: string[]
  /** Those of two words and more that read like a person's. */
  fullNames: FullName[]
  /** The name for which it gives the address that was asked for, where it has no name itself. */
  holder: Holder | null
  bio: string | null
  location: string | null
  organizations: string[]
  occupations: string[]
  avatarUrl: string | null
  links: Outlink[]
  /** Canonical: equal for spellings of one mailbox. */
  emails: string[]
  phones: string[]
  birthYears: number[]
  isDead: boolean
  /** `kind:value` */
  ids: string[]
  matchedOn: MatchKind[]
  isPerson: boolean
  /** 0..100: of the best source. */
  trust: number
  /** What backs it. */
  sightings: Sighting[]
}
