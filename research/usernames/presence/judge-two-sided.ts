import { decodeReferences } from '../../text/signs/decode-references.ts'
import type { Probe } from '../sites/probe.ts'
import type { TwoSidedRule } from '../sites/site.ts'
import type { Answer } from './answer.ts'
import { isAboutAnother } from './json-answer.ts'
import type { Landing } from './landing.ts'
import { holds } from './occurrences.ts'
import { isHtml, judgeEcho, parseTitle, saysNotFound } from './page-facts.ts'
import { buildAbsent, buildFound, buildUnknown, type Verdict } from './verdict.ts'

/** What the two signs of a rule say, before anything else is weighed. */
export function parseSigns(
  rule: TwoSidedRule,
  { status, body }: Answer,
  username: string,
): { isFound: boolean; isMissing: boolean; hasFoundText: boolean; hasMissingText: boolean } {
  const text = decoded(body, rule)
  const hasFoundText =
    rule.foundText === '' || holds(text, rule.foundText, [rule.missingText, username])
  const hasMissingText =
    rule.missingText !== '' && holds(text, rule.missingText, [rule.foundText, username])
  const sharesStatus = rule.foundStatus === rule.missingStatus
  const isFound = status === rule.foundStatus && hasFoundText && !hasMissingText
  const isMissing =
    status === rule.missingStatus &&
    (rule.missingText === '' || hasMissingText) &&
    !(sharesStatus && rule.missingText === '' && hasFoundText)
  return { isFound, isMissing, hasFoundText: hasFoundText && rule.foundText !== '', hasMissingText }
}

/**
 * Judges an answer by a rule that knows how an account and a missing one look; both or neither is
 * unknown.
 */
export function judgeTwoSided(
  rule: TwoSidedRule,
  answer: Answer,
  landing: Landing,
  probe: Probe,
): Verdict {
  const { status, body } = answer
  const { isFound, isMissing, hasFoundText, hasMissingText } = parseSigns(
    rule,
    answer,
    probe.username,
  )
  const isRedirect = status >= 300 && status < 400
  const missingByRedirect = rule.missingStatus >= 300 && rule.missingStatus < 400
  const isAway = landing === 'home' || landing === 'elsewhere' || landing === 'missing'

  if (isRedirect && landing === 'kept' && !isFound) return buildUnknown('redirected')
  // the rule was written without following redirects: a missing account's answer may have been
  // followed to its end
  if (
    missingByRedirect &&
    isAway &&
    !isRedirect &&
    !hasFoundText &&
    (rule.missingText === '' || hasMissingText)
  )
    return buildAbsent('missing_redirect')
  if (
    missingByRedirect &&
    isRedirect &&
    isAway &&
    !hasFoundText &&
    (rule.missingText === '' || hasMissingText)
  )
    return buildAbsent('missing_redirect')
  if (isFound && isMissing) return buildUnknown('contradiction')
  if (isMissing)
    return hasFoundText && !hasMissingText && status !== 404 && status !== 410
      ? buildUnknown('contradiction')
      : buildAbsent('missing_signals')
  if (!isFound) {
    if (hasFoundText && hasMissingText) return buildUnknown('contradiction')
    if (isAway) return buildUnknown(landing === 'home' ? 'redirected_home' : 'redirected')
    if (isRedirect) return buildUnknown('redirected')
    if (body.trim() === '') return buildUnknown('empty_body')
    if (hasMissingText || saysNotFound(parseTitle(body), probe.username))
      return buildUnknown('soft_404')
    return buildUnknown(
      status === rule.foundStatus || status === rule.missingStatus
        ? 'no_signal'
        : 'unexpected_status',
    )
  }

  // The signs say yes; what speaks against it?
  if (landing === 'home' || landing === 'missing')
    return buildUnknown(landing === 'home' ? 'redirected_home' : 'soft_404')
  if (landing === 'elsewhere' && !isRedirect && judgeEcho(body, probe.username) !== 'named')
    return buildUnknown('redirected')
  if (isRedirect && answer.headers.location === undefined && rule.foundText === '')
    return buildUnknown('redirected')
  if (expectsJson(rule, probe) && isHtml(body)) return buildUnknown('wrong_content_type')
  if (saysNotFound(parseTitle(body), probe.username) && !saysNotFound(rule.foundText, ''))
    return buildUnknown('soft_404')
  if (isAboutAnother(body, probe.username)) return buildUnknown('other_account')
  return buildFound('both_signals')
}

/** A page may write the signs' quotes and accents as references. */
function decoded(body: string, { foundText, missingText }: TwoSidedRule): string {
  return /&#?\w+;/.test(foundText + missingText) ||
    !/['’"é&]/.test(missingText) ||
    !/&(?:#\d|#x|quot|apos)/i.test(body.slice(0, 500_000))
    ? body
    : `${body}\n${decodeReferences(body)}`
}

/** `"id":` is a sign in an interface's answer and noise in a page's scripts. */
function expectsJson(rule: TwoSidedRule, probe: Probe): boolean {
  return (
    /^[[{"]?"?\w+"? ?:/.test(rule.foundText) &&
    /(?:^|[/._-])(?:api\d?|graphql|json|rest|xrpc|v\d)(?:[/._?-]|$)/i.test(
      probe.url.replace(/^https?:\/\//, ''),
    )
  )
}
