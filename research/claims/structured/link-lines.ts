import { parseProfileUrl, platformNames } from '../../identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import { toWebAddress } from '../../text/addresses/parse-host.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { handleLeads, reachingVerbs } from '../patterns/tables/website-words.ts'
import { type RecordText, RecordWriter } from './record-text.ts'

/** The page's owner says so; whether the account says the same is not known. */
const confidence = 70
/** The words of a link say so. */
const namedConfidence = 62
const maxLinks = 30

type Link = { url: string; text: string; isMe: boolean }

/**
 * The accounts that a page marks as its owner's (`rel=me`) as lines `Link: …` with their claims.
 * They hold only where the page is the person's own, which the caller decides.
 */
export function buildMarkedLinkLines(links: readonly Link[]): RecordText {
  return linkLines(
    links.filter(({ isMe }) => isMe),
    confidence,
  )
}

/**
 * The accounts behind links of nothing but the platform or the handle: the owner's on a site of the
 * own.
 */
export function buildBareLinkLines(links: readonly Link[]): RecordText {
  return linkLines(
    links.filter((link) => !link.isMe && isBareLink(link)),
    namedConfidence,
  )
}

/** The accounts behind links that name the person: "Zelda on GitHub". */
export function buildNamedLinkLines(links: readonly Link[], names: readonly string[]): RecordText {
  return linkLines(
    chooseOneEach(
      links.filter((link) => !link.isMe && namesPerson(link, names)),
      names,
    ),
    namedConfidence,
  )
}

/**
 * The accounts behind links of nothing but the platform or the handle that stand in sentences about
 * the person: "GitHub" in the person's card, "under the handle @qx7". Where several links read the
 * same, each stands where its words do, in order. `isBeside`: in brackets right behind the name.
 */
export function buildPlacedLinkLines(
  links: readonly Link[],
  text: string,
  { isTheirs, isBeside }: Readonly<Record<'isTheirs' | 'isBeside', (at: number) => boolean>>,
): RecordText {
  const bare = links.slice(0, maxPlacedLinks).filter((link) => !link.isMe && isBareLink(link))
  const placed = [...Map.groupBy(bare, (link) => link.text.trim()).entries()].flatMap(
    ([words, same]) => {
      const places = listPlaces(text, words)
      const isClear = places.length === links.filter((link) => link.text.trim() === words).length
      const isLedTo = (at: number) =>
        isBeside(at) || (isTheirs(at) && leadsTo(text.slice(0, at), words))
      return isClear ? same.filter((_, at) => isLedTo(places[at] ?? -1)) : []
    },
  )
  const one = [...Map.groupBy(placed, ({ url }) => parseProfileUrl(url)?.platform).values()]
  return linkLines(
    one.flatMap((some) => (some.length === 1 ? some : [])),
    namedConfidence,
  )
}

const mark = '^|[|·•,;:([/–—-]'
const owner = 'her|his|their|my'
/** In front of a platform or what is kept there: "her code", not "praised the code". */
const beforePlatform = new RegExp(
  String.raw`(?:${mark}|\b(?:on|via|over|${owner}|and|or))\s*$`,
  'u',
)
const beforeKept = new RegExp(String.raw`(?:${mark}|\b(?:${owner}|and|or))\s*$`, 'u')
/** In front of a handle: "as @qx7", not "inspired by @orank" or "works at @globex". */
const beforeHandle = new RegExp(
  unwrap`
    (?:^|[|·•:[/–—-]|\b${joinAlternatives(handleLeads)}
    |\b${joinAlternatives(reachingVerbs)}\b[^.;]{0,40}\b(?:at|on))\s*$`,
  'iu',
)
const maxLeadLength = 80

/** Whether the words in front of a link lead to an account of the one they are about. */
function leadsTo(front: string, words: string): boolean {
  const [near = ''] = front
    .slice(-maxLeadLength)
    .split(/\n|[.!?]\s/u)
    .slice(-1)
  const shown = words.toLowerCase()
  if (kept.has(shown)) return beforeKept.test(near)
  const opensWithPlatform = platformNames.includes(toPlatformName(shown.split(/[:/@]/u)[0] ?? ''))
  return (opensWithPlatform ? beforePlatform : beforeHandle).test(near)
}

const maxPlacedLinks = 100
const maxPlaces = 100

/** Where words stand in a text, not as a part of longer ones. */
function listPlaces(text: string, words: string): number[] {
  const places: number[] = []
  if (words === '') return places
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
    const [before = '', behind = ''] = [text.slice(at - 1, at), text.slice(at + words.length)]
    if (!/[\p{L}\p{N}@.]/u.test(before) && !/^[\p{L}\p{N}@]/u.test(behind.slice(0, 1)))
      places.push(at)
    if (places.length > maxPlaces) return []
  }
  return places
}

