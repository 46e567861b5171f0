import { decodeReferences } from '../../text/signs/decode-references.ts'
import type { Probe } from '../sites/probe.ts'
import type { TwoSidedRule } from '../sites/site.ts'
import { type Answer, isRedirection } from './answer.ts'
import { isAboutAnother } from './json-answer.ts'
import type { Landing } from './landing.ts'
import { holds } from './occurrences.ts'
import { isHtml, judgeEcho, parseTitle, saysNotFound } from './page-facts.ts'
import { buildAbsent, buildFound, buildUnknown, type Verdict } from './verdict.ts'

type Signs = {
  isFound: boolean
  isMissing: boolean
  hasFoundText: boolean
  hasMissingText: boolean
}

/** What the two signs of a rule say, before anything else is weighed. */
export function parseSigns(rule: TwoSidedRule, { status, body }: Answer, username: string): Signs {
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
  const { status } = answer
  const signs = parseSigns(rule, answer, probe.username)
  const { isFound, isMissing, hasFoundText, hasMissingText } = signs
  const isRedirect = isRedirection(status)
  const missingByRedirect = isRedirection(rule.missingStatus)

  if (isRedirect && landing === 'kept' && !isFound) return buildUnknown('redirected')
  // the rule was written without following redirects: a missing account's answer may have been
  // followed to its end
  if (
    missingByRedirect &&
    isAway(landing) &&
    !hasFoundText &&
    (rule.missingText === '' || hasMissingText)
  )
    return buildAbsent('missing_redirect')
  if (isFound && isMissing) return buildUnknown('contradiction')
  if (isMissing)
    return hasFoundText && !hasMissingText && status !== 404 && status !== 410
      ? buildUnknown('contradiction')
      : buildAbsent('missing_signals')
  return isFound
    ? doubtFound(rule, answer, landing, probe)
    : explainUnsigned(rule, answer, landing, probe, signs)
}

/** Why an answer without the sign of either side is unknown. */
function explainUnsigned(
  rule: TwoSidedRule,
  { status, body }: Answer,
  landing: Landing,
  probe: Probe,
  { hasFoundText, hasMissingText }: Signs,
): Verdict {
  if (hasFoundText && hasMissingText) return buildUnknown('contradiction')
  if (isAway(landing)) return buildUnknown(landing === 'home' ? 'redirected_home' : 'redirected')
  if (isRedirection(status)) return buildUnknown('redirected')
  if (body.trim() === '') return buildUnknown('empty_body')
  if (hasMissingText || saysNotFound(parseTitle(body), probe.username))
    return buildUnknown('soft_404')
  return buildUnknown(
    status === rule.foundStatus || status === rule.missingStatus
      ? 'no_signal'
      : 'unexpected_status',
  )
}

/** Found by the signs, unless something else speaks against it. */
function doubtFound(
  rule: TwoSidedRule,
  { status, body, headers }: Answer,
  landing: Landing,
  probe: Probe,
): Verdict {
  const isRedirect = isRedirection(status)
  if (landing === 'home' || landing === 'missing')
    return buildUnknown(landing === 'home' ? 'redirected_home' : 'soft_404')
  if (landing === 'elsewhere' && !isRedirect && judgeEcho(body, probe.username) !== 'named')
    return buildUnknown('redirected')
  if (isRedirect && headers.location === undefined && rule.foundText === '')
    return buildUnknown('redirected')
  if (expectsJson(rule, probe) && isHtml(body)) return buildUnknown('wrong_content_type')
  if (saysNotFound(parseTitle(body), probe.username) && !saysNotFound(rule.foundText, ''))
    return buildUnknown('soft_404')
  if (isAboutAnother(body, probe.username)) return buildUnknown('other_account')
  return buildFound('both_signals')
}

function isAway(landing: Landing): boolean {
  return landing === 'home' || landing === 'elsewhere' || landing === 'missing'
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
