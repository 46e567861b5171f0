import { isPrivateAddress } from '../safety/is-private-address.ts'
import { toPageKey } from '../text/addresses/page-key.ts'
import { dropDuplicates } from '../text/order.ts'
import type { FoundPicture } from './picture-part.ts'

/** A page or a picture as all providers together name it. */
export type PictureMatch = {
  /** Null where the picture is known, and no page that shows it. */
  pageUrl: string | null
  title: string
  /** Whole pictures before parts of one. */
  imageUrls: string[]
  providers: string[]
}

export type Candidates = { matches: PictureMatch[]; similar: PictureMatch[] }

/** More than this is for no reader. */
const [maxMatches, maxSimilar] = [100, 50]

/** No address that people share is longer. Characters. */
const maxLength = 2_048

/** `key`: of the page of a match, of the picture of a similar one. `place`: among all answers. */
type Found = PictureMatch & { key: string; isWhole: boolean; place: number }

/**
 * One entry for each page that shows the picture, and for each picture that looks alike; what
 * several providers name comes first. A similar picture that a match shows belongs to that match.
 * @param found of each provider in its own order, providers in the order in which they are asked
 */
export function mergePictures(found: readonly FoundPicture[]): Candidates {
  const byKind = (kind: 'match' | 'similar') =>
    found.flatMap((one, place) => (one.part.kind === kind ? parseFound(one, place) : []))
  const matches = mergeByKey(byKind('match'))
  const alike = byKind('similar').filter((one) => {
    const match = matches.find((other) => shows(other, one))
    if (match !== undefined)
      match.providers = dropDuplicates([...match.providers, ...one.providers])
    return match === undefined
  })
  const similar = mergeByPage(alike)
  return {
    matches: matches.sort(compareFound).slice(0, maxMatches).map(toCandidate),
    similar: similar.sort(compareFound).slice(0, maxSimilar).map(toCandidate),
  }
}

/** Empty where what it is about has no address on the web. */
function parseFound({ provider, part }: FoundPicture, place: number): Found[] {
  const pageUrl = toMatchAddress(part.pageUrl)
  const imageUrl = toMatchAddress(part.imageUrl)
  const key = keyIn(part.kind === 'match' ? pageUrl : imageUrl)
  if (key === null) return []
  const isWhole = part.kind === 'match' && part.isWhole
  const imageUrls = imageUrl === null ? [] : [imageUrl]
  return [{ key, pageUrl, title: part.title, imageUrls, providers: [provider], isWhole, place }]
}

/**
 * One spelling of an address on the web; null for what is none, or too long, or states what is
 * never shown of a person.
 */
export function toMatchAddress(url: string | null): string | null {
  const href = keyIn(url) === null ? null : (URL.parse(url ?? '')?.href ?? null)
  return href === null || href.length > maxLength || isPrivateAddress(href) ? null : href
}

function keyIn(url: string | null): string | null {
  return url === null ? null : toPageKey(url)
}

function mergeByKey(found: readonly Found[]): Found[] {
  return [...Map.groupBy(found, ({ key }) => key).values()].map(mergeFound)
}

/** A picture on two pages is two entries; where one provider knows no page, it is the other's. */
function mergeByPage(found: readonly Found[]): Found[] {
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((some) => {
    const known = some.find(({ pageUrl }) => pageUrl !== null)?.pageUrl ?? null
    const paged = some.map((one) => ({ ...one, pageUrl: one.pageUrl ?? known }))
    return [...Map.groupBy(paged, ({ pageUrl }) => keyIn(pageUrl)).values()].map(mergeFound)
  })
}

function mergeFound(some: readonly Found[]): Found {
  const [whole, parts] = [true, false].map((is) => some.filter(({ isWhole }) => isWhole === is))
  const images = [...(whole ?? []), ...(parts ?? [])].flatMap(({ imageUrls }) => imageUrls)
  const [first] = some
  return {
    key: first?.key ?? '',
    pageUrl: first?.pageUrl ?? null,
    title: some.map(({ title }) => title).find((title) => title !== '') ?? '',
    imageUrls: [...Map.groupBy(images, keyIn).values()].flatMap(([url]) => url ?? []),
    providers: dropDuplicates(some.flatMap(({ providers }) => providers)),
    isWhole: some.some(({ isWhole }) => isWhole),
    place: first?.place ?? 0,
  }
}

/** Whether a match shows this very picture, and no other page is known for it. */
function shows(match: Found, { key, pageUrl }: Found): boolean {
  const page = keyIn(pageUrl)
  const isElsewhere = page !== null && page !== match.key && page !== key
  return !isElsewhere && match.imageUrls.some((url) => toPageKey(url) === key)
}

function compareFound(a: Found, b: Found): number {
  return (
    b.providers.length - a.providers.length ||
    Number(b.isWhole) - Number(a.isWhole) ||
    a.place - b.place
  )
}

function toCandidate({ pageUrl, title, imageUrls, providers }: Found): PictureMatch {
  return { pageUrl, title, imageUrls, providers }
}
