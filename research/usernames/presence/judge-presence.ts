import { type DeniedHost, isDenied } from '../../egress/host.ts'
import { findHosts } from '../../text/addresses/find-hosts.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { toProbe } from '../sites/probe.ts'
import type { Site } from '../sites/site.ts'
import { type Answer, toAnswer } from './answer.ts'
import { judgeOneSided } from './judge-one-sided.ts'
import { judgeTwoSided, parseSigns } from './judge-two-sided.ts'
import { parseLanding } from './landing.ts'
import { buildUnknown, type Verdict } from './verdict.ts'
import { isBotWall, isConsentPage, isLoginPage } from './walls.ts'

type Question = {
  site: Site
  username: string
  status: number
  headers: Readonly<Record<string, string | readonly string[]>>
  body: string
  finalUrl?: string | null | undefined
  /** Hosts that are never asked: whatever is shown as their answer says nothing. */
  denied?: readonly DeniedHost[]
}

/**
 * What one answer of one site says about a name: found only with a positive sign and
 * without a negative one, absent only when the site says so, unknown for walls, detours and answers
 * that fit neither.
 */
export function judgePresence({ site, username, denied = [], ...received }: Question): Verdict {
  const probe = toProbe(site, username)
  if ([site.probeUrl, site.pageUrl].flatMap(findHosts).some((host) => isDenied(host, denied)))
    return buildUnknown('host_denied')
  if (probe === null) return buildUnknown('illegal_username')
  const answer = toAnswer(received, probe)
  const landing = parseLanding(answer.finalUrl, probe)
  if (isBotWall(answer) || landing === 'challenge') return buildUnknown('blocked')
  const refusal = judgeRefusal(site, answer, probe.username)
  if (refusal !== null) return refusal
  if (landing === 'login') return buildUnknown('login_wall')
  if (landing === 'consent' || isConsentPage(answer)) return buildUnknown('consent_wall')
  if (!isText(answer)) return buildUnknown('wrong_content_type')
  const verdict =
    site.rule.kind === 'two-sided'
      ? judgeTwoSided(site.rule, answer, landing, probe)
      : judgeOneSided(site.rule, answer, landing, probe)
  // a log-in page under the profile's own address; where a rule's signs are strict its own verdict
  // is better
  const isOpen =
    verdict.outcome === 'unknown' || (site.rule.kind === 'one-sided' && verdict.outcome === 'found')
  return isOpen && isLoginPage(answer) ? buildUnknown('login_wall') : verdict
}

/**
 * Statuses that refuse an answer, unless they are the very one that the rule expects together with
 * its text.
 */
function judgeRefusal({ rule }: Site, answer: Answer, username: string): Verdict | null {
  const { status } = answer
  if (rule.kind === 'two-sided') {
    const signs = parseSigns(rule, answer, username)
    if ((signs.isFound && signs.hasFoundText) || (signs.isMissing && signs.hasMissingText))
      return null
  } else if (rule.missingStatuses.includes(status)) return null
  if (status === 429) return buildUnknown('rate_limited')
  if ([401, 403, 407, 451, 503, 999].includes(status)) return buildUnknown('blocked')
  if (status >= 500 || status < 200) return buildUnknown('server_error')
  return null
}

const notText = new RegExp(
  unwrap`
    ^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip|octet-stream|x-protobuf|wasm)`,
)

function isText({ headers, body }: Answer): boolean {
  const type = (headers['content-type'] ?? '').toLowerCase()
  if (notText.test(type) && !type.includes('svg')) return false
  return !body.slice(0, 1000).includes('\u0000')
}
