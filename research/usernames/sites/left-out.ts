import { type DeniedHost, isDenied } from '../../egress/host.ts'
import { findHosts } from '../../text/addresses/find-hosts.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { Site } from './site.ts'
import { sensitiveHosts, sensitiveNames } from './tables/sensitive-sites.ts'

const leaveOutReasons = [
  'denied_host',
  'category',
  'sensitive_site',
  'credentials',
  'not_a_profile',
] as const
type LeaveOutReason = (typeof leaveOutReasons)[number]

/** Categories that say more about a person than that an account exists. */
const categories = [
  'adult',
  'xx nsfw xx',
  'nsfw',
  'dating',
  'health',
  'political',
  'finance',
  'archived',
]

const deniedHosts = sensitiveHosts.map((host) => ({ host, reason: 'sensitive_site' }))

const sensitiveName = new RegExp(joinAlternatives(sensitiveNames), 'i')

/** Keys and identifiers that the list's authors borrowed from a site's own page. */
const borrowed = /[?&](?:api_?key|client_id|access_token|token|app_id|auth)=|[?&]app=[0-9a-f]{16,}/i
const borrowedHeader = /^(?:cookie|authorization|x-csrf|x-api-key|x-guest|x-auth)/i

const searchAddress = new RegExp(
  unwrap`
    [/.?&=_-](?:search(?:page|_author|engine)?|autocomplete|wayback|advancedsearch)\b|[?&](?:q
    |query|keywords?|inname)=`,
  'i',
)

/**
 * Why a row is no part of the sweep, or null when it is.
 * @param denied hosts that no source may be read from (fixtures/egress)
 */
export function chooseLeaveOutReason(
  site: Site,
  denied: readonly DeniedHost[],
): LeaveOutReason | null {
  const urls = [site.probeUrl, site.pageUrl]
  const hosts = urls.flatMap(findHosts)
  // also a copy of a denied site elsewhere: "archive.org/…?url=https://denied.example/{account}"
  if (hosts.some((host) => isDenied(host, denied))) return 'denied_host'
  if (categories.includes(site.category.toLowerCase())) return 'category'
  if (
    hosts.some((host) => isDenied(host, deniedHosts)) ||
    sensitiveName.test(site.name) ||
    hosts.some((host) => sensitiveName.test(host))
  )
    return 'sensitive_site'
  if (
    urls.some((url) => borrowed.test(url)) ||
    Object.keys(site.headers).some((name) => borrowedHeader.test(name))
  )
    return 'credentials'
  if (searchAddress.test(site.probeUrl)) return 'not_a_profile'
  return null
}