/**
 * Several accounts of one platform are of several bearers of a name: the one whose handle holds the
 * family name counts, else none.
 */
function chooseOneEach(links: readonly Link[], names: readonly string[]): Link[] {
  const families = names.flatMap((name) => foldWords(name).slice(-1))
  const read = links.flatMap((link) => {
    const profile = parseProfileUrl(link.url)
    return profile === null ? [] : [{ link, ...profile, handle: profile.handle.toLowerCase() }]
  })
  return [...Map.groupBy(read, ({ platform }) => platform).values()].flatMap((some) => {
    const count = (all: typeof some) => new Set(all.map(({ handle }) => handle)).size
    const named = some.filter(({ handle }) => families.some((family) => handle.includes(family)))
    const left = count(some) > 1 ? named : some
    return count(left) === 1 ? left.map(({ link }) => link) : []
  })
}

/**
 * A search on a site is no profile, and a file of its software no handle. `x.com/zquib?s=20` is
 * how a profile is shared.
 */
const isSearch = /^https?:\/\/[^/]+\/?(?:index\.php)?\?(?:[^#]*&)?(?:s|q|query|search)=/iu
const isFile = /\.(?:cfm|php|aspx?|jsp)$/iu

function linkLines(links: readonly Pick<Link, 'url'>[], sure: number): RecordText {
  const writer = new RecordWriter('structured')
  for (const { url } of links.slice(0, maxLinks)) {
    const profile = isSearch.test(url) ? null : parseProfileUrl(url)
    if (profile === null || isFile.test(profile.handle)) continue
    const line = writer.line('Link', `${url} (${profile.platform}: ${profile.handle})`)
    const value = { platform: profile.platform, username: profile.handle, url }
    writer.claim({ path: 'social.accounts', value }, line, sure)
  }
  return writer.finish()
}

/** Nothing but the platform's name, what people keep there, the handle or its address. */
function isBareLink({ url, text }: Link): boolean {
  const profile = parseProfileUrl(url)
  if (profile === null) return false
  const shown = text.trim().toLowerCase()
  const [handle = ''] = profile.handle.toLowerCase().split('@')
  return (
    toPlatformName(shown) === profile.platform ||
    kept.get(shown)?.includes(profile.platform) === true ||
    shown.replace(/^@/, '').split('@')[0] === handle ||
    isBehindPlatform(shown, profile.platform, handle) ||
    parseProfileUrl(toWebAddress(shown))?.handle.toLowerCase() === profile.handle.toLowerCase()
  )
}

/** "gh/qx7", "GitHub: @qx7" */
function isBehindPlatform(shown: string, platform: string, handle: string): boolean {
  const [, name = '', behind] = /^([\p{L} ]{1,20}?)\s?[:/@]\s?@?(\S+)$/u.exec(shown) ?? []
  return behind === handle && toPlatformName(name) === platform
}

/** What people keep on a platform, as a link calls it. */
const kept: ReadonlyMap<string, readonly string[]> = new Map(
  [
    { words: 'code|my code|source|repos|repositories', on: ['github', 'gitlab', 'codeberg'] },
    { words: 'toots|my toots|fedi|masto', on: ['mastodon'] },
    { words: 'tweets|my tweets', on: ['x'] },
    { words: 'photos|pictures|my photos', on: ['instagram', 'flickr'] },
    { words: 'videos|my videos', on: ['youtube'] },
  ].flatMap(({ words, on }) => words.split('|').map((word) => [word, on] as const)),
)

const ofOwner = /(?:^|\s)((?:\p{Lu}[\p{L}’'-]*\s){0,3}\p{Lu}[\p{L}-]*)['’]s?\s(\p{L}+)[.\s]*$/u

/** "Originals on Zelda's GitHub": whose account it is, and where. */
function partOfOwner(text: string): string {
  const found = ofOwner.exec(text)
  return found === null ? text : `${found[1]} ${found[2]}`
}

/** What people call their page on a platform. */
const accountNouns = parseWordSet('profile page account')

/** Words of the name and the platform, and nothing else. */
function namesPerson({ url, text }: Link, names: readonly string[]): boolean {
  const profile = parseProfileUrl(url)
  if (profile === null) return false
  const nameWords = new Set(names.flatMap(foldWords))
  const words = foldWords(partOfOwner(text)).filter(
    (word) => nameWords.has(word) || !(functionWords.has(word) || accountNouns.has(word)),
  )
  const own = words.filter((word) => toPlatformName(word) !== profile.platform)
  const isNamed = (name: string) => {
    const all = foldWords(name)
    const isWhole = own.length === all.length && own.every((word) => all.includes(word))
    const isPart =
      own.length > 0 && own.length < words.length && own.every((word) => all.includes(word))
    return isWhole || isPart
  }
  return names.some(isNamed)
}
