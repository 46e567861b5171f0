/** Every reason a probe's judgement can have, by outcome. */
export const presenceReasons = {
  found: ['both_signals', 'profile_page'],
  absent: [
    'missing_signals',
    'missing_status',
    'missing_text',
    'missing_redirect',
    'not_found_page',
  ],
  unknown: [
    'illegal_username',
    'host_denied',
    'unknown_site',
    'blocked',
    'rate_limited',
    'server_error',
    'unexpected_status',
    'redirected',
    'redirected_home',
    'login_wall',
    'consent_wall',
    'soft_404',
    'contradiction',
    'no_signal',
    'empty_body',
    'wrong_content_type',
    'other_account',
    'echo_only',
  ],
} as const

type PresenceOutcome = keyof typeof presenceReasons

/**
 * What one answer of a site says about a name, and why. `blocked` and its like never become an
 * account, nor its absence.
 */
export type Verdict = {
  [O in PresenceOutcome]: { outcome: O; reason: (typeof presenceReasons)[O][number] }
}[PresenceOutcome]

/** The verdict that there is an account. */
export function buildFound(reason: (typeof presenceReasons)['found'][number]): Verdict {
  return { outcome: 'found', reason }
}

/** The verdict that there is no account. */
export function buildAbsent(reason: (typeof presenceReasons)['absent'][number]): Verdict {
  return { outcome: 'absent', reason }
}

/** The verdict that an answer decides nothing. */
export function buildUnknown(reason: (typeof presenceReasons)['unknown'][number]): Verdict {
  return { outcome: 'unknown', reason }
}
