import { decodePercents } from '../text/addresses/decode-percents.ts'
import { findHosts } from '../text/addresses/find-hosts.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'

/** Parameters that say where a visitor comes from or goes next: only the outer page is read. */
const leadsAway = parseWordSet(
  'ref referer referrer return returnto returnurl next continue callback from via source share ' +
    'redirect redirectto redirecturl redirecturi dest destination goto back service relaystate ' +
    'origin',
)
/** What is searched for is no page, except for a copy that is asked for by its address. */
const isSearched = parseWordSet('q query search text s keywords term')
const copy = /^cache:(?:[\w-]{6,20}:(?!\/))?/i

/**
 * The hosts of the pages that a page is a copy or a translation of, as its address says: in the
 * path (archives), in the query (readers, caches) or in the name (`www-example-org.proxy.example`).
 */
export function listCarriedHosts(url: URL): string[] {
  return [
    ...findHosts(decodePercents(url.pathname)),
    ...[...url.searchParams].flatMap(([name, value]) => listQueryHosts(name, value)),
    ...listNameHosts(url.hostname),
  ]
}

function listQueryHosts(name: string, value: string): string[] {
  const key = name.toLowerCase().replace(/[^a-z]/g, '')
  const read = decodePercents(value).trim()
  if (copy.test(read)) return findHosts(`=${read.replace(copy, '').replace(/^(?!https?:)/i, '//')}`)
  if (leadsAway.has(key) || key.startsWith('utm') || isSearched.has(key)) return []
  return /^https?:/i.test(read) ? findHosts(`=${read}`) : []
}

/** A hyphen stands for a dot, two for a hyphen. */
function listNameHosts(host: string): string[] {
  const [first = '', ...others] = host.split('.')
  if (others.length < 2 || !first.includes('-')) return []
  return [first.replace(/--|-/g, (sign) => (sign === '-' ? '.' : '-'))]
}
