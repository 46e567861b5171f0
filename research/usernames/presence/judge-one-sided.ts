import type { Probe } from '../sites/probe.ts'
import type { OneSidedRule } from '../sites/site.ts'
import { type Answer, isRedirection } from './answer.ts'
import { holdsOpposite, isAboutAnother, isErrorAnswer } from './json-answer.ts'
import { isSameUrl, type Landing } from './landing.ts'
import { holds } from './occurrences.ts'
import { isHtml, judgeEcho, parseHeading, parseTitle, saysNotFound } from './page-facts.ts'
import { buildAbsent, buildFound, buildUnknown, type Verdict } from './verdict.ts'

/** Statuses that deny an account wherever they are documented as one. */
const gone = [404, 410]
/** Interfaces that know no such name often call the request wrong. */
const refusedName = [400, 422]

/**
 * A rule that only knows the "missing" answer: its absence is half a proof, so the page itself has
 * to name the account.
 */
export function judgeOneSided(
  rule: OneSidedRule,
  answer: Answer,
  landing: Landing,
  probe: Probe,
): Verdict {
  const { status, body, finalUrl } = answer
  const byRedirect = rule.by.includes('redirect')
  const missingUrl =
    rule.missingUrl?.replaceAll('{account}', encodeURIComponent(probe.username)) ?? null

  if (rule.missingTexts.some((text) => holds(body, text, [probe.username])))
    return buildAbsent('missing_text')
  if (gone.includes(status) || rule.missingStatuses.includes(status))
    return buildAbsent('missing_status')
  if (rule.by.includes('status') && refusedName.includes(status))
    return buildAbsent('missing_status')
  if (byRedirect && missingUrl !== null && landing !== 'same' && isSameUrl(finalUrl, missingUrl))
    return buildAbsent('missing_redirect')
  if (landing === 'missing') return buildAbsent('not_found_page')
  if (landing === 'home')
    return byRedirect ? buildAbsent('missing_redirect') : buildUnknown('redirected_home')
  if (landing === 'elsewhere' || isRedirection(status)) return buildUnknown('redirected')
  if (status < 200 || status >= 300) return buildUnknown('unexpected_status')
  if (body.trim() === '') return buildUnknown('empty_body')
  return judgePage(rule, body, probe)
}

function judgePage(rule: OneSidedRule, body: string, { username }: Probe): Verdict {
  if (saysNotFound(parseTitle(body), username) || saysNotFound(parseHeading(body), username))
    return buildAbsent('not_found_page')
  if (rule.missingTexts.some((text) => holdsOpposite(body, text))) return buildFound('profile_page')
  if (!isHtml(body)) {
    if (isErrorAnswer(body)) return buildUnknown('no_signal')
    if (isAboutAnother(body, username)) return buildUnknown('other_account')
  }
  switch (judgeEcho(body, username)) {
    case 'named':
      return buildFound('profile_page')
    case 'denied':
      return buildAbsent('not_found_page')
    case 'asked':
      return buildUnknown('echo_only')
    case 'none':
      return buildUnknown('no_signal')
  }
}
