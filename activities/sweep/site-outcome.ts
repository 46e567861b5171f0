import type { Finding } from '../../research/records/finding.ts'
import type { presenceReasons, Verdict } from '../../research/usernames/presence/verdict.ts'
import type { FetchFault } from '../fetch/fetcher.ts'

/**
 * How the sweep ended at one site: only `found` is an account, only `absent` is the lack of one.
 */
const siteOutcomes = [
  'found',
  'absent',
  'blocked',
  'rate_limited',
  'timeout',
  'changed',
  'error',
  'skipped',
] as const

export type SiteOutcome = {
  /** The site's name in the list. */
  site: string
  outcome: (typeof siteOutcomes)[number]
  /** A word for people who mend lists: of the judgement, of the fault, or of the canary. */
  reason: string
  /** The account; null for all outcomes but `found`. */
  finding: Finding | null
  /** From the first request on; 0 for a site that was not asked. */
  durationMs: number
}

type Unfound = Exclude<SiteOutcome['outcome'], 'found'>
/** How a site ended that has no account to show, and why. */
export type Failure = { outcome: Unfound; reason: string }

/** `changed`: the site answers in a way that its rule does not know. */
const ofUnknown = {
  illegal_username: 'skipped',
  host_denied: 'skipped',
  unknown_site: 'error',
  blocked: 'blocked',
  rate_limited: 'rate_limited',
  server_error: 'error',
  unexpected_status: 'changed',
  redirected: 'changed',
  redirected_home: 'changed',
  login_wall: 'blocked',
  consent_wall: 'blocked',
  soft_404: 'changed',
  contradiction: 'changed',
  no_signal: 'changed',
  empty_body: 'changed',
  wrong_content_type: 'changed',
  other_account: 'changed',
  echo_only: 'changed',
} as const satisfies Record<(typeof presenceReasons)['unknown'][number], Unfound>

const ofFault = {
  denied: 'skipped',
  robots: 'skipped',
  timeout: 'timeout',
  redirects: 'changed',
  dns: 'error',
  connection: 'error',
  tls: 'error',
  encoding: 'error',
  aborted: 'timeout',
} as const satisfies Record<FetchFault, Unfound>

/** What the coverage of a sweep says of a site without an account. */
export function toVerdictFailure(verdict: Exclude<Verdict, { outcome: 'found' }>): Failure {
  return {
    outcome: verdict.outcome === 'absent' ? 'absent' : ofUnknown[verdict.reason],
    reason: verdict.reason,
  }
}

/** What the coverage of a sweep says of a site that could not be fetched. */
export function toFaultFailure(fault: FetchFault, reason: string | null): Failure {
  return { outcome: ofFault[fault], reason: reason ?? fault }
}
