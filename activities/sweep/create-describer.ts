import type { Finding } from '../../research/records/finding.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import { fetchProfile } from './fetch-profile.ts'
import type { SiteAccount, SiteSweep } from './fetch-site-account.ts'
import { parseDomain } from './parse-domain.ts'
import { createSiteQueue } from './site-queue.ts'

/** Pages that are read at once: parsing them takes the process's own time. */
const maxPagesAtOnce = 8
/** A site that took longer would hold up the whole sweep with another page. */
const slowMs = 6_000

type Describer = (site: Site, account: SiteAccount, tookMs: number) => Promise<void>

/**
 * Reads the pages of found accounts while no site waits to be asked. An account whose page cannot
 * be read stands without details.
 * @param describe receives null where there are none
 */
export function createDescriber(
  sweep: SiteSweep,
  describe: (site: string, finding: Finding | null) => void,
): Describer {
  const reading = createSiteQueue({ atOnce: maxPagesAtOnce, perHost: 1 })
  return async (site, { finding, common, apiUrl }, tookMs) => {
    if (tookMs > slowMs) return describe(site.name, null)
    const host = parseDomain(finding.url)
    const question = { finding, siteName: site.name, common, apiUrl }
    const detailed = await reading
      .run(host, 'usual', () => sweep.queue.run(host, 'idle', () => fetchProfile(question, sweep)))
      // a page that no parser gets through has no details
      .catch(() => null)
    if (!sweep.signal.aborted) describe(site.name, detailed)
  }
}
