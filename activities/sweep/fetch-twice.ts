import { setTimeout as sleep } from 'node:timers/promises'
import type { DeniedHost } from '../../research/egress/host.ts'
import { parseRetryAfter } from '../../sources/shared/parse-answer.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import { fetchSite, type SiteAnswer, type SiteFault, type SiteQuestion } from './fetch-site.ts'
import type { OutageWatch } from './outage.ts'
import { parseDomain } from './parse-domain.ts'
import type { Priority, SiteQueue } from './site-queue.ts'

export type Asking = {
  fetcher: Fetcher
  denied: readonly DeniedHost[]
  queue: SiteQueue
  outage: OutageWatch
  signal: AbortSignal
  /** What a question may take in all, its second try included. */
  siteTimeoutMs: number
}

/** Limits on bursts are over by then. */
const laterMs = 2_500

/** With less time left there is no second try: no site answers faster. */
const minMs = 1_000

/** Requests once, and again where that may help. The wait between both tries holds no slot. */
export async function fetchTwice(
  asked: SiteQuestion,
  priority: Priority,
  asking: Asking,
  onStart = () => {},
): Promise<SiteAnswer | SiteFault> {
  const host = parseDomain(asked.probe.url)
  let until = 0
  const ask = async (timeoutMs: number) => {
    const startedAt = performance.now()
    const answer = await fetchSite(asked, timeoutMs, asking)
    asking.outage.observe(host, answer, startedAt)
    return answer
  }
  const first = await asking.queue.run(host, priority, () => {
    until = performance.now() + asking.siteTimeoutMs
    onStart()
    return ask(asking.siteTimeoutMs)
  })
  const waitMs = chooseRetryMs(first, new Date(), Math.random())
  if (waitMs === null || performance.now() + waitMs + minMs > until) return first
  await sleep(waitMs, undefined, { signal: asking.signal })
  return await asking.queue.run(host, 'first', () =>
    ask(Math.max(minMs, until - performance.now())),
  )
}

/**
 * Requests once more after a while, if that may help: an answer that refuses for a moment, and no
 * wall, silence or longer wait that the site asks for.
 * @returns the first answer where it is not asked again
 */
export async function fetchLater(
  asked: SiteQuestion,
  first: SiteAnswer | SiteFault,
  asking: Asking,
): Promise<SiteAnswer | SiteFault> {
  if (!isWorthAskingLater(first, laterMs, new Date())) return first
  await sleep(laterMs, undefined, { signal: asking.signal })
  return await asking.queue.run(parseDomain(asked.probe.url), 'first', () =>
    fetchSite(asked, asking.siteTimeoutMs, asking),
  )
}

/** Waits that a site asks for are kept up to here; longer ones end its turn. Milliseconds. */
const maxWaitMs = 3_000

const mendable: readonly SiteFault['fault'][] = ['connection', 'tls', 'dns', 'timeout']

/**
 * How long to wait before the one further try, or null when it would mend nothing. `random` is
 * 0..1.
 */
function chooseRetryMs(answer: SiteAnswer | SiteFault, now: Date, random: number): number | null {
  const soonMs = 200 + 300 * random
  if ('fault' in answer) return mendable.includes(answer.fault) ? soonMs : null
  const { status, headers, verdict, isWall } = answer
  if (verdict.outcome !== 'unknown' || isWall || (status !== 429 && status < 500) || status === 999)
    return null
  const seconds = parseRetryAfter(headers['retry-after'], now)
  if (seconds === null) return soonMs
  return seconds * 1_000 <= maxWaitMs ? seconds * 1_000 + 100 * random : null
}

/** Whether a site that gave no verdict may well give one after this time. */
function isWorthAskingLater(answer: SiteAnswer | SiteFault, waitMs: number, now: Date): boolean {
  if ('fault' in answer) return answer.fault !== 'timeout' && mendable.includes(answer.fault)
  const { headers, verdict, isWall } = answer
  const seconds = parseRetryAfter(headers['retry-after'], now)
  return verdict.outcome === 'unknown' && !isWall && (seconds ?? 0) * 1_000 <= waitMs
}
