import type { DeniedHost } from '../../research/egress/host.ts'
import type { Finding } from '../../research/records/finding.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import { type CanaryMemory, createCanaryMemory } from './canary.ts'
import { createDescriber } from './describe-account.ts'
import { fetchKnownAccount, fetchSiteAccount, type SiteSweep } from './fetch-site-account.ts'
import { createOutageWatch } from './outage.ts'
import type { SiteOutcome } from './site-outcome.ts'
import { createSiteQueue, type ProbeRoom } from './site-queue.ts'

/**
 * A site that answers within ten seconds is heard; with one second try all of its questions end
 * within this.
 */
const siteTimeoutMs = 12_000
/** Requests to one host at a time: as few as one visitor makes. */
const perHost = 2
/** Which sites are the last to answer: a share of all, and at least so many. */
const last = { share: 0.1, minSites: 8 }

type Given = {
  fetcher: Fetcher
  denied: readonly DeniedHost[]
  /** The day, for made-up names. */
  seed: string
  /**
   * Ends the sweep: what is unfinished is reported as `timeout`, with the reason `stopped`. A
   * machine without a network ends it, too: then as `error`, with the reason `offline`.
   */
  signal: AbortSignal
  /** From now on; what is unfinished then is reported as `timeout`, with the reason `deadline`. */
  deadlineMs?: number | undefined
  /** Requests in flight overall. */
  atOnce: number
  /** Shared with the other sweeps of the process. */
  room?: ProbeRoom | undefined
  /** Kept by the process, so that a site is asked for its canary once a day. */
  canaries?: CanaryMemory | undefined
  /** Called exactly once for each site, as soon as it is known. */
  report: (outcome: SiteOutcome) => void
  /**
   * Called once for each account found, after its report, with what its page says about its owner;
   * null when it says nothing.
   */
  describe?: ((site: string, finding: Finding | null) => void) | undefined
  /** Accounts that an earlier try reported and did not describe. */
  undescribed?: readonly { site: Site; finding: Finding }[] | undefined
}

/**
 * Asks every site whether it has an account of this name. Resolves when all are
 * reported and described; rejects only with what a callback throws. Two sites of one sweep bear two
 * names. To resume, pass the sites that were not reported yet.
 */
export async function runSweep(
  sites: readonly Site[],
  username: string,
  given: Given,
): Promise<void> {
  const over = new AbortController()
  const queue = createSiteQueue({ atOnce: given.atOnce, perHost, room: given.room })
  const { fetcher, denied, seed, canaries = createCanaryMemory() } = given
  const nearEnd = Promise.withResolvers<void>()
  let atOutage = () => {}
  const outage = createOutageWatch(() => atOutage())
  const sweep: SiteSweep = {
    fetcher,
    denied,
    seed,
    canaries,
    queue,
    outage,
    signal: over.signal,
    siteTimeoutMs,
    nearEnd: nearEnd.promise,
  }
  const describer = given.describe === undefined ? null : createDescriber(sweep, given.describe)
  const open = new Map<Site, number | null>(sites.map((site) => [site, null]))
  const endNears = () =>
    open.size <= Math.max(last.minSites, sites.length * last.share) && nearEnd.resolve()
  endNears()
  const settle = (site: Site, outcome: Pick<SiteOutcome, 'outcome' | 'reason' | 'finding'>) => {
    const started = open.get(site)
    if (started === undefined || !open.delete(site)) return
    endNears()
    given.report({
      site: site.name,
      ...outcome,
      durationMs: started === null ? 0 : Math.round(performance.now() - started),
    })
  }

  const sweepOne = async (site: Site) => {
    const result = await fetchSiteAccount(
      site,
      username,
      sweep,
      () => open.has(site) && open.set(site, performance.now()),
    ).catch((error: unknown) =>
      // an answer so odd that the judgement fell over it must not end the sweep of the others
      ({ outcome: 'error' as const, reason: error instanceof Error ? error.name : 'unknown' }),
    )
    if (over.signal.aborted) return
    if ('outcome' in result) return settle(site, { ...result, finding: null })
    const tookMs = performance.now() - (open.get(site) ?? 0)
    settle(site, { outcome: 'found', reason: result.reason, finding: result.finding })
    await describer?.(site, result, tookMs)
  }

  const recall = async ({ site, finding }: { site: Site; finding: Finding }) => {
    await describer?.(site, await fetchKnownAccount(site, finding, sweep), 0)
  }

  let timer: NodeJS.Timeout | undefined
  let atStop = () => {}
  const stopped = new Promise<void>((resolve, reject) => {
    const stop = (reason: 'deadline' | 'stopped' | 'offline') => {
      over.abort()
      const outcome = reason === 'offline' ? 'error' : 'timeout'
      try {
        for (const site of [...open.keys()]) settle(site, { outcome, reason, finding: null })
        resolve()
      } catch (error) {
        reject(error)
      }
    }
    atStop = () => stop('stopped')
    atOutage = () => stop('offline')
    if (given.signal.aborted) return atStop()
    given.signal.addEventListener('abort', atStop, { once: true })
    if (given.deadlineMs !== undefined) timer = setTimeout(() => stop('deadline'), given.deadlineMs)
  })
  try {
    const work = () => [...sites.map(sweepOne), ...(given.undescribed ?? []).map(recall)]
    await Promise.race([stopped, Promise.all(over.signal.aborted ? [] : work())])
  } finally {
    clearTimeout(timer)
    given.signal.removeEventListener('abort', atStop)
    over.abort()
    queue.close()
  }
}
