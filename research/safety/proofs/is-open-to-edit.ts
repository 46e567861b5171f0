import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'

/** Sites whose pages any visitor may write. */
const openSites = new Set([
  'wikipedia.org',
  'wikidata.org',
  'wikimedia.org',
  'wikiquote.org',
  'wikinews.org',
  'wikitia.com',
  'everybodywiki.com',
  'fandom.com',
  'miraheze.org',
  'openstreetmap.org',
  'musicbrainz.org',
  'genius.com',
])

/** Whether others than its owner may edit a page, so that a code on it proves nothing. */
export function isOpenToEdit(url: string): boolean {
  const { hostname, pathname } = new URL(url)
  return (
    openSites.has(toRegistrableDomain(hostname, { arePrivate: true })) ||
    /^wiki\./.test(hostname) ||
    /\/(?:wiki|w)\/|index\.php$/i.test(pathname)
  )
}
