import { setTimeout as sleep } from 'node:timers/promises'
import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import { buildFinding, type Finding } from '../../research/records/finding.ts'
import { buildCanaryName } from '../../research/usernames/sites/canary.ts'
import { type Probe, toProbe } from '../../research/usernames/sites/probe.ts'
import { scoreTrust } from '../../research/usernames/sites/score-trust.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import { type CanaryAnswer, type CanaryMemory, parseCanary, parseContradiction } from './canary.ts'
import type { SiteAnswer, SiteFault, SiteQuestion } from './fetch-site.ts'
import { type Asking, fetchLater, fetchTwice } from './fetch-twice.ts'
import { type Failure, toFaultFailure, toVerdictFailure } from './site-outcome.ts'
import type { Priority } from './site-queue.ts'

export type SiteSweep = Asking & {
  seed: string
  canaries: CanaryMemory
  /** Resolves when nearly all sites have answered. */
  nearEnd: Promise<void>
}

/** An account that its site's canary did not contradict. */
export type SiteAccount = {
  finding: Finding
  reason: string
  /** The start of the page that the site shows for unknown names; null when not known. */
  common: string | null
  /** What was asked, when it is an interface whose answer is JSON. */
  apiUrl: string | null
}

/**
 * Sites that are silent for so long are asked for their canaries meanwhile, the last few sites
 * sooner: two answers of a slow site one after the other would take the whole sweep twice its time.
 * Others are asked for one only after a yes.
 */
const [lastSilenceMs, silenceMs] = [750, 2_000]

/**
 * Whether a name has an account at one site. A yes counts only with the site's own no to a made-up
 * name: no canary, no account, for a site that says yes to all may well tire at the
 * second question.
 */
export async function fetchSiteAccount(
  site: Site,
  username: string,
  sweep: SiteSweep,
  onStart: () => void,
): Promise<SiteAccount | Failure> {
  const probe = toProbe(site, username)
  if (probe === null) return { outcome: 'skipped', reason: 'illegal_username' }
  const ended = new AbortController()
  let early: Promise<CanaryAnswer | Failure> | undefined
  let silence: NodeJS.Timeout | undefined
  try {
    const answer = await fetchTwice({ site, probe, username }, 'usual', sweep, () => {
      onStart()
      silence = setTimeout(async () => {
        await Promise.race([sweep.nearEnd, sleep(silenceMs - lastSilenceMs)])
        if (ended.signal.aborted) return
        early = askCanary(site, 'idle', {
          ...sweep,
          signal: AbortSignal.any([sweep.signal, ended.signal]),
        })
        early.catch(() => {})
      }, lastSilenceMs)
    })
    if ('fault' in answer) return toFaultFailure(answer.fault, answer.reason)
    if (answer.verdict.outcome !== 'found') return findAnswerFailure(answer)
    const canary = await (early ?? askCanary(site, 'first', sweep))
    if ('outcome' in canary) return canary
    const contradiction = parseContradiction(answer, probe.username, canary)
    if (contradiction !== null) return contradiction
    return {
      finding: toFinding({ site, probe, username }, canary),
      reason: answer.verdict.reason,
      common: canary.head,
      apiUrl: deriveApiUrl(probe, answer),
    }
  } finally {
    clearTimeout(silence)
    ended.abort()
  }
}

function deriveApiUrl({ url, pageUrl, method }: Probe, { headers }: SiteAnswer): string | null {
  return method === 'GET' && url !== pageUrl && /\bjson\b/i.test(headers['content-type'] ?? '')
    ? url
    : null
}

/**
 * An account that an earlier try reported, as if it had just been found: the name itself is not
 * asked about again.
 */
export async function fetchKnownAccount(
  site: Site,
  finding: Finding,
  sweep: SiteSweep,
): Promise<SiteAccount> {
  const canary = await askCanary(site, 'first', sweep)
  const probe = finding.username === null ? null : toProbe(site, finding.username)
  const apiUrl =
    probe !== null && probe.method === 'GET' && probe.url !== probe.pageUrl ? probe.url : null
  return { finding, reason: 'recalled', common: 'outcome' in canary ? null : canary.head, apiUrl }
}

async function askCanary(
  site: Site,
  priority: Priority,
  sweep: SiteSweep,
): Promise<CanaryAnswer | Failure> {
  const key = `${sweep.seed}\n${site.list}\n${site.name}\n${site.probeUrl}`
  const known = sweep.canaries.get(key)
  if (known !== undefined) return known
  const name = buildCanaryName(site, sweep.seed)
  const probe = name === null ? null : toProbe(site, name)
  // a rule that admits no made-up name leaves its site unproven
  if (name === null || probe === null) return { outcome: 'changed', reason: 'no_canary' }
  const asked = { site, probe, username: name }
  const first: SiteAnswer | SiteFault = await fetchTwice(asked, priority, sweep)
  const early = parseCanary(first, name)
  // a site that found the account is not given up for the moment at which it tires of questions
  const read = 'outcome' in early ? parseCanary(await fetchLater(asked, first, sweep), name) : early
  if (!('outcome' in read)) sweep.canaries.set(key, read)
  return read
}

/** Plain 503 pages are a server's trouble, not a wall. */
function findAnswerFailure({ verdict, status, headers, isWall }: SiteAnswer): Failure {
  if (verdict.outcome === 'found') throw new Error('an account is no failure')
  if (verdict.reason === 'blocked' && status === 503 && !isWall)
    return headers['retry-after'] === undefined
      ? { outcome: 'error', reason: 'server_error' }
      : { outcome: 'rate_limited', reason: 'rate_limited' }
  return toVerdictFailure(verdict)
}

function toFinding({ site, probe }: SiteQuestion, canary: CanaryAnswer): Finding {
  const profile = parseProfileUrl(probe.pageUrl)
  const raise = canary.verdict.outcome === 'absent' ? 15 : 5
  return buildFinding({
    kind: 'account',
    url: probe.pageUrl,
    title: `${probe.username} · ${site.name}`,
    method: 'http_profile',
    platform: profile?.platform ?? site.name.toLowerCase(),
    username: profile?.handle ?? probe.username,
    matchedOn: ['username'],
    trust: Math.min(90, scoreTrust(site) + raise),
  })
}
