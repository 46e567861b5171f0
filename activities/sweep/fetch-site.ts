import type { EgressReason } from '../../research/egress/egress.ts'
import type { DeniedHost } from '../../research/egress/host.ts'
import { findRedirect, toAnswer } from '../../research/usernames/presence/answer.ts'
import { judgePresence } from '../../research/usernames/presence/judge-presence.ts'
import { isSameUrl } from '../../research/usernames/presence/landing.ts'
import type { Verdict } from '../../research/usernames/presence/verdict.ts'
import { isBotWall } from '../../research/usernames/presence/walls.ts'
import type { Probe } from '../../research/usernames/sites/probe.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import { type FetchAnswer, FetchError, type Fetcher, type FetchFault } from '../fetch/fetcher.ts'
import { parseBodyText } from '../fetch/parse-body-text.ts'
import { buildStopRule } from './build-stop-rule.ts'
import { parseDomain } from './parse-domain.ts'

/** Signs stand in the head and in the first screens of a page. Bytes. */
const maxBytes = 262_144
/** To the site's own spelling of the address: another scheme, `www`, a slash. */
const maxHops = 3

export type SiteAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
  verdict: Verdict
  /** A challenge in place of a page: asking again would be knocking at a closed door. */
  isWall: boolean
}
export type SiteFault = { fault: FetchFault; reason: EgressReason | null; code: string | null }

export type SiteQuestion = { site: Site; probe: Probe; username: string }
type Given = { fetcher: Fetcher; denied: readonly DeniedHost[]; signal: AbortSignal }

/**
 * One question to one site. Never throws for what happens on the network: that is a fault, and an
 * answer of its kind.
 */
export async function fetchSite(
  asked: SiteQuestion,
  timeoutMs: number,
  given: Given,
): Promise<SiteAnswer | SiteFault> {
  const until = performance.now() + timeoutMs
  let url = asked.probe.url
  for (let hop = 0; ; hop += 1) {
    const answer = await fetchAnswer(
      asked,
      url,
      Math.max(1, Math.ceil(until - performance.now())),
      given,
    )
    if ('fault' in answer) return answer
    const judged = judge(asked, answer, given.denied)
    const next =
      hop < maxHops && asked.probe.method === 'GET' ? findTarget(answer, url, judged.verdict) : null
    if (next === null) return judged
    url = next
  }
}

async function fetchAnswer(
  { site, probe }: SiteQuestion,
  url: string,
  timeoutMs: number,
  given: Given,
): Promise<FetchAnswer | SiteFault> {
  try {
    return await given.fetcher.fetch({
      url,
      method: probe.method,
      headers: probe.headers,
      body: probe.body,
      purpose: 'probe',
      timeoutMs,
      maxBytes,
      maxRedirects: 0,
      enough: buildStopRule(site, probe.username),
      signal: given.signal,
    })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { fault: error.fault, reason: error.reason, code: error.code }
  }
}

function judge(
  { site, probe, username }: SiteQuestion,
  answer: FetchAnswer,
  denied: readonly DeniedHost[],
): SiteAnswer {
  const { status, headers, finalUrl } = answer
  const text = parseBodyText(answer.body, headers['content-type'])
  const verdict = judgePresence({ site, username, status, headers, body: text, finalUrl, denied })
  const isWall =
    verdict.reason === 'blocked' &&
    isBotWall(toAnswer({ status, headers, body: text, finalUrl }, probe))
  return { status, headers, text, verdict, isWall }
}

/**
 * Lists presume that redirects are not followed, and many say "missing" by one. Followed is only
 * what decides nothing by itself: the same address spelt otherwise, and a detour within the same
 * site that the rule does not know.
 */
function findTarget(answer: FetchAnswer, from: string, verdict: Verdict): string | null {
  const to = findRedirect(answer, from)
  if (to === null || to === from || parseDomain(to) !== parseDomain(from)) return null
  return isSameUrl(to, from) || verdict.reason === 'redirected' ? to : null
}
