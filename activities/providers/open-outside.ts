import { findOpenFilesLimit } from '../../config/process-environment.ts'
import type { Config } from '../../config/read-config.ts'
import { openSites } from '../../config/username-sites.ts'
import deniedHosts from '../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { parseEgressAllow } from '../../research/egress/allow.ts'
import type { Db } from '../../store/database/open.ts'
import { DrawCounter } from '../../store/limits/draw-counter.ts'
import type { ActivityDeps } from '../deps.ts'
import { createFetcher } from '../fetch/create-fetcher.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import { createCanaryMemory } from '../sweep/canary.ts'
import { chooseProbePlaces } from '../sweep/choose-probe-places.ts'
import { createProbeRoom } from '../sweep/site-queue.ts'
import { createKeptResponses } from './kept-responses.ts'
import { RequestLeases } from './request-leases.ts'

/** To one origin; the sweep's sites get two of them each, see `runSweep`. */
const maxConnectionsPerHost = 8

/** What lookups need of the world outside. */
export type Outside = Pick<
  ActivityDeps,
  'fetcher' | 'draws' | 'kept' | 'sources' | 'sites' | 'canaries' | 'probeRoom' | 'deniedHosts'
>

/**
 * What lookups need of the world outside, from the configuration. The caller closes the fetcher.
 */
export function openOutside(
  config: Pick<Config, 'egressAllow' | 'sources' | 'usernameSitesFile' | 'contactUrl'>,
  db: Db,
  now: () => Date = () => new Date(),
): Outside {
  let sites: ReturnType<typeof openSites> | undefined
  return {
    fetcher: openFetcher(config, maxConnectionsPerHost),
    draws: new RequestLeases(new DrawCounter(db, now), now),
    kept: createKeptResponses(db, now),
    sources: config.sources,
    sites: () => {
      sites ??= openSites({ file: config.usernameSitesFile, denied: deniedHosts })
      return sites
    },
    canaries: createCanaryMemory(),
    probeRoom: createProbeRoom(
      chooseProbePlaces({ freeBytes: process.availableMemory(), maxFiles: findOpenFilesLimit() }),
    ),
    deniedHosts,
  }
}

/** The way out, with a number of connections to one origin. The caller closes it. */
export function openFetcher(
  config: Pick<Config, 'egressAllow' | 'sources' | 'contactUrl'>,
  connectionsPerHost: number,
): Fetcher {
  return createFetcher({
    allow: parseEgressAllow(config.egressAllow),
    denied: deniedHosts,
    userAgent: buildUserAgent(manifest.version, config.contactUrl),
    connectionsPerHost,
    pagesThrough: createPageGateway(config.sources.bases),
  })
}

/**
 * Pages are a provider of `SOURCE_URLS` too, called `web_pages`: where no base is named for them
 * they are asked for where they are.
 */
function createPageGateway(bases: Config['sources']['bases']): string | null {
  return bases.web_pages ?? bases['*']?.replaceAll('{provider}', 'web_pages') ?? null
}

/**
 * The one name under which the service fetches: `people-research/<version>
 * (+<contact url>)`.
 * @param contactUrl where those who run a site find out who we are and how to be left alone
 */
export function buildUserAgent(version: string, contactUrl: string): string {
  return `people-research/${version} (+${contactUrl})`
}
