import { getDomain } from 'tldts'
import type { Focused } from '../case/focus/choose-focus-person.ts'
import { parsePlatformProfile } from '../identity/profiles/parse-profile-url.ts'
import type { PageReading } from '../pages/page-reading.ts'
import type { Finding } from '../records/finding.ts'
import { toPageAddress, toPageKey } from '../text/addresses/page-key.ts'
import { parseHost } from '../text/addresses/parse-host.ts'
import { toRegistrableDomain } from '../text/addresses/to-registrable-domain.ts'
import { joinAlternatives } from '../text/patterns/unwrap.ts'
import { ownPageWords } from './tables/page-words.ts'

const max = { pages: 28, spares: 28, ofOneDomain: 5, further: 8 } as const

/** `spares` take the place of pages that give nothing, in their order. */
type PagesToRead = { pages: string[]; spares: string[] }

/** Registers of works and people, whose content is available by API. */
const registers = new Set([
  'doi.org',
  'orcid.org',
  'wikidata.org',
  'wikipedia.org',
  'openalex.org',
  'semanticscholar.org',
  'keybase.io',
])

/**
 * The pages that a dossier reads first, the most informative first: the person's own sites, then
 * results that name them, then those whose owner is unknown or uncertain, since the page says more
 * than two lines of a search engine. Pages whose content an API has already delivered are skipped.
 * @param own findings of the person that is meant
 * @param others all other findings, those least likely to belong to another person first
 */
export function choosePagesToRead(
  own: readonly Finding[],
  others: readonly Finding[],
): PagesToRead {
  const isSite = (url: string) =>
    parsePlatformProfile(url) === null && !registers.has(getDomain(url) ?? '')
  const sites = own.flatMap(({ links }) => links.map(({ url }) => url)).filter(isSite)
  const shown = [...own, ...others].filter(
    ({ kind, method }) => kind === 'page' || method === 'search_result' || method === 'page_text',
  )
  const records = own
    .filter(({ kind, method }) => kind !== 'page' && method !== 'search_result')
    .map(({ url }) => url)
  const all = spread([...sites, ...shown.map(({ url }) => url)], records)
  return {
    pages: all.slice(0, max.pages),
    spares: all.slice(max.pages, max.pages + max.spares),
  }
}

/**
 * The pages that are read of what was found, the most telling first, with those that replace pages
 * that give nothing.
 */
export function planPages(
  focused: Pick<Focused, 'own' | 'findings' | 'people' | 'focus'>,
): PagesToRead {
  return choosePagesToRead(focused.own, findOthers(focused))
}

/**
 * What was found beside the person that is meant; what is in no hit of someone else comes first.
 */
function findOthers({
  findings,
  people,
  focus,
}: Pick<Focused, 'findings' | 'people' | 'focus'>): Finding[] {
  const theirs = new Set(focus?.recordIds ?? [])
  const taken = new Set(
    people.groups.filter(({ hitId }) => hitId !== null).flatMap(({ recordIds }) => recordIds),
  )
  const others = [...findings].filter(([id]) => !theirs.has(id))
  return [
    ...others.filter(([id]) => !taken.has(id)),
    ...others.filter(([id]) => taken.has(id)),
  ].map(([, finding]) => finding)
}

const telling = new RegExp(String.raw`\b${joinAlternatives(ownPageWords)}\b`, 'i')

/**
 * What the person's own page leads to: their other sites, and the pages of this one that are about
 * them.
 */
export function chooseFurtherPages(
  reading: Pick<PageReading, 'links'>,
  url: string,
  known: ReadonlySet<string>,
): string[] {
  const host = parseHost(url)
  const wanted = reading.links.filter((link) => {
    const to = URL.parse(link.url)
    if (to === null) return false
    if (parseHost(link.url) === host) return telling.test(`${to.pathname} ${link.text}`)
    return link.isMe && parsePlatformProfile(link.url) === null
  })
  return spread(
    wanted.map((link) => link.url),
    known,
  ).slice(0, max.further)
}

/** Each address once, and not too many of one domain. */
function spread(urls: readonly string[], known: Iterable<string>): string[] {
  const seen = new Set([...known].flatMap((url) => toPageKey(url) ?? []))
  const counts = new Map<string, number>()
  return urls.flatMap((url) => {
    const [page, key] = [toPageAddress(url), toPageKey(url)]
    if (page === null || key === null || seen.has(key)) return []
    seen.add(key)
    const domain = toRegistrableDomain(parseHost(page) ?? '', { arePrivate: false })
    const count = (counts.get(domain) ?? 0) + 1
    counts.set(domain, count)
    return count > max.ofOneDomain ? [] : [page]
  })
}
