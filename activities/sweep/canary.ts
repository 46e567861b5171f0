import { LRUCache } from 'lru-cache'
import { parseTitle } from '../../research/usernames/presence/page-facts.ts'
import type { Verdict } from '../../research/usernames/presence/verdict.ts'
import type { SiteAnswer, SiteFault } from './fetch-site.ts'
import { type Failure, toFaultFailure, toVerdictFailure } from './site-outcome.ts'

/**
 * What a site said of a name that cannot exist: enough to weigh its yes, small enough to keep for a
 * day.
 */
export type CanaryAnswer = {
  verdict: Verdict
  title: string
  /** Characters. */
  length: number
  /** The start of its page: its content belongs to the site and to no account. */
  head: string
  name: string
}

/** Answers that refuse to say anything about a name. */
const refusals: readonly Verdict['reason'][] = [
  'blocked',
  'rate_limited',
  'server_error',
  'login_wall',
  'consent_wall',
  'host_denied',
  'unknown_site',
]

/** A canary's answer, or why the site did not say anything. */
export function parseCanary(answer: SiteAnswer | SiteFault, name: string): CanaryAnswer | Failure {
  if ('fault' in answer)
    return { ...toFaultFailure(answer.fault, answer.reason), reason: 'canary_unanswered' }
  const { verdict, text } = answer
  if (verdict.outcome === 'unknown' && refusals.includes(verdict.reason))
    return { ...toVerdictFailure(verdict), reason: 'canary_unanswered' }
  // copied: a slice would keep the whole page in memory
  const head = Buffer.from(text.slice(0, 8_000)).toString('utf8')
  return { verdict, title: parseTitle(text), length: text.length, head, name }
}

/**
 * The reason why a site's yes does not count, or null. A yes to a made-up name makes both answers
 * worthless; so does the same page for both names (same title, length within 2 %), unless the site
 * clearly denied the made-up one.
 */
export function parseContradiction(
  yes: SiteAnswer,
  username: string,
  canary: CanaryAnswer,
): Failure | null {
  if (canary.verdict.outcome === 'found') return { outcome: 'changed', reason: 'canary_found' }
  if (canary.verdict.outcome === 'absent') return null
  const isSameTitle =
    withoutName(parseTitle(yes.text), username) === withoutName(canary.title, canary.name)
  const isSameLength =
    Math.abs(yes.text.length - canary.length) <= 0.02 * Math.max(yes.text.length, canary.length)
  return isSameTitle && isSameLength ? { outcome: 'changed', reason: 'soft_404' } : null
}

function withoutName(title: string, name: string): string {
  return title.toLowerCase().replaceAll(name.toLowerCase(), '…')
}

/** Answers of canaries by site and day, kept by a process for its next sweeps. */
export type CanaryMemory = {
  get(key: string): CanaryAnswer | undefined
  set(key: string, answer: CanaryAnswer): void
}

/** Keeps the answers that were used last. */
export function createCanaryMemory(): CanaryMemory {
  return new LRUCache<string, CanaryAnswer>({ max: 2_000 })
}
