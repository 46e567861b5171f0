import { decodePercents } from '../text/addresses/decode-percents.ts'
import { findHosts } from '../text/addresses/find-hosts.ts'
import { toRegistrableDomain } from '../text/addresses/to-registrable-domain.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'

/** Parameters that say where a visitor comes from or goes next: only the outer page is read. */
const leadsAway = parseWordSet(
  'ref referer referrer return returnto returnurl next continue callback from via source share ' +
    'redirect redirectto redirecturl redirecturi dest destination goto back service relaystate ' +
    'origin to website homepage',
)
/**
 * Words of a path that send a visitor on or take an address down, whatever its query is called. An
 * address that answers with a page instead of sending on may be a reader's.
 */
const sendsOn = parseWordSet(
  'share sharer click clicks track out outbound exit away redirect redir leave login signin ' +
    'signup register contact comment',
)
/** What is searched for is no page, except for a copy that is asked for by its address. */
const isSearched = parseWordSet('q query search text s keywords term')
const copy = /^cache:(?:[\w-]{6,20}:(?!\/))?/i

/**
 * The hosts of the pages that a page is a copy or a translation of, as its address says: in the
 * path (archives), in the query (readers, caches) or in the name (`www-example-org.proxy.example`,
 * `www.example.org.proxy.example`).
 * @param isAnswered whether the address has answered with a page
 */
export function listCarriedHosts(url: URL, { isAnswered }: { isAnswered: boolean }): string[] {
  const words = url.pathname.toLowerCase().split(/[/._-]/)
  const isRead = isAnswered || !words.some((word) => sendsOn.has(word))
  return [
    ...findHosts(decodePercents(url.pathname)),
    ...[...url.searchParams].flatMap(([name, value]) => listQueryHosts(name, value, isRead)),
    ...listNameHosts(url.hostname),
  ]
}

function listQueryHosts(name: string, value: string, isRead: boolean): string[] {
  const key = name.toLowerCase().replace(/[^a-z]/g, '')
  const read = decodePercents(value).trim()
  if (copy.test(read)) return findHosts(`=${read.replace(copy, '').replace(/^(?!https?:)/i, '//')}`)
  if (leadsAway.has(key) || key.startsWith('utm') || isSearched.has(key)) return []
  return isRead && /^https?:/i.test(read) ? findHosts(`=${read}`) : []
}

/**
 * Whole in front of the proxy's own domain, or in one word, where a hyphen stands for a dot and two
 * for a hyphen.
 */
function listNameHosts(host: string): string[] {
  const labels = host.split('.')
  const [first = ''] = labels
  if (labels.length < 3) return []
  const own = toRegistrableDomain(host, { arePrivate: false }).split('.').length
  const ahead = labels.slice(0, -own)
  const whole = ahead.slice(1).map((_, place) => ahead.slice(0, place + 2).join('.'))
  return first.includes('-')
    ? [...whole, first.replace(/--|-/g, (sign) => (sign === '-' ? '.' : '-'))]
    : whole
}
