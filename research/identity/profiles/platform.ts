/**
 * How one platform writes its profiles. Patterns are matched against the path as `/a/b`, decoded;
 * the first that matches names the handle.
 */
export type Platform = {
  name: string
  /** Registrable names or full hosts, after `parseProfileAddress`. */
  hosts: readonly string[]
  /** Each with a group `handle`; anchored to the whole path by the reader. */
  paths?: readonly RegExp[]
  /** What a handle may look like; whole match. */
  handle: RegExp
  /** Handles that differ only in case are one account. */
  foldsCase: boolean
  /** Further words that are pages of the platform. */
  reserved?: readonly string[]
  /** Pages of a profile that are still the profile. */
  tabs?: readonly string[]
  /** `handle.example.org` is a profile. */
  subdomains?: boolean
  /**
   * Subdomains that serve the same profiles; those of languages and phones are taken off before.
   */
  mirrors?: readonly string[] | 'any'
  /** Handles that keep their case even so: ids. */
  id?: RegExp
  /** A profile that is named by a query parameter: path and parameter. */
  query?: { path: RegExp; parameter: string; handle?: RegExp }
}

/** `/ada` */
export const atRoot = /^\/@?(?<handle>[^/]+)$/
/** `/@ada` */
export const afterAt = /^\/@(?<handle>[^/]+)$/

/** `/user/ada` for any of the words, which are regular expression sources */
export function buildPathPattern(words: string): RegExp {
  return new RegExp(`^/(?:${words})/@?(?<handle>[^/]+)$`, 'i')
}
