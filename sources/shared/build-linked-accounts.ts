import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import { dropDuplicateLinks } from '../../research/records/drop-duplicate-links.ts'
import type { Finding, Link } from '../../research/records/finding.ts'
import { buildAccount } from './build-account.ts'

/** The other platform is not queried: the link was verified once, and the account may be gone. */
const vouchedTrust = 85

/**
 * The accounts that vouched links lead to, as far as their platforms are known. What they were
 * matched on is not theirs to say.
 */
export function buildLinkedAccounts(links: readonly Link[]): Finding[] {
  return dropDuplicateLinks(links).flatMap(({ url }) => {
    const profile = parseProfileUrl(url)
    if (profile === null) return []
    const { platform, handle } = profile
    return [buildAccount({ platform, username: handle, url, matchedOn: [], trust: vouchedTrust })]
  })
}
