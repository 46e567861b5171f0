import type { DeniedHost } from '../../research/egress/host.ts'
import type { Finding } from '../../research/records/finding.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import { type CanaryMemory, createCanaryMemory } from './canary.ts'
import { createDescriber } from './create-describer.ts'
import { fetchKnownAccount, fetchSiteAccount, type SiteSweep } from './fetch-site-account.ts'
import { createOpenSites, type OpenSites } from './open-sites.ts'
import { createOutageWatch } from './outage.ts'
import type { SiteOutcome } from './site-outcome.ts'
import { createSiteQueue, type ProbeRoom } from './site-queue.ts'

/**
 * A site that answers within ten seconds is heard; with one second try all of its questions end
 * within this.
 */
const siteTimeoutMs = 12_000
/** Requests to one host at a time: as few as one visitor makes. */
const maxRequestsPerHost = 2

/** Why a sweep ends early, with the outcome of what is unfinished then. */
const stopOutcomes = { deadline: 'timeout', stopped: 'timeout', offline: 'error' } as const
type StopReason = keyof typeof stopOutcomes

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
  const { fetcher, denied, seed, canaries = createCanaryMemory() } = given
  const over = new AbortController()
  const open = createOpenSites(sites, given.report)
  const stopped = Promise.withResolvers<void>()
  const stop = (reason: StopReason) => {
    over.abort()
    try {
      open.settleRest({ outcome: stopOutcomes[reason], reason, finding: null })
      stopped.resolve()
    } catch (error) {
      stopped.reject(error)
    }
  }
  const queue = createSiteQueue({
    atOnce: given.atOnce,
    perHost: maxRequestsPerHost,
    room: given.room,
  })
  const sweep: SiteSweep = {
    fetcher,
    denied,
    seed,
    canaries,
    queue,
    outage: createOutageWatch(() => stop('offline')),
    signal: over.signal,
    siteTimeoutMs,
    nearEnd: open.nearEnd,
  }
  const describer = given.describe === undefined ? null : createDescriber(sweep, given.describe)
  const unwatch = watchStops(given, stop)
  try {
    const work = () => [
      ...sites.map((site) => sweepSite(site, username, { sweep, open, describer })),
      ...(given.undescribed ?? []).map(({ site, finding }) =>
        describeKnownSite(site, finding, { sweep, describer }),
      ),
    ]
    await Promise.race([stopped.promise, Promise.all(over.signal.aborted ? [] : work())])
  } finally {
    unwatch()
    over.abort()
    queue.close()
  }
}

/** Calls `stop` when the caller ends the sweep, at once if it has, or time is over. */
function watchStops(
  { signal, deadlineMs }: Pick<Given, 'signal' | 'deadlineMs'>,
  stop: (reason: StopReason) => void,
): () => void {
  const onAbort = () => stop('stopped')
  if (signal.aborted) {
    onAbort()
    return () => undefined
  }
  signal.addEventListener('abort', onAbort, { once: true })
  const timer =
    deadlineMs === undefined ? undefined : setTimeout(() => stop('deadline'), deadlineMs)
  return () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}

type Describer = ReturnType<typeof createDescriber> | null

/** Asks one site, reports what it says, and describes the account that it has. */
async function sweepSite(
  site: Site,
  username: string,
  { sweep, open, describer }: { sweep: SiteSweep; open: OpenSites; describer: Describer },
): Promise<void> {
  const result = await fetchSiteAccount(site, username, sweep, () => open.begin(site)).catch(
    (error: unknown) =>
      // an answer so odd that the judgement fell over it must not end the sweep of the others
      ({ outcome: 'error' as const, reason: error instanceof Error ? error.name : 'unknown' }),
  )
  if (sweep.signal.aborted) return
  if ('outcome' in result) return open.settle(site, { ...result, finding: null })
  const tookMs = open.measure(site)
  open.settle(site, { outcome: 'found', reason: result.reason, finding: result.finding })
  await describer?.(site, result, tookMs)
}

/** Describes an account that an earlier try reported. */
async function describeKnownSite(
  site: Site,
  finding: Finding,
  { sweep, describer }: { sweep: SiteSweep; describer: Describer },
): Promise<void> {
  await describer?.(site, await fetchKnownAccount(site, finding, sweep), 0)
}
