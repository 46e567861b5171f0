/** A site that says by both its status and its text whether an account exists. */
export type TwoSidedRule = {
  kind: 'two-sided'
  foundStatus: number
  /** '' when the status alone speaks. */
  foundText: string
  missingStatus: number
  missingText: string
}

/** A site of which only the "no such account" answer is known. */
export type OneSidedRule = {
  kind: 'one-sided'
  by: readonly ('status' | 'text' | 'redirect')[]
  /** Further statuses that mean "no such account"; 404 and 410 always do. */
  missingStatuses: readonly number[]
  missingTexts: readonly string[]
  /** Where a missing account is sent, with `{account}`; null when not known. */
  missingUrl: string | null
}

/**
 * One site of a username list, whatever the list's own format. URLs, body and headers carry the
 * name as `{account}`.
 */
export type Site = {
  name: string
  list: 'whatsmyname' | 'sherlock'
  /** What is asked. */
  probeUrl: string
  /** What is shown to people. */
  pageUrl: string
  method: 'GET' | 'POST' | 'HEAD' | 'PUT'
  headers: Readonly<Record<string, string>>
  body: string | null
  /** Characters that the site leaves out of names. */
  drops: string
  /**
   * The site's own rule for names, as the list gives it: a regular expression that is searched for,
   * not matched whole.
   */
  nameRule: string | null
  category: string
  /** The protection against robots that the list states. */
  protection: readonly string[]
  /** Names that exist there. */
  known: readonly string[]
  rule: TwoSidedRule | OneSidedRule
}
